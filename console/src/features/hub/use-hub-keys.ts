import { useCallback, useRef } from 'react';
import { isKeyTaken, nameOfKey } from '../../ui/page-keys.ts';
import type { TabKeys } from './hub-context.ts';

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
    if (isKeyTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const name = nameOfKey(event);
    all.current.find((keys) => Object.hasOwn(keys, name))?.[name]?.();
  }, []);

  return { addKeys, onKey };
}
