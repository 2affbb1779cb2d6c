import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, entriesOf, MORE_ENTRIES } from '@tawseel/console/testing/entries';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { storeToken } from '../harness/token.ts';
import { visit } from '../harness/visit.ts';

test.use({ signedIn: false, writes: true });

const as = (role: string) => ({ email: `${role}@tawseel.example`, password: template().staffPassword });

async function expectEntries(page: Page, role: Parameters<typeof entriesOf>[0]) {
  const shown = await page.getByRole('navigation').getByRole('listitem').allInnerTexts();
  expect(shown).toEqual(entriesOf(role).map(([name]) => name));
}

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
  await expectEntries(page, 'supervisor');
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
  await expectEntries(page, 'operator');
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
  await expectEntries(page, 'cashier');
  await expect(page.getByRole('tab', { name: 'Drivers' })).toBeVisible();
  await visit(page, addresses.allOrders, 'All Orders');
  await page.getByRole('link', { name: 'Cash to receive' }).click();
  await expect(page).toHaveURL(addresses.cash);
  await visit(page, addresses.users, 'Users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
});
