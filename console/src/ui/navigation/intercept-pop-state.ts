type Hold = (event: PopStateEvent) => void;

let holds: readonly Hold[] = [];

// The window calls its listeners in the order they came, capturing or not: this one must be there before the router's.
window.addEventListener('popstate', (event) => holds.at(-1)?.(event));

/** Whether a leave guard is active: only that intercepts Back and Forward, lest something typed is lost. */
export function isPopStateIntercepted(): boolean {
  return holds.length > 0;
}

/**
 * Popstate listener that hears of Back and Forward before the router does, so that `event.stopImmediatePropagation()`
 * keeps it from the router; the last to ask is the one that hears. Works only if this module was loaded before the
 * router was drawn.
 */
export function interceptPopState(hold: Hold): () => void {
  holds = [...holds, hold];
  return () => {
    holds = holds.filter((other) => other !== hold);
  };
}
