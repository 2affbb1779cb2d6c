/** State outside of React, which components read by `useSyncExternalStore(store.subscribe, store.read)`. */
export function externalStore<State>(initial: State) {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    read: () => state,
    set(next: State): void {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Adds the listener for each of these events. Returns a function that removes it. */
export function onEvents(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}
