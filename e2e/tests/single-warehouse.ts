import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { factsIn } from '../harness/facts.ts';
import { placesAround } from '../harness/held.ts';
import { openFirstWarehouse } from '../harness/open-warehouse.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken } from '../harness/token.ts';

const FINANCE = 'POST /api/orders/warehouse-expenses';
const USERS = 'POST /api/warehouse/overview/:type';
const COUNTS = 'POST /api/warehouse/resource-count';
const ORDERS = 'POST /api/orders/total-orders';

const summary = (page: Page) => page.getByRole('region', { name: 'Finance Summary' });
const card = (page: Page, name: string) =>
  summary(page).getByText(name, { exact: true }).locator('xpath=../..');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const users = (page: Page) => page.getByRole('tabpanel');
const orders = (page: Page) => page.getByRole('table', { name: 'Orders of this warehouse' });
const userDetails = (page: Page) => page.getByRole('dialog', { name: 'User Details' });

test('single warehouse: without a chosen warehouse it goes to the list', async ({ page }) => {
  await page.goto(addresses.singleWarehouse);
  await expect(page).toHaveURL(addresses.warehouses);
  await expect(page.getByRole('heading', { level: 1, name: 'Warehouses Details' })).toBeVisible();
});

onBothHosts(() => {
  test('single warehouse: the title is its name, a reload keeps it, and a link leads back to the list', async ({
    page,
  }) => {
    const name = await openFirstWarehouse(page);
    await page.reload();
    await expect(page).toHaveURL(addresses.singleWarehouse);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Warehouses' }).click();
    await expect(page).toHaveURL(addresses.warehouses);
  });

  test('single warehouse: has finance, general details, four tabs of users and the orders list', async ({
    page,
  }) => {
    const name = await openFirstWarehouse(page);
    await expect(card(page, 'Total Revenue')).toBeVisible();
    for (const figure of ['Expenses', 'Profit', 'Loss', 'Unpaid COD', 'Paid COD'])
      await expect(card(page, figure)).toBeVisible();
    const periods = summary(page).getByRole('group', { name: 'Period' }).getByRole('button');
    await expect(periods).toHaveText(['Today', 'Yesterday', 'This Week', 'This Month', 'Custom']);
    const facts = await factsIn(page.getByRole('main'));
    expect(Object.keys(facts)).toEqual(['Name', 'City', 'Code', 'Phone', 'Email', 'Address', 'Country']);
    expect(facts.Name).toBe(name);
    await expect(page.getByRole('tab')).toHaveText([
      /^Supervisors\d*$/,
      /^Operators\d*$/,
      /^Drivers\d*$/,
      /^Cashiers\d*$/,
    ]);
    await expect(tab(page, 'Supervisors')).toHaveAttribute('aria-selected', 'true');
    await expect(users(page).getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Status']);
    await expect(page.getByRole('heading', { name: 'ALL Orders List' })).toBeVisible();
    await expect(orders(page).getByRole('columnheader')).toHaveText(['Order ID', 'Mode', 'Date']);
  });

  test('single warehouse: axe finds nothing on the screen and in the card of a user', async ({ page }) => {
    await openFirstWarehouse(page);
    await expect(orders(page)).toBeVisible();
    await expect(users(page).getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await users(page).getByRole('row').nth(1).click();
    await expect(userDetails(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('single warehouse: the general details say what is known and N/A for the rest', async ({ page }) => {
    await openFirstWarehouse(page);
    expect(await factsIn(page.getByRole('main'))).toEqual({
      Name: 'Falcon Hub',
      City: 'Dubai',
      Code: 'N/A',
      Phone: '+971 4 555 0101',
      Email: 'N/A',
      Address: 'N/A',
      Country: 'UAE',
    });
  });

  for (const [when, rule, hint] of [
    ['with a message', { status: 500, body: { message: 'The ledger is locked' } }, 'The ledger is locked'],
    ['without a response', 'drop', 'Something went Wrong!'],
  ] as const) {
    test(`single warehouse: a finance failure ${when} reads 'Failed to load data.', and '${hint}'`, async ({
      page,
      foreign,
    }) => {
      foreign.next(FINANCE, rule);
      await openFirstWarehouse(page);
      await expect(summary(page).getByRole('alert')).toContainText('Failed to load data.');
      await expect(summary(page).getByRole('alert')).toContainText(hint);
      await summary(page).getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, 'Paid COD')).toContainText('AED 300.00');
    });
  }

  test("single warehouse: an empty finance answer reads 'No data available.'", async ({ page, foreign }) => {
    foreign.next(FINANCE, { body: {} });
    await openFirstWarehouse(page);
    await expect(summary(page).getByText('No data available.', { exact: true })).toBeVisible();
  });

  test("single warehouse: Apply without days reads 'Please select both start and end dates.'", async ({
    page,
    foreign,
  }) => {
    await openFirstWarehouse(page);
    await summary(page).getByRole('button', { name: 'Custom' }).click();
    await summary(page).getByRole('button', { name: 'Apply' }).click();
    await expect(summary(page).getByRole('alert')).toHaveText('Please select both start and end dates.');
    expect(foreign.asked(FINANCE)).toHaveLength(1);
  });

  test('single warehouse: its finance is asked for with the warehouse and each period', async ({
    page,
    foreign,
  }) => {
    const warehouseId = foreign.store.warehouses[0]?._id;
    await openFirstWarehouse(page);
    await expect(card(page, 'Expenses')).toContainText('\u2212AED 1,200.50');
    await expect(card(page, 'Unpaid COD')).toContainText('N/A');
    for (const name of ['Yesterday', 'This Week', 'This Month']) {
      await summary(page).getByRole('button', { name }).click();
      await expect
        .poll(() => foreign.asked(FINANCE).at(-1)?.body)
        .toEqual({ dateFilter: name.toLowerCase(), warehouseId });
    }
    await summary(page).getByRole('button', { name: 'Custom' }).click();
    await summary(page).getByLabel('Start date').fill('2026-10-01');
    await summary(page).getByLabel('End date').fill('2026-10-31');
    await expect
      .poll(() => foreign.asked(FINANCE).at(-1)?.body)
      .toEqual({ startDate: '2026-10-01', endDate: '2026-10-31', warehouseId });
    expect(foreign.asked(FINANCE)).toHaveLength(5);
    expect(foreign.asked(FINANCE)[0]).toMatchObject({
      path: '/api/orders/warehouse-expenses',
      token: 'falcon-token',
      body: { dateFilter: 'today', warehouseId },
    });
  });

  test('single warehouse: a refused token ends the session once, however many calls are refused', async ({
    page,
    foreign,
  }) => {
    for (const call of [FINANCE, COUNTS, USERS, ORDERS]) foreign.next(call, { status: 401 });
    await page.goto(addresses.warehouses);
    await page.getByRole('button', { name: 'View Falcon Hub' }).click();
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toHaveCount(1);
    expect(await storedToken(page)).toBeNull();
  });

  test("single warehouse: when the token is gone it says 'No auth token found. Please log in.'", async ({
    page,
    foreign,
  }) => {
    await openFirstWarehouse(page);
    await expect(users(page).getByRole('table')).toBeVisible();
    await forgetToken(page);
    await tab(page, 'Drivers').click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    expect(foreign.asked(USERS)).toHaveLength(1);
  });
});

test('single warehouse: nothing moves when its figures, users and orders come', async ({ page }) => {
  const calls = /\/api\/(orders|warehouse\/(overview|resource-count))/;
  const open = async () => {
    await openFirstWarehouse(page);
    await expect(page.getByRole('heading', { name: 'ALL Orders List' })).toBeVisible();
  };
  const shown = async () => {
    await expect(card(page, 'Total Revenue')).toBeVisible();
    await expect(users(page).getByRole('table')).toBeVisible();
    await expect(orders(page)).toBeVisible();
  };
  const { before, after } = await placesAround(page, calls, open, shown);
  expect(after).toEqual(before);
});

test.describe('with our server, written to', () => {
  test.use({ writes: true });

  test('single warehouse: a change to the warehouse shows here, after a reload and another sign-in too', async ({
    page,
    host,
  }) => {
    const name = await openFirstWarehouse(page);
    const list = await ask(host, 'GET', '/api/warehouse/');
    const chosen = list.find((each: { wareHouseName: string }) => each.wareHouseName === name);
    const { country, street, email, phone, city } = chosen;
    const changed = { name: 'Renamed Hub', country, street, email, phone, city };
    await ask(host, 'PUT', `/api/warehouse/${chosen._id}`, changed);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Renamed Hub' })).toBeVisible();
    await signInAgain(page);
    expect(await openFirstWarehouse(page)).toBe('Renamed Hub');
  });
});
