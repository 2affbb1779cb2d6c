/** Returns a function that makes a value when it is first called: a page's first format of Intl takes longer than its list. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
