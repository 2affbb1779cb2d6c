import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { visit } from '../harness/visit.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
}

/** Lists of the specification, with their headings. */
const LISTS = [
  [addresses.warehouses, 'Warehouses Details'],
  [addresses.users, 'Users'],
  [addresses.prices, 'Prices'],
  [addresses.supervisors, 'Supervisors'],
  [addresses.drivers, 'Drivers'],
  [addresses.cashier, 'Cashiers'],
  [addresses.allOrders, 'All Orders'],
  [addresses.queries, 'Queries'],
] as const;
const OUR_LISTS = [...LISTS, [addresses.access, 'Access'], [addresses.audit, 'Audit log']] as const;

async function expectNoHeadCut(page: Page, lists: typeof LISTS | typeof OUR_LISTS): Promise<void> {
  await page.goto(addresses.profileView);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [address, heading] of lists) {
    await visit(page, address, heading);
    await expect(page.getByRole('table').locator('tbody td').nth(1)).toHaveText(/./);
    // With a pixel to spare: other screens round the widths of letters otherwise.
    const cut = await page.getByRole('columnheader').evaluateAll((heads: HTMLElement[]) =>
      heads.flatMap((head) => {
        head.style.overflow = 'visible';
        const words = document.createRange();
        words.selectNodeContents(head);
        const { paddingLeft, paddingRight } = getComputedStyle(head);
        const room = head.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const isCut =
          words.getBoundingClientRect().width + 1 > room && !head.querySelector('.visually-hidden');
        return isCut ? [head.textContent] : [];
      }),
    );
    expect(cut, address).toEqual([]);
  }
}

/** Background behind the line under a tab. */
const lineOf = (tab: Locator) =>
  tab.evaluate((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element, '::after');
    return opacity === '0' ? 'none' : backgroundColor;
  });

onBothHosts(() => {
  test('1440 wide: no column head is truncated', ({ page }) => expectNoHeadCut(page, LISTS));

  test('print: an open order is printed in full, without the page behind it', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 500 });
    await openOrders(page);
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    const order = page.getByRole('dialog', { name: /^Order / });
    const last = order.getByRole('region', { name: 'Tracking Status' });
    await expect(last).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeHidden();
    await expect(order.getByRole('button', { name: 'Close' })).toBeHidden();
    // Both at one moment, because parts of the window are still loading.
    const left = () =>
      last.evaluate((section) => {
        const window = section.closest('[role=dialog]');
        return (window?.getBoundingClientRect().bottom ?? 0) - section.getBoundingClientRect().bottom;
      });
    await expect.poll(left).toBeGreaterThanOrEqual(0);
  });

  test('forced colours: a dialog has a border, and only the selected tab a line', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(addresses.users);
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['none', canvas]).not.toContain(await lineOf(page.getByRole('tab', { name: /^All Users/ })));
    expect(await lineOf(page.getByRole('tab', { name: /^Company Users/ }))).toBe('none');
    await page
      .getByRole('button', { name: /^View User Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  });
});

test('768 wide: no column head is truncated, nor a name next to short vehicle types; a query shows the beginning of its message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoHeadCut(page, OUR_LISTS);

  await visit(page, addresses.queries, 'Queries');
  const day = page.getByText(/^\d+ \w{3} \d{4}$/).first();
  expect(await day.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect((await boxOf(page.getByRole('columnheader', { name: 'Message' }))).width).toBeGreaterThan(110);

  await visit(page, addresses.drivers, 'Drivers');
  const names = page.getByRole('table').locator('tbody td:first-child :text-matches(".")');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('headers: New order is in one line with the search of a warehouse, at the same height', async ({
  page,
}) => {
  await openOrders(page);
  const heights = ['Export CSV', 'New order'].map(
    async (name) => (await boxOf(page.getByRole('button', { name }))).height,
  );
  const [one, other] = await Promise.all(heights);
  expect(other).toBe(one);
  await visit(page, addresses.warehouses, 'Warehouses Details');
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'ALL Orders List' })).toBeVisible();
  const button = await boxOf(page.getByRole('button', { name: 'New order' }));
  expect((await boxOf(page.getByRole('searchbox'))).bottom).toBe(button.bottom);
});
