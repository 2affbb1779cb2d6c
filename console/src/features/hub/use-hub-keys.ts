import { useCallback, useRef } from 'react';
import type { TabKeys } from './hub-context.ts';

/** What is printed on a key: the letter that it types, else the one at its place on a US keyboard. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? '';
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** Keyboard shortcuts of the hub: what was added last is asked first. */
export function useKeyboard() {
  const all = useRef<readonly TabKeys[]>([]);

  const addKeys = useCallback((keys: TabKeys) => {
    all.current = [keys, ...all.current];
    return () => {
      all.current = all.current.filter((each) => each !== keys);
    };
  }, []);

  const onKey = useCallback((event: KeyboardEvent) => {
    if (isTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const name = nameOf(event);
    all.current.find((keys) => Object.hasOwn(keys, name))?.[name]?.();
  }, []);

  return { addKeys, onKey };
}
