import { showPage } from '../entry/show-page.tsx';
import type { english } from '../texts/en/driver-english.ts';
import type { LanguageOf } from '../texts/language.ts';
import './driver.css';
import { Page } from './page.tsx';
import { driver } from './queue/this-phone.ts';
import { ignoreSecondTaps } from './second-tap.ts';
import { registerWorker } from './worker/register-worker.ts';

/** Draws the page of drivers; wants the settings loaded. */
export function show(language: LanguageOf<typeof english>): Promise<void> {
  registerWorker();
  ignoreSecondTaps();
  return showPage(language, <Page />, () => driver.opened);
}
