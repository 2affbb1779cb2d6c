import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { hueOf } from '../harness/colour.ts';
import { placesAround } from '../harness/held.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { openFirstWarehouse } from '../harness/open-warehouse.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

/** Returns a list of names and values, such as `{ City: 'Ajman' }`. */
async function factsIn(scope: Locator): Promise<Record<string, string>> {
  const facts = await scope
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((each) => [
        each.querySelector('dt')?.textContent ?? '',
        each.querySelector('dd')?.textContent ?? '',
      ]),
    );
  return Object.fromEntries(facts);
}

/** 15rem. */
const BOX = '240px';

const summary = (page: Page) => page.getByRole('region', { name: 'Finance Summary' });
const card = (page: Page, name: string) =>
  summary(page).getByText(name, { exact: true }).locator('xpath=../..');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const users = (page: Page) => page.getByRole('tabpanel');
const orders = (page: Page) => page.getByRole('table', { name: 'Orders of this warehouse' });
const userDetails = (page: Page) => page.getByRole('dialog', { name: 'User Details' });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by Order ID' });

async function expectBox(page: Page, name: string): Promise<void> {
  const box = page.getByRole('region', { name });
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('max-height', BOX);
  await expect(box).toHaveCSS('overflow-y', 'auto');
}

onBothHosts((hostName) => {
  test('single warehouse: opens from the list, passes axe, keeps warehouse and tab on reload, and shows users and orders', async ({
    page,
    host,
  }) => {
    const name = await openFirstWarehouse(page);

    await test.step('has finance, general details, four tabs of users and the orders list', async () => {
      for (const figure of ['Total Revenue', 'Expenses', 'Profit', 'Loss', 'Unpaid COD', 'Paid COD']) {
        await expect(card(page, figure)).toBeVisible();
      }
      const facts = await factsIn(page.getByRole('main'));
      expect(Object.keys(facts)).toEqual(['Name', 'City', 'Code', 'Phone', 'Email', 'Address', 'Country']);
      expect(facts.Name).toBe(name);
      await expect(page.getByRole('tab')).toHaveText([
        /^Supervisors\d*$/,
        /^Operators\d*$/,
        /^Drivers\d*$/,
        /^Cashiers\d*$/,
      ]);
      await expect(users(page).getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Status']);
      await expect(page.getByRole('heading', { name: 'ALL Orders List' })).toBeVisible();
      await expect(orders(page).getByRole('columnheader')).toHaveText(['Order ID', 'Mode', 'Date']);
    });

    await test.step('users and orders scroll in boxes of 15rem', async () => {
      await expectBox(page, 'Supervisors');
      await expectBox(page, 'Orders of this warehouse');
    });

    await test.step('a user opens by keyboard, and axe finds nothing on the screen and in the card', async () => {
      await expectAccessible(page);
      const user = users(page).getByRole('row').nth(1).getByRole('button');
      await expectOpensByKeyboard(page, user, userDetails(page));
      await users(page).getByRole('row').nth(1).click();
      await expect(userDetails(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(userDetails(page)).toHaveCount(0);
    });

    await test.step('arrow keys change the tab, and a reload keeps it', async () => {
      await tab(page, 'Supervisors').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Drivers')).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      await expect(page).toHaveURL(/\/single-warehouse\?users=driver$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(tab(page, 'Drivers')).toHaveAttribute('aria-selected', 'true');
    });

    if (hostName === 'ours') {
      await test.step('the total on each tab is the number of users it lists', async () => {
        for (const kind of ['Supervisors', 'Operators', 'Drivers', 'Cashiers']) {
          await tab(page, kind).click();
          await expect(tab(page, kind)).toHaveText(/\d$/);
          const total = Number(/\d+$/.exec((await tab(page, kind).textContent()) ?? '')?.[0]);
          await expect(users(page).getByRole('table', { name: kind }).getByRole('row')).toHaveCount(
            total + 1,
          );
        }
      });

      await test.step('the orders box loads more as it is scrolled', async () => {
        await expect(orders(page)).toBeVisible();
        const more = page.waitForRequest((request) => /total-orders\?page=2/.test(request.url()));
        await page.getByRole('region', { name: 'Orders of this warehouse' }).evaluate((box) => {
          box.scrollTop = box.scrollHeight;
        });
        await more;
        await expect(orders(page).getByRole('row')).toHaveCount(101);
      });

      await test.step('orders are found by tracking ID, not by receiver', async () => {
        const list = await ask(host, 'GET', '/api/warehouse/');
        const { _id } = list.find((each: { wareHouseName: string }) => each.wareHouseName === name);
        const { data } = await ask(host, 'POST', '/api/orders/total-orders?page=1&limit=1', {
          warehouseId: _id,
        });
        const [{ trackingID, dropoff }] = data;
        await search(page).fill(trackingID.slice(4).toLowerCase());
        await expect(orders(page).getByRole('row')).toHaveCount(2);
        await expect(orders(page)).toContainText(trackingID);
        await search(page).fill(dropoff.receiverName);
        await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
      });
    } else {
      await test.step('an active user is green, every other status is red', async () => {
        const row = (person: string) => users(page).getByRole('row').filter({ hasText: person });
        expect(await hueOf(row('Sana').getByText('unActive'))).toBe('red');
        await tab(page, 'Supervisors').click();
        expect(await hueOf(row('Huda').getByText('Active'))).toBe('green');
        await tab(page, 'Operators').click();
        expect(await hueOf(row('Tariq').getByText('Suspended'))).toBe('red');
      });
    }

    await page.getByRole('main').getByRole('link', { name: 'Back to Warehouses' }).click();
    await expect(page).toHaveURL(addresses.warehouses);
  });
});

test('single warehouse: the layout does not shift when its figures, users and orders load', async ({
  page,
}) => {
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
