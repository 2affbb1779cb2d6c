const SAID_EVERY_MS = 1000;

/**
 * Throttle of log lines: true for the first of every second. The others are counted and said together at its end,
 * since a line each would make much of what is too much already.
 */
export function throttle(first: number, sayRest: (rest: number) => void): () => boolean {
  let asked = 0;
  const begin = () => {
    if (asked > first) sayRest(asked - first);
    asked = 0;
  };
  return () => {
    if (asked === 0) setTimeout(begin, SAID_EVERY_MS).unref();
    asked += 1;
    return asked <= first;
  };
}
