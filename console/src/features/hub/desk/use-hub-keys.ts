import { useCallback, useRef } from 'react';
import { isKeyTaken, nameOfKey } from '../../../ui/keys/page-keys.ts';
import type { TabKeys } from '../hub-context.ts';

/** Longest pause in milliseconds between two keys of a code that is typed by hand. */
const TYPING_MS = 500;
const NOTHING_TYPED = { typed: '', at: Number.NEGATIVE_INFINITY };

/**
 * Keyboard shortcuts of the hub; the last added ones have priority. A key that is no shortcut, and the keys that soon
 * follow it, are a code typed by hand outside its field: `onTyped` gets it.
 */
export function useKeyboard() {
  const all = useRef<readonly TabKeys[]>([]);
  const onTyped = useRef<(text: string) => void>(undefined);
  const text = useRef(NOTHING_TYPED);

  const addKeys = useCallback((keys: TabKeys) => {
    all.current = [keys, ...all.current];
    return () => {
      all.current = all.current.filter((each) => each !== keys);
    };
  }, []);

  const onKey = useCallback((event: KeyboardEvent) => {
    if (isKeyTaken(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { typed, at } = text.current;
    const goesOn = typed !== '' && event.timeStamp - at <= TYPING_MS;
    const press = event.shiftKey ? undefined : shortcutOf(all.current, nameOfKey(event));
    if (press && !goesOn) return press();
    if (event.key.length !== 1) return;
    text.current = { typed: (goesOn ? typed : '') + event.key, at: event.timeStamp };
    if (goesOn) onTyped.current?.(text.current.typed);
  }, []);

  /** Forgets keys that looked as if they were typed by hand: on a busy computer a scan's first key comes alone. */
  const onScan = useCallback(() => {
    text.current = NOTHING_TYPED;
  }, []);

  return { addKeys, onKey, onScan, onTyped };
}

function shortcutOf(all: readonly TabKeys[], name: string): (() => void) | undefined {
  return all.find((keys) => Object.hasOwn(keys, name))?.[name];
}
