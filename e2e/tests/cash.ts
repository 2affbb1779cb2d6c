import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const OPEN = '?payment=COD-open&trackingStatus=delivered';
const UNDER_WAY = '/api/orders/orders-all?payment=COD-open&trackingStatus=assignedtodriver&page=1&limit=100';
const ASKED = `/api/orders/orders-all${OPEN}&page=1&limit=100`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const record = (page: Page) => button(page, /^Record cash received: AED/);
const counted = (page: Page) => page.getByRole('main').getByRole('status');
const money = (aed: number) =>
  `AED ${aed.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

type Listed = { trackingID: string; orderValue: number };

async function confirm(page: Page, sum: number, orders: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: `Record ${money(sum)} received?` });
  await expect(question).toContainText(`For ${orders}. Delivery charges are not included.`);
  await question.getByRole('button', { name: 'Record cash received' }).click();
}

const select = (page: Page, { trackingID }: Listed) =>
  page.getByRole('checkbox', { name: `Select order ${trackingID}` }).check();

test.describe('as a cashier', () => {
  test.use({ signedIn: false, writes: true });

  test('cash: a cashier sees what is to come in, selects orders of two pages and records their sum at once', async ({
    page: desk,
    host,
  }) => {
    // At any hour of the demo's day its cash fills more than one page.
    for (const { trackingID } of (await ask(host, 'GET', UNDER_WAY)).data)
      await ask(host, 'POST', `/api/orders/${trackingID}/tracking`, { trackingStatus: 'delivered' });
    await signIn(desk, { email: 'cashier@tawseel.example', password: template().staffPassword });
    await expect(desk).toHaveURL(addresses.allOrders);
    await button(desk, 'Cash to receive').click();
    const token = (await desk.evaluate(() => localStorage.getItem('authToken'))) ?? '';
    const asCashier = { ...host, token };
    const { data, total, unpaidCOD } = await ask(asCashier, 'GET', ASKED);
    const orders: Listed[] = data;
    expect(unpaidCOD).toBeCloseTo(orders.reduce((sum, { orderValue }) => sum + orderValue, 0));
    await expect(counted(desk).first()).toHaveText(
      `${total} orders, ${money(unpaidCOD)} to receive (without delivery charges)`,
    );
    await expect(orderRows(desk).first()).toContainText(money(orders[0]!.orderValue));

    const [one, other] = [orders[1]!, orders[11]!];
    await select(desk, one);
    await button(desk, 'Next').click();
    await select(desk, other);
    const sum = one.orderValue + other.orderValue;
    await expect(desk.getByText(`2 orders, ${money(sum)}`, { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await button(desk, `Record cash received: ${money(sum)}`).click();
    await confirm(desk, sum, '2 orders');
    await expect(toast(desk, `Cash received for 2 orders: ${money(sum)}.`)).toBeVisible();
    await expect(record(desk)).toHaveCount(0);
    await expect(counted(desk).first()).toHaveText(
      `${total - 2} orders, ${money(unpaidCOD - sum)} to receive (without delivery charges)`,
    );
    const { data: left } = await ask(host, 'GET', `/api/orders/${one.trackingID}`);
    expect(left.cashHandedInAt).not.toBeNull();
  });
});

test.describe('cash on delivery', () => {
  test.use({ writes: true });

  test('cash: what a colleague recorded meanwhile is refused with all the others, and is selected no more', async ({
    page,
    host,
  }) => {
    const [one, other]: Listed[] = (await ask(host, 'GET', ASKED)).data;
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

  test('cash: recorded again after the answer got lost, it is recorded once', async ({ page, host }) => {
    const [one]: Listed[] = (await ask(host, 'GET', ASKED)).data;
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
});

test('cash: nothing is selected in a list of other orders', async ({ page }) => {
  await openOrders(page, '?payment=COD-open');
  await expect(counted(page)).toHaveText(/ orders, AED [\d,.]+ to receive \(without delivery charges\)$/);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await openOrders(page);
  await expect(counted(page)).toHaveText(/^[\d,]+ orders$/);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
