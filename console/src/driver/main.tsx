import { hasFeature, isForeignHost } from '../api/host.ts';
import { showPage } from '../entry/show-page.tsx';
import type { english } from '../texts/en/driver-english.ts';
import type { LanguageOf } from '../texts/language.ts';
import { followTranslations } from '../ui/translated-texts.ts';
import './driver.css';
import { Page } from './page.tsx';
import { driver } from './queue/this-phone.ts';

followTranslations();

const ADDRESS = '/d/sw.js';

type ScriptAddress = string | URL;
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => ScriptAddress };
};

/**
 * Returns the address in the type that the browser requires if it takes no plain text for a script; this is the only
 * policy of the page.
 */
function scriptAddress(): ScriptAddress {
  // The standard library has no types for it yet.
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  const policy = policies?.createPolicy('driver-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL('') ?? ADDRESS;
}

const SCOPE = { scope: '/d/' };

/** Registers the service worker, which opens this page without a network. A failure has no effect. */
function registerWorker(): void {
  if (import.meta.env.DEV || !hasFeature('tawseel')) return;
  void navigator.serviceWorker?.register(scriptAddress(), SCOPE).catch(() => undefined);
}

/** Page that is shown for any other address. */
const NOT_FOUND = '/404.html';

/** Leaves for the page that is not found, because another company's host has no drivers, nor a service worker. */
async function leave(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(SCOPE.scope);
  await worker?.unregister();
  window.location.replace(NOT_FOUND);
}

/** Ignores second taps, because the second of a double tap would press an element that has moved under the finger. */
function ignoreSecondTaps(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** Renders the driver's page. The settings must be loaded. */
export function show(language: LanguageOf<typeof english>): Promise<void> {
  if (isForeignHost()) return leave();
  registerWorker();
  ignoreSecondTaps();
  return showPage(language, <Page />, () => driver.opened);
}
