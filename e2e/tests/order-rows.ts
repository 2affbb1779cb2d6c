import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { hold } from '../harness/held.ts';
import { orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

const WIDTHS = [768, 1024, 1440];
const ROW_PX = 54;

test('all orders: a row has a second line and its reserved height, and a phone in the search is offered as a filter', async ({
  page,
  host,
}) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=10');
  const [order] = data;
  const rows = page.getByRole('main').locator('tbody tr');
  const expectHeights = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(new Set(heights), `${width} wide`).toEqual(new Set([ROW_PX]));
    }
  };

  await test.step('every row has the height that was reserved for it', async () => {
    const letCome = await hold(page, '**/api/orders/orders-all*');
    await page.goto(`${addresses.allOrders}?mode=all`);
    await expect(rows).toHaveCount(10);
    await expectHeights();
    letCome();
    await expect(orderRows(page).first()).toBeVisible();
    await expectHeights();
  });

  await test.step('its second line has more of the order', async () => {
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

  await test.step('no amount is cut or broken, and rows stay even, where Arabic takes two lines', async () => {
    const amounts = rows.locator('td:nth-child(3) > * > span:last-child').filter({ hasText: 'AED' });
    const expectWhole = async () => {
      const cut = await amounts.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 30)
          .map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    };
    await page.setViewportSize({ width: 768, height: 900 });
    await expectWhole();
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.reload();
    await expect(rows.filter({ hasText: 'TWS-' })).toHaveCount(10);
    await expect(amounts.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await expectWhole();
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await expect(orderRows(page)).toHaveCount(10);
  });

  await test.step('a phone that is typed into the search finds its orders', async () => {
    const { trackingID, dropoff } = order;
    const typed = dropoff.receiverPhone.replace('+971 ', '0');
    await page.getByRole('searchbox').fill(typed);
    await expect(orderRows(page).filter({ hasText: trackingID })).toHaveCount(1);
  });
});
