/** Longest wait for idle time, in milliseconds. */
const LONGEST_MS = 1500;

/** Runs a function once the next frame is painted: reading the layout before would compute it twice. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Resolves when the browser has nothing else to do, or after the next frame where it does not tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') afterPaint(resolve);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
  });
}
