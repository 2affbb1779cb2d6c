import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower the scripts of a page run, to find tests that race. */
export const SLOWNESS = Number(process.env.SLOW || 1);
const LATENCY_MS = 300;

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Slows down every page that opens in the context from now on, and its answers, where SLOW says so. */
export function slowPages(context: BrowserContext): void {
  // A page may close at once.
  if (SLOWNESS > 1) context.on('page', (page) => void slow(page).catch(() => {}));
}
