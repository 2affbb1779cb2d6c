import { useEffect, useSyncExternalStore } from 'react';

export type ShownKeys = { title: string; shortcuts: readonly { keys: readonly string[]; does: string }[] };

let shown: readonly ShownKeys[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ShownKeys[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Lists the keys of a page among all others, as long as it is there. `keys` is memoised. */
export function useShownKeys(keys: ShownKeys): void {
  useEffect(() => {
    change([...shown, keys]);
    return () => change(shown.filter((each) => each !== keys));
  }, [keys]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys of the pages that are there. */
export function useKeysOfPage(): readonly ShownKeys[] {
  return useSyncExternalStore(subscribe, () => shown);
}
