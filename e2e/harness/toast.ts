import type { Locator, Page } from '@playwright/test';

/** A toast that says just this, where a screen reader hears it, also while a window is open. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}
