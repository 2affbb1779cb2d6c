import type { Page } from '@playwright/test';

/** As a cleared browser leaves it: the page stands, its token is gone. */
export async function forgetToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
}
