import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a window is open and has the focus: a key that is pressed before may go to the page behind it. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect(dialog.and(dialog.page().locator(':focus-within'))).toBeVisible();
}

/** Enter on the button opens the dialog, Escape closes it, and the focus is back on the button. */
export async function expectOpensByKeyboard(page: Page, button: Locator, dialog: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}
