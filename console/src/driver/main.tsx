import { showPage } from '../entry/show-page.tsx';
import './driver.css';
import { Page } from './page.tsx';
import { registerWorker } from './register-worker.ts';
import { ignoreSecondTaps } from './second-tap.ts';
import type { Language } from './texts.ts';
import { driver } from './this-phone.ts';

/** Draws the page of drivers; wants the settings loaded. */
export function show(language: Language): Promise<void> {
  registerWorker();
  ignoreSecondTaps();
  return showPage(language, <Page />, () => driver.opened);
}
