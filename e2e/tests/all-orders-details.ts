import type { Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { factsIn } from '../harness/facts.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

const details = (page: Page) => page.getByRole('dialog', { name: /^Order / });
const section = (page: Page, name: string) => details(page).getByRole('region', { name, exact: true });

onBothHosts(() => {
  test('all orders: by keyboard an order opens, Escape closes it, and the focus is back in the row', async ({
    page,
  }) => {
    await openOrders(page);
    const view = orderRows(page).nth(2).getByRole('button');
    await expectOpensByKeyboard(page, view, details(page));
  });

  test('all orders: the details show what section 2 of the specification lists', async ({ page }) => {
    await openOrders(page);
    const row = (await orderRows(page).first().textContent()) ?? '';
    const [trackingID] = /^(TWS-\w{4}-\w{4}|FLC\d+)/.exec(row) ?? [];
    await orderRows(page).first().getByRole('button').click();
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
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('all orders: the details say everything that is known of an order', async ({
    page,
    foreign,
    host,
  }) => {
    Object.assign(foreign.store.orders[0]!, {
      orderImage: [`${host.address}/favicon.svg`, `${host.address}/favicon.svg?2`],
      dropoff: {
        receiverName: 'Zara Malik',
        receiverPhone: '+971 50 777 8888',
        street: 'Sheikh Zayed Road',
        city: 'Abu-Dhabi',
        country: 'UAE',
      },
      pickup: { senderName: 'Omar', senderPhone: '+971 55 111 2222', senderAddress: 'Shop 4, Deira' },
      paymentMethod: 'COD',
      orderTitle: 'Lamp',
      orderType: 'Fragile',
      orderValue: '1250.5',
      orderWeight: 2.25,
      parcelSize: { length: 40, width: 30, height: 20, totalVolume: 24000 },
      deliveryType: 'urgent',
      orderDetails: 'Ring twice',
      orderStatus: 'return',
      status: 'Pickup',
      additionalServices: true,
      trackingStatus: 'return',
      createdAt: '2026-11-01T20:30:00Z',
    });
    await openOrders(page);
    await orderRows(page).first().getByRole('button').click();
    await expect(details(page)).toContainText('Tracking IDFLC1025');
    await expect(section(page, 'Order Images').getByRole('button')).toHaveCount(2);
    expect(await factsIn(section(page, 'Receiver'))).toEqual({
      Name: 'Zara Malik',
      Phone: '+971 50 777 8888',
      Street: 'Sheikh Zayed Road',
      City: 'Abu Dhabi',
      Country: 'UAE',
    });
    expect(await factsIn(section(page, 'Sender'))).toEqual({
      Name: 'Omar',
      Phone: '+971 55 111 2222',
      Address: 'Shop 4, Deira',
    });
    expect(await factsIn(section(page, 'Payment'))).toEqual({
      'Payment Method': 'COD',
      'Order Value': 'AED 1,250.50',
    });
    expect(await factsIn(section(page, 'Order Information'))).toEqual({
      Title: 'Lamp',
      Type: 'Fragile',
      'Delivery Type': 'urgent',
      Weight: '2.25 kg',
      'Parcel Size': '40 × 30 × 20 cm',
      'Total Volume': '24,000 cm³',
      'Additional Services': 'Yes',
      'Pickup Status': 'Pickup',
      Created: '2 Nov 2026, 00:30',
      'Order Details': 'Ring twice',
    });
    await expect(section(page, 'Tracking Status')).toContainText('Returned due to an issue');
    await expect(section(page, 'Tracking History')).toHaveCount(0);
  });

  test('all orders: a picture of an order opens large and Escape closes it alone', async ({
    page,
    foreign,
    host,
  }) => {
    foreign.store.orders[0]!.orderImage = [`${host.address}/favicon.svg`];
    await openOrders(page);
    await orderRows(page).first().getByRole('button').click();
    await section(page, 'Order Images').getByRole('button').click();
    const picture = page.getByRole('dialog', { name: 'Picture 1 of order FLC1025' });
    await expect(picture.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCount(0);
    await expect(details(page)).toBeVisible();
  });

  test('all orders: a picture written out in its address is shown, and an empty place is none', async ({
    page,
    foreign,
  }) => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    foreign.store.orders[0]!.orderImage = ['', pixel];
    foreign.store.orders[1]!.orderImage = [''];
    await openOrders(page);
    await orderRows(page).first().getByRole('button').click();
    const picture = section(page, 'Order Images').getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    await page.keyboard.press('Escape');
    await orderRows(page).nth(1).getByRole('button').click();
    await expect(section(page, 'Order Images')).toContainText('No');
    await expect(section(page, 'Order Images').getByRole('button')).toHaveCount(0);
  });

  test('all orders: the details of an order of which little is known say N/A', async ({ page, foreign }) => {
    foreign.store.orders.splice(0, 25, { _id: 'o1', trackingID: 'FLC9' });
    await openOrders(page);
    await expect(orderRows(page).first().getByRole('cell')).toHaveText([
      'FLC9',
      'N/A',
      'N/A',
      'N/A',
      'N/A',
      '',
    ]);
    await orderRows(page).first().getByRole('button').click();
    await expect(section(page, 'Order Images')).toContainText('No order images.');
    for (const name of ['Receiver', 'Sender', 'Payment', 'Order Information']) {
      expect(new Set(Object.values(await factsIn(section(page, name)))), name).toEqual(new Set(['N/A']));
    }
    await expect(section(page, 'Tracking Status')).toContainText('N/A');
  });

  test('all orders: each tracking status is said in words, one that is unknown as it is', async ({
    page,
    foreign,
  }) => {
    const said = {
      created: 'New Order has been Created',
      accepted: /ready for pickup/i,
      pickup: /picked up by the driver/i,
      unpick: /rejected by the driver/i,
      warehouse: /submitted to the warehouse by the driver/i,
      assignedtodriver: /assigned to a driver for delivery/i,
      delivered: /successfully delivered/i,
      return: /returned due to an issue/i,
      'held at customs': 'held at customs',
    };
    for (const [at, trackingStatus] of Object.keys(said).entries())
      Object.assign(foreign.store.orders[at]!, { trackingStatus });
    await openOrders(page);
    for (const [at, words] of Object.values(said).entries()) {
      await orderRows(page).nth(at).getByRole('button').click();
      await expect(section(page, 'Tracking Status')).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
    }
  });
});

test.describe('with our server', () => {
  test('all orders: the details tell the course of an order, the handing in of its cash by its own name', async ({
    page,
    host,
  }) => {
    const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=90&limit=100');
    const order = data.find(
      (each: { trackingStatus: string; orderImage: string[]; paymentMethod: string }) =>
        each.trackingStatus === 'delivered' && each.orderImage.length > 0 && each.paymentMethod === 'COD',
    );
    await openOrders(page, `?search=${order.trackingID}`);
    await orderRows(page).first().getByRole('button').click();
    await expect(section(page, 'Tracking Status')).toContainText('Successfully delivered');
    const course = section(page, 'Tracking History').getByRole('listitem');
    await expect(course.first()).toContainText('New Order has been Created');
    await expect(course.filter({ hasText: 'Successfully delivered' })).toHaveCount(1);
    await expect(course.last()).toContainText('Cash handed in');
    await expect(course.last()).toHaveAttribute('aria-current', 'step');
    await expect(section(page, 'Order Images').locator('img').first()).toBeVisible();
  });
});
