const SAID_EVERY_MS = 1000;

/**
 * Returns a throttle for log lines: true for the first ones of each second. The others are counted, and `sayRest`
 * reports their number at the end of the second.
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
