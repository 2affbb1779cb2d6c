import { expect, type Locator, type Page } from '@playwright/test';

/** A toast that says just this, where a screen reader hears it, also while a window is open. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}

/**
 * Dismisses all toasts. They cover the top right of a window: a click on what is below one scrolls the list to and fro
 * until the toast is gone, and may then miss.
 */
export async function dismissToasts(page: Page): Promise<void> {
  const buttons = page.locator('[data-toasts] button');
  await buttons.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.click();
  });
  await expect(buttons).toHaveCount(0);
}
