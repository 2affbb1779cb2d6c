import { isPopStateIntercepted } from '../navigation/intercept-pop-state.ts';

/** Session storage key by build: the entry's hashed address changes with any part of it. */
function memory(): string {
  return `reloaded ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`;
}

async function wouldAnswer(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page unless the server is out of reach, because the present page is better than none. */
export async function reload(): Promise<boolean> {
  const answers = await wouldAnswer();
  if (answers) window.location.reload();
  return answers;
}

/**
 * Recovers from a chunk load error by a reload: once for each build, to avoid a loop, and never if typed text
 * would be lost. False when it did not.
 */
export async function reloadOnce(wouldLose: () => boolean = isPopStateIntercepted): Promise<boolean> {
  if (sessionStorage.getItem(memory()) || !(await wouldAnswer()) || wouldLose()) return false;
  sessionStorage.setItem(memory(), 'yes');
  window.location.reload();
  return true;
}
