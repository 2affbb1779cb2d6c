import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { drawProof, phoneOf } from '../harness/by-phone.ts';
import { sendDriver } from '../harness/on-the-road.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { storeToken } from '../harness/token.ts';

const OPEN = '?payment=COD-unheld&trackingStatus=delivered';
const OPEN_AT = '/api/orders/orders-all?payment=COD-open&page=1&limit=30&trackingStatus=';
const NEXT: Readonly<Record<string, string>> = {
  warehouse: 'assignedtodriver',
  assignedtodriver: 'delivered',
};
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

/** Gives two drivers change in the morning. The first then delivers an order for cash and one for a card. */
async function morning(host: Host, cashier: Host) {
  const [bilal, imran] = await sendDriver(host);
  const { data: desk } = await ask(cashier, 'GET', '/api/cash/desk');
  const { _id: warehouseId } = desk.people.find(
    ({ warehouse }: { warehouse: unknown }) => warehouse,
  ).warehouse;
  const box = { kind: 'box', person: (await ask(cashier, 'GET', '/api/profile/')).user._id };
  const move = (by: Host, body: object) => ask(by, 'POST', '/api/cash/moves', body);
  await move(host, { from: { kind: 'bank' }, to: { kind: 'safe' }, amount: 500, warehouseId, slip: 'DIB 1' });
  await move(host, { from: { kind: 'safe' }, to: box, amount: 500, warehouseId });
  for (const [{ id: person }, amount] of [
    [bilal, 200],
    [imran, 50],
  ] as const)
    await move(cashier, { from: { kind: 'box' }, to: { kind: 'float', person }, amount });
  const phone = await phoneOf(host, bilal);
  const due = (await phone.stops()).filter(({ cashDue }) => cashDue > 0);
  const [inCash, byCard] = [due[0]!, due[1]!];
  const delivered = { act: 'delivered', receivedBy: 'Mona', relation: 'self' };
  await phone.act(inCash, { ...delivered, cash: inCash.cashDue });
  await phone.act(byCard, { ...delivered, card: byCard.cashDue, slip: '0042' });
  return { bilal, imran, phone, order: inCash.trackingID, total: 200 + inCash.cashDue };
}

test('cash: from the change in the morning to a hand-in by keys, with a reversal, and from the box to the order', async ({
  page,
  host,
}) => {
  const cashier = await startSession(page, host, 'cashier');
  const { bilal, imran, phone, order, total } = await morning(host, cashier);
  const wrong = { driverId: imran.id, total: 50, pieces: { 5000: 1 } };
  const { data: reversed } = await ask(cashier, 'POST', '/api/cash/hand-ins', wrong);

  await test.step('the list names the driver, without what was paid by card', async () => {
    await page.goto(addresses.cash);
    const row = page.getByRole('row', { name: new RegExp(`^${bilal.name}`) });
    await expect(row).toContainText(money(total));
    await expect(row).toContainText(/\d+ stops still open/);
    await expect(row.getByRole('cell').nth(1)).toHaveText('1');
    await expectAccessible(page);
  });

  await test.step('the driver hands in by the keyboard alone, with fuel and AED 5.00 missing', async () => {
    let keys = 0;
    const press = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    };
    await button(page, `Hand in the cash of ${bilal.name}`).focus();
    await press('Enter');
    const window = page.getByRole('dialog', { name: `Hand in the cash of ${bilal.name}` });
    await expect(window.getByLabel('Number of AED 1,000.00')).toBeFocused();
    await expectAccessible(page);
    await press('Enter', 'Enter', '1', 'Enter', 'Enter', 'Enter', '1', 'Enter', 'Enter', '1');
    await button(page, 'Add an expense').click();
    await press('F', 'u', 'e', 'l', 'Tab', '6', '0');
    const { file: buffer } = await drawProof(page, 'photo');
    const receiptPhoto = { name: 'receipt.webp', mimeType: 'image/webp', buffer };
    await window.getByLabel('Photo of the receipt').setInputFiles(receiptPhoto);
    await expect(window.getByText('The photo is stored')).toBeVisible();
    await press('Enter');
    await expect(window.getByText('AED 5.00 missing', { exact: true })).toBeVisible();
    await expect(window.getByLabel('Reason for the difference')).toBeFocused();
    await press('T', 'i', 'p', 'Enter');
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    const receipt = page.getByRole('dialog', { name: /^Receipt / });
    await expect(receipt.frameLocator('iframe').getByRole('heading')).toContainText('Receipt of cash');
    await page.keyboard.press('Escape');
    expect(await phone.day()).toMatchObject({
      cash: 0,
      change: 0,
      lastHandIn: { total: total - 5, difference: -5 },
    });
  });

  await test.step('the supervisor reverses the hand-in of the wrong driver', async () => {
    await startSession(page, host, 'supervisor');
    await page.goto(`${addresses.cash}?tab=counts`);
    await button(page, new RegExp(`^${reversed.number}\\b`)).click();
    await button(page, 'Reverse').click();
    await page.getByLabel('Reason').fill('It was Bilal');
    await button(page, 'Reverse the hand-in').click();
    await expect(
      toast(page, `Count ${reversed.number} is reversed: the driver has the cash again.`),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Drivers' }).click();
    await expect(button(page, `Hand in the cash of ${imran.name}`)).toBeVisible();
  });

  await test.step("the cashier's box is followed to the order", async () => {
    await page.getByRole('tab', { name: 'Balances' }).click();
    await button(page, `Box: ${reversed.by}`).click();
    await page.getByRole('dialog').getByRole('link', { name: order }).click();
    const details = page.getByRole('dialog', { name: `Order ${order}` });
    await expect(details).toContainText(`taken in by ${reversed.by}, count `);
  });
});

test('cash: orders of two pages are recorded at once, or none of them, once each, and only in the list of open cash', async ({
  page,
  host,
}) => {
  await test.step('a cashier selects orders of two pages and records their sum', async () => {
    const asCashier = await startSession(page, host, 'cashier');
    // The office delivers without a run, so that no driver holds the cash, which then fills more than one page.
    for (const status of ['warehouse', 'assignedtodriver'])
      for (const { trackingID } of (await ask(asCashier, 'GET', `${OPEN_AT}${status}`)).data)
        await ask(host, 'POST', `/api/orders/${trackingID}/tracking`, { trackingStatus: NEXT[status] });
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
