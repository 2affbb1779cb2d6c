import { addresses } from '../../../addresses.ts';

const WANTED = 'hubCamera';

/**
 * Whether this page was loaded as one that scans: the camera is allowed to the document, by the headers it came with, not to
 * an address that was gone to within it.
 */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return true;
  const path = URL.parse(entry.name, window.location.href)?.pathname ?? '';
  return path.toLowerCase().replace(/\/+$/, '') === addresses.hub;
}

/** Whether the camera can be opened now; else the page is loaded anew, once, and opens it then. */
export function mayOpenCamera(): boolean {
  if (isLoadedHere() || sessionStorage.getItem(WANTED) !== null) {
    sessionStorage.removeItem(WANTED);
    return true;
  }
  sessionStorage.setItem(WANTED, 'yes');
  window.location.reload();
  return false;
}

/** Whether it was asked for before the page was loaded anew. */
export function isCameraWanted(): boolean {
  return sessionStorage.getItem(WANTED) !== null;
}
