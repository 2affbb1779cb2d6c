import type { Page } from '@playwright/test';

/** The token of the page's session; null without one. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'));
}

/** Puts another token in the place of the page's own, which goes on as it is. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}

/** As a cleared browser leaves it: the page stands, its token is gone. */
export async function forgetToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
}
