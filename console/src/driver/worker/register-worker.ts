import { hasFeature } from '../../api/host.ts';

const SCOPE = { scope: '/d/' };

type ScriptAddress = string | URL;
type Policy = { createScriptURL: (address: string) => ScriptAddress };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

/** The address names the language, whose texts and font the worker stores. */
const rules: Policy = { createScriptURL: (language) => `/d/sw.js?lang=${encodeURIComponent(language)}` };

let policy: Policy | undefined;

/**
 * Returns the address in the type that the browser requires if it takes no plain text for a script; this is the only
 * policy of the page.
 */
function scriptAddress(language: string): ScriptAddress {
  // The standard library has no types for it yet.
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= policies?.createPolicy('driver-worker', rules) ?? rules;
  return policy.createScriptURL(language);
}

/**
 * Registers the service worker, which opens this page in a language without a network. Resolves to true once that is
 * stored, or if the browser has no workers.
 */
export async function registerWorker(language: string): Promise<boolean> {
  if (import.meta.env.DEV || !hasFeature('tawseel') || !navigator.serviceWorker) return true;
  try {
    const { installing } = await navigator.serviceWorker.register(scriptAddress(language), SCOPE);
    return !installing || (await isActivated(installing));
  } catch {
    return false;
  }
}

/** Resolves to true once a worker has stored its files and serves this page, or to false if that failed. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    });
  });
}

/** Removes the service worker. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE.scope);
  await registration?.unregister();
}
