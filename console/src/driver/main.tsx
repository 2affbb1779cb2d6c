import { showPage } from '../entry/show-page.tsx';
import type { english } from '../texts/en/driver-english.ts';
import type { LanguageOf } from '../texts/language.ts';
import './driver.css';
import { Page } from './page.tsx';
import { driver } from './queue/this-phone.ts';

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
function registerWorker(): void {
  if (import.meta.env.DEV) return;
  void navigator.serviceWorker?.register(scriptAddress(), { scope: '/d/' }).catch(() => undefined);
}

/** A double tap ends a stop by its first; the second would open what came to lie under the thumb. */
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

/** Draws the page of drivers; wants the settings loaded. */
export function show(language: LanguageOf<typeof english>): Promise<void> {
  registerWorker();
  ignoreSecondTaps();
  return showPage(language, <Page />, () => driver.opened);
}
