import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears what is typed anywhere on the page, from the moment that the page is painted: an ordinary effect runs later, and
 * a busy machine loses the key of somebody who is quick.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
