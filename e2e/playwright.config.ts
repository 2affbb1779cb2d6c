import { defineConfig } from '@playwright/test';
import { findBrowser } from './harness/browser.ts';
import { SLOWNESS } from './harness/slow-pages.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.ts',
  outputDir: 'results',
  globalSetup: './harness/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Only what fails waits so long: a machine may be several times slower than another.
  timeout: 120_000 * SLOWNESS,
  expect: { timeout: 15_000 * SLOWNESS },
  use: {
    launchOptions: await findBrowser(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
