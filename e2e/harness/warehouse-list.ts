import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from './ask.ts';
import type { Host } from './test.ts';

export function warehouseTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Warehouses' });
}

export function warehouseRow(page: Page, name: string): Locator {
  return warehouseTable(page).getByRole('row').filter({ hasText: name });
}

export async function openWarehouses(page: Page): Promise<void> {
  await page.goto(addresses.warehouses);
  await expect(warehouseTable(page)).toBeVisible();
}

/** How a write can fail, and what is then said instead of the console's own words. */
export const FAILURES = [
  ['with a message says it', { status: 409, body: { message: 'The hub is sealed' } }, 'The hub is sealed'],
  ['without a body', { status: 500 }, undefined],
  ['without a response', 'drop', undefined],
] as const;

export const NEW_WAREHOUSE = {
  name: 'Ajman Annex',
  country: 'United Arab Emirates',
  street: '4 Corniche',
  email: 'annex@tawseel.example',
  phone: '+971 6 555 0177',
  city: 'Ajman',
  password: 'annex-parcel-2931',
};

/** One without staff and orders, so that it may be deleted. */
export async function registerWarehouse(host: Host): Promise<void> {
  await ask(host, 'POST', '/api/warehouse/create', NEW_WAREHOUSE);
}
