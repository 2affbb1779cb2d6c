import { useEffect, useSyncExternalStore } from 'react';
import { externalStore } from '../external-store.ts';

export type ShownKeys = { title: string; shortcuts: readonly { keys: readonly string[]; does: string }[] };

const shown = externalStore<readonly ShownKeys[]>([]);

/** Lists the keys of a page while it is shown. `keys` is memoised. */
export function useShownKeys(keys: ShownKeys): void {
  useEffect(() => {
    shown.set([...shown.read(), keys]);
    return () => shown.set(shown.read().filter((each) => each !== keys));
  }, [keys]);
}

/** Returns the keys of the shown pages. */
export function useKeysOfPage(): readonly ShownKeys[] {
  return useSyncExternalStore(shown.subscribe, shown.read);
}
