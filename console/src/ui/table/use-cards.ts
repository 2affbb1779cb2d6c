import { useLayoutEffect, useState } from 'react';

/** Breakpoint: narrower than this, data-table.module.css lays rows out as cards. */
const CARDS_BELOW_PX = 640;

/** True if a table in the container lays out its rows as cards. */
export function useCards(container: HTMLElement | null): boolean {
  const [areCards, setCards] = useState(false);
  useLayoutEffect(() => {
    if (!container) return;
    const measure = () => setCards(container.clientWidth > 0 && container.clientWidth <= CARDS_BELOW_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => observer.disconnect();
  }, [container]);
  return areCards;
}
