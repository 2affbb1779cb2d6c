import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders } from '../harness/order-list.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';

const lookup = (page: Page) => page.getByRole('dialog', { name: 'Price lookup' });
const partOf = (dialog: Locator, name: string) =>
  dialog
    .locator('dl > div')
    .filter({ has: dialog.page().locator('dt', { hasText: new RegExp(`^${name}`) }) });

test.describe('as an operator', () => {
  test.use({ signedIn: false, writes: true });

  test('price lookup: an operator on the phone types a place, a weight and a company, and reads the price and its rate', async ({
    page,
  }) => {
    await signIn(page, { email: 'operator@tawseel.example', password: template().staffPassword });
    await expect(page).toHaveURL(addresses.allOrders);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('price l');
    await expect(page.getByRole('option', { name: /^Price lookup/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = lookup(page);
    await expect(dialog.getByRole('combobox', { name: 'From' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Al Ain');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await expect(dialog.getByText('Abu Dhabi · Al Ain')).toBeVisible();
    await expect(partOf(dialog, 'Base')).toContainText('Individual city rate, Dubai to Abu Dhabi, normal');
    await expect(partOf(dialog, 'Charge')).toContainText(/AED \d/);

    const company = dialog.getByRole('combobox', { name: 'Company' });
    await company.fill('Barq');
    const offered = dialog.locator('datalist option[value*="Barq"]');
    await expect(offered).toHaveCount(1);
    const [name = ''] = ((await offered.getAttribute('value')) ?? '').split(' (');
    await company.press('Enter');
    await expect(partOf(dialog, 'Base')).toContainText(`City rate of ${name}, Dubai to Abu Dhabi, normal`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // It was a link for once.
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(lookup(page)).toHaveCount(0);
  });
});

test('price lookup: opens from the orders, and axe finds nothing in it', async ({ page }) => {
  await openOrders(page);
  await page.getByRole('button', { name: 'Price lookup' }).click();
  await lookup(page).getByRole('combobox', { name: 'To' }).fill('Nahda');
  await expect(lookup(page).getByRole('button', { name: 'Al Nahda, Sharjah' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Price lookup' })).toBeFocused();
});

test.describe('as a cashier', () => {
  test.use({ signedIn: false, writes: true });

  test('price lookup: is not for a cashier', async ({ page }) => {
    await signIn(page, { email: 'cashier@tawseel.example', password: template().staffPassword });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Price lookup' })).toHaveCount(0);
  });
});
