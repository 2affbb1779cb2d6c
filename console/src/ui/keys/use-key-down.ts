import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to keys anywhere on the page as soon as it is painted: an ordinary effect runs later, and on a busy machine
 * loses the key of a quick user.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
