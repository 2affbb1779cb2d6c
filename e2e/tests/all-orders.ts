import type { Locator, Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

const LIST = 'GET /api/orders/orders-all';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const details = (page: Page) => page.getByRole('dialog', { name: /^Order / });
const searchBox = (page: Page) => page.getByRole('searchbox');

onBothHosts((hostName) => {
  test('all orders: pages and filters, searches, and restores all three on reload', async ({
    page,
    host,
  }) => {
    const answer = hostName === 'ours' ? await ask(host, 'GET', '/api/orders/count') : undefined;
    const { urgentOrders, normalOrders } = answer ?? { urgentOrders: 8, normalOrders: 17 };
    await page.setViewportSize({ width: 1440, height: 400 });
    await openOrders(page);

    await test.step('shows ten rows a page, and its top on a page change', async () => {
      await expect(orderRows(page)).toHaveCount(10);
      await expect(pager(page)).toContainText(/Page 1 of \d+/);
      await expect(button(pager(page), 'Previous')).toBeDisabled();
      const first = (await orderRows(page).first().textContent()) ?? '';
      await button(pager(page), 'Next').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await button(pager(page), 'Next').click();
      await expect(pager(page)).toContainText(/Page 2 of \d+/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(orderRows(page).first()).not.toHaveText(first);
      await expect(orderRows(page)).toHaveCount(10);
      await page.reload();
      await expect(pager(page)).toContainText(/Page 2 of \d+/);
      await button(pager(page), 'Previous').click();
      await expect(orderRows(page).first()).toHaveText(first);
    });

    await test.step('counts the orders of each filter', async () => {
      const filters = page.getByRole('group', { name: 'Filter by delivery type' }).getByRole('button');
      await expect(filters).toHaveText(['All Orders', 'Urgent Orders', 'Normal Orders']);
      const counted = page.getByRole('main').getByRole('status');
      for (const [name, count] of [
        ['Urgent Orders', urgentOrders],
        ['All Orders', urgentOrders + normalOrders],
        ['Normal Orders', normalOrders],
      ]) {
        await button(page, name).click();
        await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
        await expect(counted).toHaveText(`${count.toLocaleString('en')} orders`);
      }
    });

    await test.step('a search starts at page 1, and filter and search survive a reload', async () => {
      await button(pager(page), 'Next').click();
      await expect(page).toHaveURL(/page=2/);
      await searchBox(page).fill('a');
      await expect(page).toHaveURL(/search=a/);
      await expect(page).not.toHaveURL(/page=2/);
      await page.reload();
      await expect(button(page, 'Normal Orders')).toHaveAttribute('aria-pressed', 'true');
      await expect(searchBox(page)).toHaveValue('a');
    });
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('all orders: each status has its own colour, and the pager stays on one line on a phone', async ({
    page,
    foreign,
  }) => {
    const data = foreign.store.orders.slice(0, 10);
    for (const number of [1, 2]) {
      foreign.next(LIST, { body: { data, page: number, limit: 10, total: 98_760, pages: 9876 } });
    }
    await openOrders(page);
    const colours = new Set<string>();
    for (const status of ['completed', 'Pending', 'return']) {
      const badge = orderRows(page).getByText(status, { exact: true }).first();
      colours.add(await badge.evaluate((element) => getComputedStyle(element).color));
    }
    expect(colours.size).toBe(3);
    await page.setViewportSize({ width: 360, height: 800 });
    const position = pager(page).getByText('Page 1 of 9876');
    const lines = await position.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('with our server', () => {
  test('all orders: the whole placeholder of the search fits on every width', async ({ page }) => {
    await openOrders(page);
    const box = page.getByRole('searchbox', { name: 'Search by tracking ID, reference or receiver name' });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await box.evaluate((input: HTMLInputElement) => {
        const { paddingLeft, paddingRight } = getComputedStyle(input);
        const { fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `${fontSize} ${fontFamily}`;
        const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room - pen.measureText(input.placeholder).width;
      });
      expect(spare, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test('all orders: on a phone the search and its filters share a row, and a card opens its order', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openOrders(page);
    const topOf = async (element: Locator) => (await element.boundingBox())!.y;
    const searchTop = await topOf(searchBox(page));
    expect(Math.abs((await topOf(button(page, 'Filters'))) - searchTop)).toBeLessThan(4);
    const choices = page.getByRole('button', { name: / Orders$/ });
    expect(new Set(await Promise.all((await choices.all()).map(topOf))).size).toBe(1);

    await expect(button(page, 'Export CSV')).toBeHidden();
    await button(page, 'More actions').click();
    await expect(button(page, 'Export CSV')).toBeVisible();
    await button(page, 'More actions').click();

    const card = orderRows(page).first();
    await expect(card.getByRole('button')).toHaveCount(1);
    await card.click();
    await expect(details(page)).toBeVisible();
  });

  test('all orders: the server pages, filters and searches, by tracking ID, receiver and reference', async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/orders-all')) asked.push(new URL(request.url()).search);
    });

    await test.step('asks for ten rows of the page, search and filter, and shows the last page', async () => {
      const { total } = await ask(host, 'GET', '/api/orders/orders-all?page=1');
      const last = Math.ceil(total / 10);
      await openOrders(page, '?page=999999');
      await expect(pager(page)).toContainText(`Page ${last} of ${last}`);
      await expect(button(pager(page), 'Next')).toBeDisabled();
      await expect(button(pager(page), 'Previous')).toBeEnabled();
      await openOrders(page, '?mode=urgent&search=ahmed&page=2');
      expect(asked.find((each) => each.includes('search=ahmed'))).toMatch(/page=2&limit=10.*mode=urgent/);
    });

    const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=100');
    await openOrders(page);

    await test.step('finds a part of a tracking ID, ignoring case, with and without its hyphens', async () => {
      // A piece without a figure is read as a word, and not looked for with hyphens.
      const order = data.find(({ trackingID }: { trackingID: string }) => /\d/.test(trackingID.slice(3, -1)));
      const words = order.trackingID.slice(3, -1);
      await searchBox(page).fill(words.toLowerCase());
      await expect(orderRows(page).filter({ hasText: words }).locator('mark').first()).toHaveText(words);
      await searchBox(page).fill(words.replaceAll('-', '').toLowerCase());
      await expect(orderRows(page).filter({ hasText: words }).locator('mark').first()).toHaveText(
        words.slice(1),
      );
    });

    await test.step('finds a receiver, ignoring case', async () => {
      const name = data[0].dropoff.receiverName;
      await searchBox(page).fill(name.toLowerCase());
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === name.toLowerCase());
      await expect(orderRows(page).filter({ hasText: name }).locator('mark').first()).toHaveText(name);
    });

    await test.step("finds the sender's own reference, marks it and shows it in the details", async () => {
      const { reference, trackingID } = data.find((order: { reference: string }) => order.reference !== '');
      await page.getByPlaceholder('Tracking ID, reference or receiver', { exact: true }).fill(reference);
      const row = orderRows(page).filter({ hasText: trackingID });
      await expect(row.locator('mark')).toHaveText(reference);
      await row.getByRole('button', { name: /^View/ }).click();
      await expect(details(page).getByRole('region', { name: 'Sender' })).toContainText(
        `Reference${reference}`,
      );
    });
  });
});
