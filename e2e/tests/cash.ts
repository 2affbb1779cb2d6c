import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { sendDriver } from '../harness/on-the-road.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { storeToken } from '../harness/token.ts';

const OPEN = '?payment=COD-unheld&trackingStatus=delivered';
const UNDER_WAY = '/api/orders/orders-all?payment=COD-open&trackingStatus=assignedtodriver&page=1&limit=100';
const ASKED = `/api/orders/orders-all${OPEN}&page=1&limit=100`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const record = (page: Page) => button(page, /^Record cash received: AED/);
const counted = (page: Page) => page.getByRole('main').getByRole('status');
const money = (aed: number) =>
  `AED ${aed.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

type ListedOrder = { trackingID: string; orderValue: number };

async function confirm(page: Page, sum: number, orders: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: `Record ${money(sum)} received?` });
  await expect(question).toContainText(`For ${orders}. Delivery charges are not included.`);
  await question.getByRole('button', { name: 'Record cash received' }).click();
}

const select = (page: Page, { trackingID }: ListedOrder) =>
  page.getByRole('checkbox', { name: `Select order ${trackingID}` }).check();

test.use({ signedIn: false, writes: true });

/** Most keys from the opened hand-in to its receipt, as the desk is fast enough with. */
const MOST_KEYS = 25;

/** Enters a delivery with cash for a driver on the road, who then has its amount, and returns the driver's name. */
async function deliver(host: Host): Promise<string> {
  const [driver] = await sendDriver(host);
  const runs: { _id: string; driverId: string }[] = (await ask(host, 'GET', '/api/runs?kind=delivery')).data;
  const run = runs.find(({ driverId }) => driverId === driver.id)?._id;
  const { stops } = (await ask(host, 'GET', `/api/runs/${run}`)).data;
  const paid = stops.find(
    (stop: { parcel: { paymentMethod: string } }) => stop.parcel.paymentMethod === 'COD',
  );
  const { trackingID, orderValue: cash } = paid.parcel;
  const result = { act: 'delivered', receivedBy: 'Mona', relation: 'self', cash, why: 'No phone' };
  await ask(host, 'POST', `/api/runs/${run}/stops/${trackingID}/enter`, result);
  return driver.name;
}

test('cash: a driver hands in by the keyboard alone, with a receipt, and a difference becomes a balance', async ({
  page,
  host,
}) => {
  const driver = await deliver(host);
  await startSession(page, host, 'cashier');
  await page.goto(addresses.cash);
  const handIn = button(page, `Hand in the cash of ${driver}`);
  await handIn.focus();
  await expectAccessible(page);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  await press('Enter');
  const window = page.getByRole('dialog', { name: `Hand in the cash of ${driver}` });
  await expect(window.getByLabel('Number of AED 1,000.00')).toBeFocused();
  await expectAccessible(page);
  await press('Enter', 'Enter', 'Enter', '1', 'Control+Enter');
  const reason = window.getByLabel('Reason for the difference');
  await expect(reason).toBeFocused();
  await press('T', 'i', 'p', 'Enter');
  const receipt = page.getByRole('dialog', { name: /^Receipt / });
  await expect(receipt.frameLocator('iframe').getByRole('heading')).toContainText('Receipt of cash');
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Balances' }).click();
  await expect(button(page, `Differences: ${driver}`)).toBeVisible();
});

test('cash: orders of two pages are recorded at once, or none of them, once each, and only in the list of open cash', async ({
  page,
  host,
}) => {
  await test.step('a cashier selects orders of two pages and records their sum', async () => {
    // At any hour of the demo's day its cash fills more than one page.
    for (const { trackingID } of (await ask(host, 'GET', UNDER_WAY)).data)
      await ask(host, 'POST', `/api/orders/${trackingID}/tracking`, { trackingStatus: 'delivered' });
    const asCashier = await startSession(page, host, 'cashier');
    await openOrders(page, OPEN);
    const { data, total, unpaidCOD } = await ask(asCashier, 'GET', ASKED);
    const orders: ListedOrder[] = data;
    expect(unpaidCOD).toBeCloseTo(orders.reduce((sum, { orderValue }) => sum + orderValue, 0));
    await expect(counted(page).first()).toHaveText(
      `${total} orders, ${money(unpaidCOD)} to receive (without delivery charges)`,
    );
    await expect(orderRows(page).first()).toContainText(money(orders[0]!.orderValue));

    const [one, other] = [orders[1]!, orders[11]!];
    await select(page, one);
    await button(page, 'Next').click();
    await select(page, other);
    const sum = one.orderValue + other.orderValue;
    await expect(page.getByText(`2 orders, ${money(sum)}`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await button(page, `Record cash received: ${money(sum)}`).click();
    await confirm(page, sum, '2 orders');
    await expect(toast(page, `Cash received for 2 orders: ${money(sum)}.`)).toBeVisible();
    await expect(record(page)).toHaveCount(0);
    await expect(counted(page).first()).toHaveText(
      `${total - 2} orders, ${money(unpaidCOD - sum)} to receive (without delivery charges)`,
    );
    const { data: left } = await ask(host, 'GET', `/api/orders/${one.trackingID}`);
    expect(left.cashHandedInAt).not.toBeNull();
  });

  await test.step('an order that a colleague recorded meanwhile is refused with all the others, and is no longer selected', async () => {
    const [one, other]: ListedOrder[] = (await ask(host, 'GET', ASKED)).data;
    await storeToken(page, host.token);
    await openOrders(page, OPEN);
    await select(page, one!);
    await select(page, other!);
    await ask(host, 'POST', `/api/orders/${one!.trackingID}/cash`, { cashHandedIn: true });
    const sum = one!.orderValue + other!.orderValue;
    await record(page).click();
    await confirm(page, sum, '2 orders');
    const refused = `Nothing was recorded. Cash cannot be recorded for ${one!.trackingID}: it is already recorded.`;
    await expect(toast(page, refused)).toBeVisible();
    expect((await ask(host, 'GET', `/api/orders/${other!.trackingID}`)).data.cashHandedInAt).toBeNull();
    await button(page, `Record cash received: ${money(other!.orderValue)}`).click();
    await confirm(page, other!.orderValue, '1 order');
    await expect(toast(page, `Cash received for 1 order: ${money(other!.orderValue)}.`)).toBeVisible();
  });

  await test.step('recorded again after a lost answer, it is recorded once', async () => {
    const [one]: ListedOrder[] = (await ask(host, 'GET', ASKED)).data;
    await openOrders(page, OPEN);
    await select(page, one!);
    await page.route('**/api/orders/cash', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await record(page).click();
    await confirm(page, one!.orderValue, '1 order');
    await expect(toast(page, /could not be recorded|went Wrong/)).toBeVisible();
    await page.unroute('**/api/orders/cash');
    await record(page).click();
    await confirm(page, one!.orderValue, '1 order');
    await expect(toast(page, `Cash received for 1 order: ${money(one!.orderValue)}.`)).toBeVisible();
  });

  await test.step('nothing is selected in a list of other orders', async () => {
    await openOrders(page, '?payment=COD-open');
    await expect(counted(page)).toHaveText(/ orders, AED [\d,.]+ to receive \(without delivery charges\)$/);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await button(page, 'Clear all filters').click();
    await expect(counted(page)).toHaveText(/^[\d,]+ orders$/);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
