import type { Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

const details = (page: Page) => page.getByRole('dialog', { name: /^Order / });
const section = (page: Page, name: string) => details(page).getByRole('region', { name });

onBothHosts(() => {
  test('all orders: an order opens by keyboard with every section, and list and details pass axe', async ({
    page,
  }) => {
    await openOrders(page);
    await expectAccessible(page);
    await expectOpensByKeyboard(
      page,
      orderRows(page).nth(2).getByRole('button', { name: /^View/ }),
      details(page),
    );
    const row = (await orderRows(page).first().textContent()) ?? '';
    const [trackingID] = /^(TWS-\w{4}-\w{4}|FLC\d+)/.exec(row) ?? [];
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    await expect(details(page)).toContainText(`Tracking ID${trackingID}`);
    for (const name of [
      'Order Images',
      'Receiver',
      'Sender',
      'Payment',
      'Order Information',
      'Tracking Status',
    ]) {
      await expect(section(page, name)).toBeVisible();
    }
    expect(await details(page).innerText()).not.toMatch(/\b(undefined|null|NaN)\b/);
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('all orders: pictures load from addresses and data URLs, and one opens large over the details', async ({
    page,
    foreign,
    host,
  }) => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    foreign.store.orders[0]!.orderImage = ['', pixel];
    foreign.store.orders[1]!.orderImage = [''];
    foreign.store.orders[2]!.orderImage = [`${host.address}/favicon.svg`];
    await openOrders(page);
    const pictures = section(page, 'Order Images').getByRole('img');
    const open = (at: number) => orderRows(page).nth(at).getByRole('button', { name: /^View/ }).click();
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
    };

    await test.step('an empty address among pictures is skipped', async () => {
      await open(0);
      await expect(pictures).toHaveCount(1);
      await expect(pictures).toHaveJSProperty('naturalWidth', 1);
      await close();
      await open(1);
      await expect(section(page, 'Order Images')).toContainText('No order images.');
      await expect(section(page, 'Order Images').getByRole('button')).toHaveCount(0);
      await close();
    });

    await test.step('Escape closes only a large picture', async () => {
      await open(2);
      await section(page, 'Order Images').getByRole('button').click();
      const picture = page.getByRole('dialog', { name: 'Picture 1 of order FLC1023' });
      await expect(picture.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picture).toHaveCount(0);
      await expect(details(page)).toBeVisible();
    });
  });
});

test.describe('with our server', () => {
  test('all orders: the details show the history of an order, with its cash hand-in', async ({
    page,
    host,
  }) => {
    const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=90&limit=100');
    const order = data.find(
      (each: { trackingStatus: string; orderImage: string[]; paymentMethod: string }) =>
        each.trackingStatus === 'delivered' && each.orderImage.length > 0 && each.paymentMethod === 'COD',
    );
    await openOrders(page, `?search=${order.trackingID}`);
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    await expect(section(page, 'Tracking Status')).toContainText('Successfully delivered');
    const history = section(page, 'Tracking History').getByRole('listitem');
    await expect(history.first()).toContainText('New Order has been Created');
    await expect(history.filter({ hasText: 'Successfully delivered' })).toHaveCount(1);
    await expect(history.last()).toContainText('Cash handed in');
    await expect(history.last()).toHaveAttribute('aria-current', 'step');
    await expect(section(page, 'Order Images').locator('img').first()).toBeVisible();
  });
});
