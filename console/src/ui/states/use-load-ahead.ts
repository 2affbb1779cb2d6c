import { useEffect } from 'react';
import { idle } from '../after-paint.ts';
import type { LazyComponent } from './lazy-component.ts';

/** Time in milliseconds in which a page that was just opened has the network to itself. */
const WAIT_MS = 1500;

/** Returns true if the browser is set to save data; only some browsers tell. */
function savesData(): boolean {
  return Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;
}

/** Preloads code that may be needed next after the page is shown, one part each time the browser is idle. */
export function useLoadAhead(partsOf: () => readonly Pick<LazyComponent, 'load'>[]): void {
  useEffect(() => {
    if (savesData()) return;
    let isLeft = false;
    async function loadAhead() {
      for (const part of partsOf()) {
        await idle();
        if (isLeft) return;
        // A failure is shown where the code is needed.
        await part.load().catch(() => undefined);
      }
    }
    const timer = setTimeout(() => void loadAhead(), WAIT_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [partsOf]);
}
