import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';

const LIST = 'GET /api/orders/orders-all';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const details = (page: Page) => page.getByRole('dialog', { name: /^Order / });

onBothHosts((hostName) => {
  test('all orders: ten rows a page, with Previous, Next and where one is', async ({ page }) => {
    await openOrders(page);
    await expect(orderRows(page)).toHaveCount(10);
    await expect(pager(page)).toContainText(/Page 1 of \d+/);
    await expect(button(pager(page), 'Previous')).toBeDisabled();
    const first = await orderRows(page).first().textContent();
    await button(pager(page), 'Next').click();
    await expect(pager(page)).toContainText(/Page 2 of \d+/);
    await expect(orderRows(page).first()).not.toHaveText(first ?? '');
    await expect(orderRows(page)).toHaveCount(10);
    await button(pager(page), 'Previous').click();
    await expect(orderRows(page).first()).toHaveText(first ?? '');
  });

  test('all orders: the last page has no Next, and a page past the end shows the last', async ({ page }) => {
    await openOrders(page);
    const last = /of (\d+)/.exec((await pager(page).textContent()) ?? '')?.[1];
    await openOrders(page, '?page=999999');
    await expect(pager(page)).toContainText(`Page ${last} of ${last}`);
    await expect(button(pager(page), 'Next')).toBeDisabled();
    await expect(button(pager(page), 'Previous')).toBeEnabled();
  });

  test('all orders: the view goes to the top on a page change', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openOrders(page);
    await button(pager(page), 'Next').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await button(pager(page), 'Next').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('all orders: page, filter and search survive a reload; a filter and a search begin at page 1', async ({
    page,
  }) => {
    await openOrders(page);
    await button(pager(page), 'Next').click();
    await expect(pager(page)).toContainText('Page 2 of');
    await page.reload();
    await expect(pager(page)).toContainText('Page 2 of');
    await button(page, 'Normal Orders').click();
    await expect(pager(page)).toContainText('Page 1 of');
    await button(pager(page), 'Next').click();
    await page.getByRole('searchbox').fill('a');
    await expect(page).toHaveURL(/search=a/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.reload();
    await expect(button(page, 'Normal Orders')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
  });

  test('all orders: the filters are All, Urgent and Normal Orders, and each counts its own', async ({
    page,
    host,
  }) => {
    const answer = await ask(host, 'GET', '/api/orders/count').catch(() => ({}));
    const { urgentOrders, normalOrders } =
      hostName === 'ours' ? answer : { urgentOrders: 8, normalOrders: 17 };
    await openOrders(page);
    const filters = page.getByRole('group', { name: 'Filter by delivery type' }).getByRole('button');
    await expect(filters).toHaveText(['All Orders', 'Urgent Orders', 'Normal Orders']);
    const counted = page.getByRole('main').getByRole('status');
    for (const [name, count] of [
      ['Urgent Orders', urgentOrders],
      ['Normal Orders', normalOrders],
      ['All Orders', urgentOrders + normalOrders],
    ]) {
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(counted).toHaveText(`${count.toLocaleString('en')} orders`);
    }
  });

  test('all orders: axe finds nothing on the screen and in the details', async ({ page }) => {
    await openOrders(page);
    await expectAccessible(page);
    await orderRows(page).first().getByRole('button').click();
    await expect(details(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  for (const [when, rule, hint] of [
    ['with a message', { status: 500, body: { message: 'The depot is shut' } }, 'The depot is shut'],
    ['without a response', 'drop', 'Some thing went Wrong!'],
  ] as const) {
    test(`all orders: a failure ${when} reads 'Failed to load Data', and Retry mends it`, async ({
      page,
      foreign,
    }) => {
      foreign.next(LIST, rule);
      await page.goto(addresses.allOrders);
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText('Failed to load Data');
      await expect(failure).toContainText(hint);
      await expect(pager(page)).toHaveCount(0);
      await button(failure, 'Retry').click();
      await expect(orderRows(page)).toHaveCount(10);
    });
  }

  test('all orders: a refused token ends the session, with one message', async ({ page, foreign }) => {
    for (const call of [LIST, 'GET /api/profile']) foreign.next(call, { status: 401 });
    await page.goto(addresses.allOrders);
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toHaveCount(1);
  });

  test("all orders: when the token is gone it says 'No auth token found. Please log in.'", async ({
    page,
  }) => {
    await openOrders(page);
    await forgetToken(page);
    await button(page, 'Urgent Orders').click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    await expect(page).toHaveURL(addresses.login);
  });

  test('all orders: of a server that does not page, all came at once, and the view turns the pages', async ({
    page,
    foreign,
  }) => {
    await openOrders(page);
    await expect(pager(page)).toContainText('Page 1 of 3');
    await expect(orderRows(page).first()).toContainText('FLC1025');
    for (const position of ['Page 2 of 3', 'Page 3 of 3']) {
      await button(pager(page), 'Next').click();
      await expect(pager(page)).toContainText(position);
    }
    await expect(orderRows(page)).toHaveCount(5);
    await expect(orderRows(page).last()).toContainText('FLC1001');
    await page.getByRole('searchbox').fill('flc102');
    await expect(orderRows(page)).toHaveCount(6);
    expect(foreign.asked(LIST)).toHaveLength(1);
    expect(foreign.asked(LIST)[0]).toMatchObject({ path: '/api/orders/orders-all', body: {} });
  });

  test('all orders: with one page there is no Previous, no Next and no page number', async ({
    page,
    foreign,
  }) => {
    foreign.store.orders.splice(10);
    await openOrders(page);
    await expect(orderRows(page)).toHaveCount(10);
    await expect(pager(page)).toHaveCount(0);
    await expect(page.getByText(/Page \d/)).toHaveCount(0);
  });

  test('all orders: eleven orders are two pages', async ({ page, foreign }) => {
    foreign.store.orders.splice(11);
    await openOrders(page);
    await expect(pager(page)).toContainText('Page 1 of 2');
    await button(pager(page), 'Next').click();
    await expect(orderRows(page)).toHaveCount(1);
  });

  for (const [field, words, count] of [
    ['tracking ID', 'lC1007', 1],
    ['receiver name', 'zAYED', 1],
    ['receiver name, some of it', 'ceiver 1', 11],
  ] as const) {
    test(`all orders: search matches the ${field} in any case`, async ({ page }) => {
      await openOrders(page);
      await page.getByRole('searchbox').fill(words);
      const counted = page.getByRole('main').getByRole('status');
      await expect(counted).toHaveText(count === 1 ? '1 order' : `${count} orders`);
    });
  }

  test('all orders: search does not look at payment, status or city', async ({ page }) => {
    await openOrders(page);
    for (const words of ['COD', 'completed', 'Dubai']) {
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
    }
  });

  test('all orders: a filter and a search hold together', async ({ page }) => {
    await openOrders(page);
    await page.getByRole('searchbox').fill('receiver 3');
    await expect(orderRows(page)).toHaveCount(1);
    await button(page, 'Normal Orders').click();
    await expect(page.getByText('No Orders found.', { exact: true })).toBeVisible();
    await button(page, 'Urgent Orders').click();
    await expect(orderRows(page)).toHaveCount(1);
  });

  test('all orders: a row shows order, receiver, payment, status and day', async ({ page }) => {
    await openOrders(page);
    await expect(orderRows(page).first().getByRole('cell')).toHaveText([
      'FLC1025',
      'Receiver 25',
      'Card',
      'completed',
      '1 Nov 2026',
      '',
    ]);
  });

  test('all orders: completed, Pending and return have colours of their own', async ({ page }) => {
    await openOrders(page);
    const colours = new Set<string>();
    for (const status of ['completed', 'Pending', 'return']) {
      const badge = orderRows(page).getByText(status, { exact: true }).first();
      colours.add(await badge.evaluate((element) => getComputedStyle(element).color));
    }
    expect(colours.size).toBe(3);
  });

  test('all orders: on a phone the pager stays on one line, however many pages there are', async ({
    page,
    foreign,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const data = foreign.store.orders.slice(0, 10);
    foreign.next(LIST, { body: { data, page: 1, limit: 10, total: 98_760, pages: 9876 } });
    foreign.next(LIST, { body: { data, page: 2, limit: 10, total: 98_760, pages: 9876 } });
    await openOrders(page);
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
  test("all orders: the sender's own reference is found, marked in its row and shown in the details", async ({
    page,
    host,
  }) => {
    const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=100');
    const { reference, trackingID } = data.find((order: { reference: string }) => order.reference !== '');
    await openOrders(page);
    await page.getByPlaceholder('Tracking ID, reference or receiver', { exact: true }).fill(reference);
    const row = orderRows(page).filter({ hasText: trackingID });
    await expect(row.locator('mark')).toHaveText(reference);
    await row.getByRole('button').click();
    await expect(details(page).getByRole('region', { name: 'Sender', exact: true })).toContainText(
      `Reference${reference}`,
    );
  });

  test('all orders: what can be searched for is read whole, from a phone to a desk', async ({ page }) => {
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

  test('all orders: each page, search and filter is asked of the server, ten rows at a time', async ({
    page,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/orders-all')) asked.push(new URL(request.url()).search);
    });
    const { total } = await ask(host, 'GET', '/api/orders/orders-all?page=1');
    await openOrders(page);
    await expect(pager(page)).toContainText(`Page 1 of ${Math.ceil(total / 10)}`);
    await openOrders(page, '?mode=urgent&search=ahmed&page=2');
    expect(asked[0]).toContain('page=1&limit=10');
    expect(asked.find((each) => each.includes('search=ahmed'))).toMatch(/page=2.*mode=urgent/);
  });

  for (const field of ['tracking ID', 'receiver name']) {
    test(`all orders: the server searches by ${field} in any case`, async ({ page, host }) => {
      const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=7');
      // A piece without a figure is taken for a word, and not looked for with hyphens.
      const order = data.find(({ trackingID }: { trackingID: string }) => /\d/.test(trackingID.slice(3, -1)));
      const words = field === 'tracking ID' ? order.trackingID.slice(3, -1) : order.dropoff.receiverName;
      await openOrders(page);
      await page.getByRole('searchbox').fill(words.toLowerCase());
      await expect(orderRows(page).filter({ hasText: words }).first()).toBeVisible();
      if (field !== 'tracking ID') return;
      await page.getByRole('searchbox').fill(words.replaceAll('-', '').toLowerCase());
      await expect(orderRows(page).filter({ hasText: words }).locator('mark').first()).toHaveText(
        words.slice(1),
      );
    });
  }
});
