import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

test('all orders: a row says more of each order in a quieter second line', async ({ page, host }) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=10');
  const [order] = data;
  await openOrders(page);
  const cells = orderRows(page).first().getByRole('cell');
  await expect(cells.nth(0)).toHaveText(order.trackingID + order.pickup.senderName);
  await expect(cells.nth(1)).toContainText(order.dropoff.receiverName + order.dropoff.receiverPhone);
  await expect(cells.nth(1)).toContainText(order.dropoff.city.replaceAll('-', ' '));
  const paid = data.findIndex(({ orderValue }: { orderValue: number }) => orderValue > 0);
  await expect(orderRows(page).nth(paid).getByRole('cell').nth(2)).toContainText(
    `AED ${data[paid].orderValue.toLocaleString('en', { minimumFractionDigits: 2 })}`,
  );
  await expect(cells.nth(3)).toContainText(order.orderStatus);
});

for (const width of [768, 1024, 1440])
  test(`${width} wide: every row of orders is as high as the place that was kept for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/api/orders/orders-all*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(addresses.allOrders);
    const kept = page.getByRole('main').locator('tbody tr');
    await expect(kept).toHaveCount(10);
    const heights = () =>
      kept.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(await heights())).toEqual(new Set([54]));
    letCome();
    await expect(orderRows(page).first()).toBeVisible();
    expect(new Set(await heights())).toEqual(new Set([54]));
  });

test('all orders: a phone that is typed into the search is offered as the filter it is', async ({
  page,
  host,
}) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=10');
  const { trackingID, dropoff } = data[0];
  await openOrders(page, '?mode=all');
  for (const words of ['Amina 050', 'TWS-12345', '0501']) {
    await page.getByRole('searchbox').fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${words.split(' ')[0]}`));
    await expect(page.getByRole('button', { name: `Orders with the phone ${words}` })).toHaveCount(0);
  }
  const typed = dropoff.receiverPhone.replace('+971 ', '0');
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('button', { name: `Orders with the phone ${typed}` }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/phone=/);
  await expect(page).not.toHaveURL(/search=/);
  await expect(orderRows(page).filter({ hasText: trackingID })).toHaveCount(1);
});
