import type { Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { hueOf } from '../harness/colour.ts';
import { factsIn } from '../harness/facts.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { openFirstWarehouse } from '../harness/open-warehouse.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

const USERS = 'POST /api/warehouse/overview/:type';
const COUNTS = 'POST /api/warehouse/resource-count';
const ORDERS = 'POST /api/orders/total-orders';
/** 15rem. */
const BOX = '240px';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const users = (page: Page) => page.getByRole('tabpanel');
const orders = (page: Page) => page.getByRole('table', { name: 'Orders of this warehouse' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by Order ID' });
const userDetails = (page: Page) => page.getByRole('dialog', { name: 'User Details' });

async function expectBox(page: Page, name: string): Promise<void> {
  const box = page.getByRole('region', { name, exact: true });
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('max-height', BOX);
  await expect(box).toHaveCSS('overflow-y', 'auto');
}

onBothHosts(() => {
  test('single warehouse: users and orders scroll in boxes of about 15rem', async ({ page }) => {
    await openFirstWarehouse(page);
    await expectBox(page, 'Supervisors');
    await expectBox(page, 'Orders of this warehouse');
  });

  test('single warehouse: the tabs are walked by arrow keys, and the chosen one survives a reload', async ({
    page,
  }) => {
    await openFirstWarehouse(page);
    await tab(page, 'Supervisors').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Drivers')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 'Drivers')).toHaveAttribute('aria-selected', 'true');
  });

  test('single warehouse: by keyboard a user opens, Escape closes the card, and the focus is back', async ({
    page,
  }) => {
    await openFirstWarehouse(page);
    const name = users(page).getByRole('row').nth(1).getByRole('button');
    await expectOpensByKeyboard(page, name, userDetails(page));
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('single warehouse: users, totals and orders are asked for by warehouse, with the token', async ({
    page,
    foreign,
  }) => {
    // What was a number goes back as one.
    const body = { warehouseId: 7 };
    Object.assign(foreign.store.warehouses[0] ?? {}, { _id: 7 });
    await openFirstWarehouse(page);
    for (const name of ['Supervisors', 'Operators', 'Drivers', 'Cashiers']) {
      await tab(page, name).click();
      await expect(users(page).getByRole('table', { name })).toBeVisible();
    }
    const asked = { token: 'falcon-token', body };
    expect(foreign.asked(COUNTS)).toMatchObject([{ ...asked, path: '/api/warehouse/resource-count' }]);
    expect(foreign.asked(ORDERS)).toMatchObject([{ ...asked, path: '/api/orders/total-orders', search: '' }]);
    expect(foreign.asked(USERS)).toMatchObject(
      ['supervisor', 'operator', 'driver', 'cashier'].map((type) => ({
        ...asked,
        path: `/api/warehouse/overview/${type}`,
      })),
    );
  });

  test('single warehouse: each tab shows its total where the server gives one', async ({ page }) => {
    await openFirstWarehouse(page);
    await expect(page.getByRole('tab')).toHaveText(['Supervisors1', 'Operators1', 'Drivers2', 'Cashiers']);
  });

  test('single warehouse: a user is active in green, anything else in red, without a picture by first letter', async ({
    page,
  }) => {
    await openFirstWarehouse(page);
    const row = (name: string) => users(page).getByRole('row').filter({ hasText: name });
    await expect(row('Huda').getByRole('cell')).toHaveText([
      'HHuda Karim',
      'huda@falcon.example',
      'supervisor',
      'Active',
    ]);
    expect(await hueOf(row('Huda').getByText('Active'))).toBe('green');
    await tab(page, 'Operators').click();
    expect(await hueOf(row('Tariq').getByText('Suspended'))).toBe('red');
    await tab(page, 'Drivers').click();
    expect(await hueOf(row('Sana').getByText('unActive'))).toBe('red');
    await expect(row('Sana').getByRole('cell').nth(2)).toHaveText('N/A');
  });

  test('single warehouse: the card of a user shows picture, name, and all that is known', async ({
    page,
    foreign,
    host,
  }) => {
    Object.assign(foreign.store.supervisors[0]!, {
      image: `${host.address}/favicon.svg`,
      phoneNo: '+971 50 222 3333',
      country: 'UAE',
      city: 'Abu-Dhabi',
      street: 'Hamdan Street',
      houseNo: 'Flat 4',
      addresses: [{ houseNo: 'Villa 8', street: 'Palm Road', city: 'Ajman', country: 'UAE' }, {}],
      createdAt: '2026-11-01T20:30:00Z',
    });
    await openFirstWarehouse(page);
    await users(page).getByRole('row').nth(1).click();
    await expect(userDetails(page)).toContainText('Huda Karim');
    await expect(userDetails(page).locator('img')).toHaveAttribute('src', /favicon\.svg$/);
    expect(await factsIn(userDetails(page))).toEqual({
      Email: 'huda@falcon.example',
      Phone: '+971 50 222 3333',
      Country: 'UAE',
      City: 'Abu Dhabi',
      Street: 'Hamdan Street',
      'House No': 'Flat 4',
      Role: 'supervisor',
      'Additional Addresses': 'Villa 8, Palm Road, Ajman, UAE · N/A',
      Created: '2 Nov 2026',
    });
  });

  test('single warehouse: a user named as a sender is has picture and phone, and one address where there is no street', async ({
    page,
    foreign,
    host,
  }) => {
    foreign.store.cashiers[0]!.profilePic = `${host.address}/favicon.svg`;
    await openFirstWarehouse(page);
    await tab(page, 'Cashiers').click();
    const row = users(page).getByRole('row').nth(1);
    await expect(row.locator('img')).toHaveAttribute('src', /favicon\.svg$/);
    await row.click();
    await expect(userDetails(page).locator('img')).toHaveAttribute('src', /favicon\.svg$/);
    expect(Object.entries(await factsIn(userDetails(page))).slice(1, 6)).toEqual([
      ['Phone', '04 555 0144 ext 2'],
      ['Country', 'N/A'],
      ['City', 'N/A'],
      ['Address', 'Shop 9, Naif Souq'],
      ['Role', 'N/A'],
    ]);
  });

  test('single warehouse: the card of a user of whom little is known says N/A', async ({ page }) => {
    await openFirstWarehouse(page);
    await tab(page, 'Operators').click();
    await users(page).getByRole('row').nth(1).click();
    await expect(userDetails(page)).toContainText('Tariq');
    const { Email, Role, ...rest } = await factsIn(userDetails(page));
    expect([Email, Role]).toEqual(['tariq@falcon.example', 'operator']);
    expect(new Set(Object.values(rest))).toEqual(new Set(['N/A']));
  });

  test('single warehouse: a tab without users says so, a failed one is not taken for it', async ({
    page,
    foreign,
  }) => {
    foreign.next(USERS, { body: [] });
    await openFirstWarehouse(page);
    await expect(users(page).getByText('No Supervisors found.')).toBeVisible();
    foreign.next(USERS, { status: 500, body: { message: 'The roster is lost' } });
    await tab(page, 'Drivers').click();
    await expect(users(page).getByRole('alert')).toContainText('The roster is lost');
    await users(page).getByRole('button', { name: 'Retry' }).click();
    await expect(users(page).getByText('Bilal Noor')).toBeVisible();
  });

  for (const [when, rule] of [
    ['with a message', { status: 500, body: { message: 'The dock is closed' } }],
    ['without a response', 'drop'],
  ] as const) {
    test(`single warehouse: an orders failure ${when} reads 'Failed to load Data', and Retry mends it`, async ({
      page,
      foreign,
    }) => {
      foreign.next(ORDERS, rule);
      await openFirstWarehouse(page);
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to load Data' });
      await expect(failure).toContainText(rule === 'drop' ? 'Some thing went Wrong!' : 'The dock is closed');
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(orders(page)).toContainText('FLC1025');
    });
  }

  test("single warehouse: without orders the list reads 'No Orders found.'", async ({ page, foreign }) => {
    foreign.next(ORDERS, { body: { data: [] } });
    await openFirstWarehouse(page);
    await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
  });

  test('single warehouse: an order shows tracking ID, mode and the day it was created', async ({ page }) => {
    await openFirstWarehouse(page);
    await expect(orders(page).getByRole('row').nth(1).getByRole('cell')).toHaveText([
      'FLC1025',
      'normal',
      '1 Nov 2026',
    ]);
  });

  test('single warehouse: the orders are searched by tracking ID in any case, not by receiver', async ({
    page,
  }) => {
    await openFirstWarehouse(page);
    await search(page).fill('c1024');
    await expect(orders(page).getByRole('row')).toHaveCount(2);
    await expect(orders(page)).toContainText('FLC1024');
    await search(page).fill('receiver');
    await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
  });
});

test.describe('with our server', () => {
  test('single warehouse: the totals on the tabs are how many users each one lists', async ({ page }) => {
    await openFirstWarehouse(page);
    for (const name of ['Supervisors', 'Operators', 'Drivers', 'Cashiers']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveText(/\d$/);
      const total = Number(/\d+$/.exec((await tab(page, name).textContent()) ?? '')?.[0]);
      await expect(users(page).getByRole('table', { name }).getByRole('row')).toHaveCount(total + 1);
    }
  });

  test('single warehouse: the orders box loads more as it is scrolled', async ({ page }) => {
    await openFirstWarehouse(page);
    await expect(orders(page)).toBeVisible();
    const more = page.waitForRequest((request) => /total-orders\?page=2/.test(request.url()));
    await page.getByRole('region', { name: 'Orders of this warehouse' }).evaluate((box) => {
      box.scrollTop = box.scrollHeight;
    });
    await more;
    await expect(orders(page).getByRole('row')).toHaveCount(101);
  });

  test('single warehouse: the server searches its orders by tracking ID, not by receiver', async ({
    page,
    host,
  }) => {
    const name = await openFirstWarehouse(page);
    const list = await ask(host, 'GET', '/api/warehouse/');
    const { _id } = list.find((each: { wareHouseName: string }) => each.wareHouseName === name);
    const { data } = await ask(host, 'POST', '/api/orders/total-orders?page=1&limit=1', { warehouseId: _id });
    const [{ trackingID, dropoff }] = data;
    await search(page).fill(trackingID.slice(4).toLowerCase());
    await expect(orders(page).getByRole('row')).toHaveCount(2);
    await expect(orders(page)).toContainText(trackingID);
    await search(page).fill(dropoff.receiverName);
    await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
  });
});
