import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';

const staffColumns = ['Name', 'Email', 'Role', 'Status', 'Actions'];

const LISTS = [
  [addresses.warehouses, ['Name', 'City', 'Code', 'Phone', 'Actions']],
  [addresses.users, ['Name', 'Email', 'Role', 'City', 'Actions']],
  [addresses.supervisors, ['Name', 'Email', 'Role', 'City', 'Status', 'Actions']],
  [addresses.operators, staffColumns],
  [addresses.drivers, ['Name', 'Vehicle Type', 'Role', 'Status', 'Actions']],
  [addresses.cashier, staffColumns],
  [addresses.allOrders, ['Order ID', 'Receiver', 'Payment', 'Status', 'Date', 'Actions']],
  [addresses.queries, ['Name', 'Email', 'Message', 'Date', 'Subject', 'Actions']],
] as const;

/** Words that reach the screen only where the code forgot that a value may be missing. */
const LEAKS = /\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]/;

const main = (page: Page) => page.getByRole('main');

test('lists: each shows its columns and rows, and no missing value as text', async ({ page }) => {
  await page.goto(addresses.profileView);
  for (const [address, columns] of LISTS) {
    await test.step(address, async () => {
      const link = page.locator(`nav a[href="${address}"]`);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const ticks = address === addresses.queries ? ['Selected'] : [];
      await expect(main(page).getByRole('columnheader')).toHaveText([...ticks, ...columns]);
      await expect(main(page).locator('tbody [role=row]').first()).toBeVisible();
      expect(await main(page).innerText()).not.toMatch(LEAKS);
    });
  }
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('lists: a search starts as it is typed, and survives a reload and Back', async ({ page }) => {
    const found = async () => {
      await expect(main(page).getByText('Gulf Books').first()).toBeVisible();
      await expect(main(page).getByText('Omar Haddad')).toHaveCount(0);
    };
    await page.goto(addresses.users);
    await expect(main(page).getByText('Omar Haddad').first()).toBeVisible();
    await page.keyboard.press('/');
    const box = main(page).getByRole('searchbox');
    await expect(box).toBeFocused();
    await box.pressSequentially('BOOKS@');
    await found();
    await expect(page).toHaveURL(/search=/);
    await page.reload();
    await expect(box).toHaveValue('BOOKS@');
    await found();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(addresses.profileView);
    await page.goBack();
    await found();
    await main(page).getByRole('button', { name: 'Clear' }).click();
    await expect(main(page).getByText('Omar Haddad').first()).toBeVisible();
  });
});
