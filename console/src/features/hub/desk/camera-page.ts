import { addresses } from '../../../addresses.ts';

const STORAGE_KEY = 'hubCamera';

/**
 * Returns true if this document was loaded as a scanning page: its headers allow the camera to the document, not to
 * an address reached within it.
 */
function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return true;
  const path = URL.parse(entry.name, window.location.href)?.pathname ?? '';
  return path.toLowerCase().replace(/\/+$/, '') === addresses.hub;
}

/** Returns true if the camera can be opened now; otherwise reloads the page once and opens it then. */
export function mayOpenCamera(): boolean {
  if (isLoadedHere() || sessionStorage.getItem(STORAGE_KEY) !== null) {
    sessionStorage.removeItem(STORAGE_KEY);
    return true;
  }
  sessionStorage.setItem(STORAGE_KEY, 'yes');
  window.location.reload();
  return false;
}

/** Returns true if the camera was requested before the page was reloaded. */
export function isCameraWanted(): boolean {
  return sessionStorage.getItem(STORAGE_KEY) !== null;
}
