const ADDRESS = '/d/sw.js';

type ScriptAddress = string | URL;
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => ScriptAddress };
};

/** The address as the browser wants it where it takes no plain text for a script; the one policy of this page. */
function scriptAddress(): ScriptAddress {
  // No part of the standard library's types yet.
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  const policy = policies?.createPolicy('driver-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL('') ?? ADDRESS;
}

/** What lets this page open without a network; one that cannot be had is done without. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return;
  void navigator.serviceWorker?.register(scriptAddress(), { scope: '/d/' }).catch(() => undefined);
}
