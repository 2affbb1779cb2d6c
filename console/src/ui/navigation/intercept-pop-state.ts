type Hold = (event: PopStateEvent) => void;

let holds: readonly Hold[] = [];

// The window calls listeners in the order of their registration, so this one must precede the router's.
window.addEventListener('popstate', (event) => holds.at(-1)?.(event));

/** Returns true if a leave guard is active: it intercepts Back and Forward so that no input is lost. */
export function isPopStateIntercepted(): boolean {
  return holds.length > 0;
}

/**
 * Adds a popstate listener that runs before the router, so that `event.stopImmediatePropagation()` hides the event
 * from it; only the last one added runs. Works only if this module was loaded before the router was rendered.
 */
export function interceptPopState(hold: Hold): () => void {
  holds = [...holds, hold];
  return () => {
    holds = holds.filter((other) => other !== hold);
  };
}
