import type { Page } from '@playwright/test';

/** Returns the token of the page's session, or null. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'));
}

/** Replaces the stored token; the page itself does not notice. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}

/** Removes the token, as clearing the browser's data does, while the page stays open. */
export async function forgetToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('authToken'));
}
