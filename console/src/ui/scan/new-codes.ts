/** Milliseconds for which looks must miss a code before it counts as a new scan. */
const GONE_MS = 1500;

/**
 * Returns a function that takes the codes in the picture and the time in milliseconds at each look, and returns
 * those that came into the picture. A code leaves it when looks miss it for `GONE_MS`: on a slow phone two looks may be
 * further apart than that, and a label held before its camera is one scan all the same.
 */
export function newCodes(): (codes: readonly string[], now: number) => string[] {
  /** By code in the picture: since when looks miss it. */
  const missedSince = new Map<string, number | undefined>();
  return (codes, now) => {
    for (const [code, since] of missedSince) {
      if (codes.includes(code)) continue;
      if (since === undefined) missedSince.set(code, now);
      else if (now - since > GONE_MS) missedSince.delete(code);
    }
    const entered = codes.filter((code, index) => !missedSince.has(code) && codes.indexOf(code) === index);
    for (const code of codes) missedSince.set(code, undefined);
    return entered;
  };
}
