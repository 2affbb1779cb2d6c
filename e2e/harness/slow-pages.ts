import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower the scripts of a page run, to find tests that race. */
export const SLOWNESS = Number(process.env.SLOW || 1);

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

/**
 * Slows down every page that opens in the context from now on, where SLOW says so. Such a page believes that it has a
 * network once it is loaded anew, also offline: one test of the driver's page fails by that.
 */
export function slowPages(context: BrowserContext): void {
  // A page may close at once.
  if (SLOWNESS > 1) context.on('page', (page) => void slow(page).catch(() => {}));
}
