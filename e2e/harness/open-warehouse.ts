import { expect, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';

/** The first warehouse, from the list, as there is no other way to it; answers its name. */
export async function openFirstWarehouse(page: Page): Promise<string> {
  await page.goto(addresses.warehouses);
  const row = page.getByRole('table', { name: 'Warehouses' }).getByRole('row').nth(1);
  const name = (await row.getByRole('cell').first().textContent()) ?? '';
  await row.getByRole('button', { name: `View ${name}` }).click();
  await expect(page).toHaveURL(addresses.singleWarehouse);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}
