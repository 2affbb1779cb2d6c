import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Enter on the button opens the dialog, Escape closes it, and the focus is back on the button. */
export async function expectOpensByKeyboard(page: Page, button: Locator, dialog: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}
