import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '../harness/entries.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { storeToken } from '../harness/token.ts';
import { visit } from '../harness/visit.ts';

test.use({ signedIn: false, writes: true });

const as = (role: string) => ({ email: `${role}@tawseel.example`, password: template().staffPassword });
const entries = (page: Page) => page.getByRole('navigation').getByRole('listitem').allInnerTexts();

async function arrive(page: Page, role: string, address: string) {
  await signIn(page, as(role));
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a supervisor has the screens of their warehouse, and no button for administrators', async ({
  page,
}) => {
  await arrive(page, 'supervisor', addresses.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expect(page.getByRole('link', { name: 'Register Warehouse' })).toHaveCount(0);
  expect(await entries(page)).toEqual([
    'Overview',
    'Warehouses',
    'Users',
    'Prices',
    'Operators',
    'Drivers',
    'Cashier',
    'All Orders',
    'Profile',
    'Queries',
    'Hub',
    'Runs',
    'Contact',
    'Follow-ups',
    'Pickups',
    'Cash',
    'Statements',
    'Areas',
    'Import',
    'Account',
  ]);
  await visit(page, addresses.warehouses, 'Warehouses Details');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  await visit(page, addresses.prices, 'Prices');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await visit(page, addresses.supervisors, 'Welcome');
  await expect(page).toHaveURL(addresses.home);
});

test('an operator works with orders, senders and messages; any other address leads there', async ({
  page,
  host,
}) => {
  await arrive(page, 'operator', addresses.allOrders);
  expect(await entries(page)).toEqual([
    'Users',
    'All Orders',
    'Profile',
    'Queries',
    'Hub',
    'Runs',
    'Contact',
    'Follow-ups',
    'Pickups',
    'Account',
  ]);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await visit(page, addresses.users, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /Price/ })).toHaveCount(0);
  await visit(page, addresses.profileView, 'Profile');
  await visit(page, addresses.prices, 'All Orders');
  await expect(page).toHaveURL(addresses.allOrders);

  await test.step('another session that starts in another tab has the screens of its own role', async () => {
    await storeToken(page, host.token);
    await page.reload();
    await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(
      ENTRIES.length + MORE_ENTRIES.length,
    );
  });
});

test('a cashier starts at the cash, sees orders and senders too, and may delete neither', async ({
  page,
}) => {
  await arrive(page, 'cashier', addresses.cash);
  expect(await entries(page)).toEqual([
    'Users',
    'All Orders',
    'Profile',
    'Hub',
    'Cash',
    'Statements',
    'Account',
  ]);
  await expect(page.getByRole('tab', { name: 'Drivers' })).toBeVisible();
  await visit(page, addresses.allOrders, 'All Orders');
  await page.getByRole('link', { name: 'Cash to receive' }).click();
  await expect(page).toHaveURL(addresses.cash);
  await visit(page, addresses.users, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
});
