import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';

/** The rows of All Orders, without the header. */
export function orderRows(page: Page): Locator {
  return page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');
}

export async function openOrders(page: Page, query = ''): Promise<void> {
  await page.goto(`${addresses.allOrders}${query}`);
  await expect(orderRows(page).first()).toBeVisible();
}
