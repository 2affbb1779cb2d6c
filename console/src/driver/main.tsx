import { hostSettings, isForeignHost } from '../api/host.ts';
import { showPage } from '../entry/show-page.tsx';
import { DRIVER_LANGUAGES } from '../texts/driver-languages.ts';
import type { english } from '../texts/en/driver-english.ts';
import type { LanguageOf } from '../texts/language.ts';
import { languageTag } from '../texts/language-choice.ts';
import { followTranslations } from '../ui/translated-texts.ts';
import './driver.css';
import { Page } from './page.tsx';
import { driver } from './queue/use-driver.ts';
import { registerWorker, removeWorker } from './worker/register-worker.ts';

followTranslations();

/** Page that is shown for any other address. */
const NOT_FOUND = '/404.html';

/** Leaves for the page that is not found, because another company's host has no drivers, nor a service worker. */
async function leave(): Promise<void> {
  await removeWorker();
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
  void registerWorker(languageTag(DRIVER_LANGUAGES, hostSettings()));
  ignoreSecondTaps();
  return showPage(language, <Page />, () => driver.opened);
}
