import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { placesAround } from '../harness/held.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken } from '../harness/token.ts';

const FINANCE = 'POST /api/orders/admin-expenses';
const COUNTS = 'GET /api/orders/count';

const summary = (page: Page) => page.getByRole('region', { name: 'Overall Finance Summary' });
const period = (page: Page, name: string) => summary(page).getByRole('button', { name, exact: true });
/** The card with this name, its value and its change. */
const card = (page: Page, name: string) =>
  summary(page).getByText(name, { exact: true }).locator('xpath=../..');
const chart = (page: Page) => page.getByRole('img', { name: /^Order Mode Category Distribution/ });

async function openHome(page: Page): Promise<void> {
  await page.goto(addresses.home);
  await expect(card(page, 'Total Revenue')).toBeVisible();
}

onBothHosts(() => {
  test('overview: greets the administrator, links to registering a warehouse, shows finance and chart', async ({
    page,
  }) => {
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Admin', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order Mode Category Distribution' })).toBeVisible();
    await expect(chart(page)).toBeVisible();
    await page.getByRole('link', { name: 'Register New Warehouse' }).click();
    await expect(page).toHaveURL(addresses.registerWarehouse);
  });

  test('overview: the periods stand in their order, Today chosen', async ({ page }) => {
    await openHome(page);
    const choices = summary(page).getByRole('group', { name: 'Period' }).getByRole('button');
    await expect(choices).toHaveText(['Today', 'Yesterday', 'This Week', 'This Month', 'Custom']);
    for (const choice of await choices.all()) {
      const isToday = (await choice.textContent()) === 'Today';
      await expect(choice).toHaveAttribute('aria-pressed', String(isToday));
    }
  });

  test('overview: six cards hold the figures, expenses and loss never above nothing', async ({ page }) => {
    await openHome(page);
    await period(page, 'This Month').click();
    for (const name of ['Total Revenue', 'Profit']) await expect(card(page, name)).toContainText('AED');
    await expect(card(page, 'Expenses')).toContainText(/\u2212AED [\d,]+\.\d\d|AED 0\.00/);
    await expect(card(page, 'Loss')).toContainText(/\u2212AED [\d,]+\.\d\d|AED 0\.00/);
    await expect(card(page, 'Total Orders')).toContainText(/\d/);
    await expect(card(page, 'Total Users')).toBeVisible();
  });

  test('overview: the chart has an urgent and a normal slice in whole percents that add up to 100', async ({
    page,
  }) => {
    await openHome(page);
    await expect(chart(page)).toHaveAccessibleName(/: Urgent Order \d+%, Normal Order \d+%$/);
    const slices = await chart(page).locator('text').allTextContents();
    expect(slices).toHaveLength(2);
    const [urgent, normal] = slices.map((text) => Number(/^(\d+)%$/.exec(text)?.[1]));
    expect(Number(urgent) + Number(normal)).toBe(100);
  });

  test('overview: a chosen period survives a reload', async ({ page }) => {
    await openHome(page);
    await period(page, 'This Week').click();
    await page.reload();
    await expect(period(page, 'This Week')).toHaveAttribute('aria-pressed', 'true');
  });

  test('overview: axe finds nothing, also while days are chosen', async ({ page }) => {
    await openHome(page);
    await expectAccessible(page);
    await period(page, 'Custom').click();
    await period(page, 'Apply').click();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  for (const [when, rule, hint] of [
    ['with a message', { status: 500, body: { message: 'The ledger is locked' } }, 'The ledger is locked'],
    ['without a response', 'drop', 'Some thing went Wrong!'],
  ] as const) {
    test(`overview: a finance failure ${when} reads 'Failed to load data.', and Retry mends it`, async ({
      page,
      foreign,
    }) => {
      foreign.next(FINANCE, rule);
      await page.goto(addresses.home);
      const failure = summary(page).getByRole('alert');
      await expect(failure).toContainText('Failed to load data.');
      await expect(failure).toContainText(hint);
      await expect(chart(page)).toBeVisible();
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, 'Total Revenue')).toContainText('AED 5,400.00');
      await expect(summary(page).getByRole('alert')).toHaveCount(0);
    });
  }

  for (const [when, body] of [
    ['of an empty object', {}],
    ['without anything under data', { success: true, data: null }],
  ] as const) {
    test(`overview: a finance answer ${when} reads 'No data available.'`, async ({ page, foreign }) => {
      foreign.next(FINANCE, { body });
      await page.goto(addresses.home);
      await expect(summary(page).getByText('No data available.', { exact: true })).toBeVisible();
    });
  }

  for (const [when, rule] of [
    ['a failure', { status: 500, body: { message: 'No counting today' } }],
    ['a failure without a response', 'drop'],
    ['no orders', { body: { urgentOrders: 0, normalOrders: 0 } }],
    ['an answer without figures', { body: {} }],
  ] as const) {
    test(`overview: on ${when} the chart shows 'No data available'`, async ({ page, foreign }) => {
      foreign.next(COUNTS, rule);
      await openHome(page);
      await expect(page.getByText('No data available', { exact: true })).toBeVisible();
      await expect(chart(page)).toHaveCount(0);
    });
  }

  test('overview: a refused token ends the session once, however many calls are refused', async ({
    page,
    foreign,
  }) => {
    for (const call of [FINANCE, COUNTS, 'GET /api/profile']) foreign.next(call, { status: 401, body: {} });
    await page.goto(addresses.home);
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toHaveCount(1);
    expect(await storedToken(page)).toBeNull();
  });

  test("overview: when the token is gone it says 'No auth token found. Please log in.' and asks nothing", async ({
    page,
    foreign,
  }) => {
    await openHome(page);
    await forgetToken(page);
    await period(page, 'Yesterday').click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    await expect(page).toHaveURL(addresses.login);
    expect(foreign.asked(FINANCE)).toHaveLength(1);
  });

  test('overview: signing out in another tab ends the session here, and says so', async ({
    page,
    context,
  }) => {
    await openHome(page);
    const other = await context.newPage();
    await other.goto(addresses.home);
    await other.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
  });

  test('overview: every fixed choice asks for itself at once, with the token', async ({ page, foreign }) => {
    await openHome(page);
    for (const name of ['Yesterday', 'This Week', 'This Month']) {
      await period(page, name).click();
      await expect
        .poll(() => foreign.asked(FINANCE).at(-1)?.body)
        .toEqual({ dateFilter: name.toLowerCase() });
      await expect(period(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    expect(foreign.asked(FINANCE)[0]).toMatchObject({
      path: '/api/orders/admin-expenses',
      token: 'falcon-token',
      type: 'application/json',
      body: { dateFilter: 'today' },
    });
    expect(foreign.asked(FINANCE)).toHaveLength(4);
    expect(foreign.asked(COUNTS)).toHaveLength(1);
  });

  test('overview: a fixed choice asks anew, also for a period looked at a second ago', async ({
    page,
    foreign,
  }) => {
    await openHome(page);
    await period(page, 'Yesterday').click();
    await expect.poll(() => foreign.asked(FINANCE).length).toBe(2);
    foreign.next(FINANCE, { body: { totalRevenue: 5401 } });
    await period(page, 'Today').click();
    await expect(card(page, 'Total Revenue')).toContainText('AED 5,401.00');
    foreign.next(FINANCE, { body: { totalRevenue: 5402 } });
    await period(page, 'Today').click();
    await expect(card(page, 'Total Revenue')).toContainText('AED 5,402.00');
    expect(foreign.asked(FINANCE).map(({ body }) => body.dateFilter)).toEqual([
      'today',
      'yesterday',
      'today',
      'today',
    ]);
  });

  test('overview: Custom asks only once both days are set, and again when Apply is pressed', async ({
    page,
    foreign,
  }) => {
    await openHome(page);
    await period(page, 'Custom').click();
    await expect(card(page, 'Total Revenue')).toContainText('AED 5,400.00');
    await summary(page).getByLabel('Start date').fill('2026-10-01');
    await expect(summary(page).getByText('Showing Today until both dates are set.')).toBeVisible();
    expect(foreign.asked(FINANCE)).toHaveLength(1);
    await summary(page).getByLabel('End date').fill('2026-10-31');
    const days = { startDate: '2026-10-01', endDate: '2026-10-31' };
    await expect
      .poll(() => foreign.asked(FINANCE).map(({ body }) => body))
      .toEqual([{ dateFilter: 'today' }, days]);
    await period(page, 'Apply').click();
    await expect
      .poll(() => foreign.asked(FINANCE).map(({ body }) => body))
      .toEqual([{ dateFilter: 'today' }, days, days]);
  });

  for (const set of ['neither day', 'Start date', 'End date']) {
    test(`overview: Apply with ${set} set reads 'Please select both start and end dates.', asking nothing`, async ({
      page,
      foreign,
    }) => {
      await openHome(page);
      await period(page, 'Custom').click();
      if (set !== 'neither day') await summary(page).getByLabel(set).fill('2026-10-10');
      await period(page, 'Apply').click();
      await expect(summary(page).getByRole('alert')).toHaveText('Please select both start and end dates.');
      expect(foreign.asked(FINANCE)).toHaveLength(1);
    });
  }

  test('overview: days in the wrong order are refused where they stand', async ({ page, foreign }) => {
    await openHome(page);
    await period(page, 'Custom').click();
    await summary(page).getByLabel('Start date').fill('2026-10-10');
    await summary(page).getByLabel('End date').fill('2026-10-09');
    await expect(summary(page).getByRole('alert')).toHaveText(
      'The start date must not be after the end date.',
    );
    expect(foreign.asked(FINANCE)).toHaveLength(1);
  });

  test('overview: expenses and loss are negative, with a true minus', async ({ page, foreign }) => {
    foreign.next(FINANCE, { body: { totalRevenue: 100, expenses: 1250.5, profit: 0, loss: 1150.5 } });
    await openHome(page);
    await expect(card(page, 'Expenses')).toContainText('\u2212AED 1,250.50');
    await expect(card(page, 'Loss')).toContainText('\u2212AED 1,150.50');
    await expect(card(page, 'Profit')).toContainText('AED 0.00');
    await expect(card(page, 'Total Users')).toContainText('N/A');
  });

  test("overview: a card reads 'percent vs last period' where the server says how figures changed, else nothing", async ({
    page,
    foreign,
  }) => {
    foreign.next(FINANCE, {
      body: { totalRevenue: 100, expenses: 40, profit: 60, changes: { totalRevenue: 12.5, expenses: -8 } },
    });
    await openHome(page);
    await expect(card(page, 'Total Revenue')).toContainText('12.5% vs last period');
    await expect(card(page, 'Expenses')).toContainText('\u22128% vs last period');
    await expect(card(page, 'Profit')).toContainText('— vs last period');
    await period(page, 'Yesterday').click();
    await expect(card(page, 'Total Revenue')).toContainText('AED 5,400.00');
    await expect(summary(page).getByText('vs last period')).toHaveCount(0);
    await expect(summary(page).getByText('compared with')).toHaveCount(0);
  });

  test('overview: 8 urgent of 25 orders are 32 percent, the other 68 normal', async ({ page }) => {
    await openHome(page);
    await expect(chart(page)).toHaveAccessibleName(/Urgent Order 32%, Normal Order 68%$/);
  });
});

test('overview: the cards and the chart hold what the server reckons', async ({ page, host }) => {
  await openHome(page);
  await period(page, 'This Month').click();
  const figures = await ask(host, 'POST', '/api/orders/admin-expenses', { dateFilter: 'this month' });
  const money = (aed: number) =>
    `AED ${aed.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  expect(figures.totalRevenue).toBeGreaterThan(0);
  await expect(card(page, 'Total Revenue')).toContainText(money(figures.totalRevenue));
  await expect(card(page, 'Expenses')).toContainText(`\u2212${money(figures.expenses)}`);
  await expect(card(page, 'Total Orders')).toContainText(figures.totalOrdersCount.toLocaleString('en'));
  await expect(card(page, 'Total Revenue')).toContainText(/[\d.]% vs last period/);
  const span = String.raw`1 \w+ \d{4}.*`;
  await expect(summary(page).getByText('compared with')).toHaveText(
    new RegExp(`^${span} compared with ${span}$`),
  );
  const { urgentOrders, normalOrders } = await ask(host, 'GET', '/api/orders/count');
  const urgent = Math.round((urgentOrders / (urgentOrders + normalOrders)) * 100);
  await expect(chart(page)).toHaveAccessibleName(new RegExp(`Urgent Order ${urgent}%`));
});

test('overview: it begins with what needs attention, and a day that has only begun is drawn as one', async ({
  page,
}) => {
  await page.goto(addresses.home);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Needs attention',
    'Overall Finance Summary',
    'Order Mode Category Distribution',
    'Orders and revenue, last 14 days',
    'Cash on delivery to bring in, by sender',
  ]);
  const trend = page.getByRole('img', { name: /^Orders and revenue/ });
  await expect(trend).toHaveAccessibleName(/; \d+ \w+ \d{4}, so far: [\d,]+ orders?, AED [\d.,]+$/);
  const bars = trend.locator('g rect:last-child');
  const looks = () =>
    bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).strokeDasharray !== 'none'));
  expect(await looks()).toEqual([...Array.from({ length: 13 }, () => false), true]);
});

test('overview: nothing moves when what needs attention has come', async ({ page }) => {
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const { before, after } = await placesAround(
      page,
      '**/api/orders/overview',
      () => page.goto(addresses.home).then(() => page.getByText('Overall Finance Summary').waitFor()),
      () => page.getByRole('link', { name: /^No update for 3 days/ }).waitFor(),
    );
    expect(after.slice(0, 2), String(width)).toEqual(before.slice(0, 2));
  }
});

test('overview: chosen days are reckoned by the server, both included', async ({ page, host }) => {
  const days = { startDate: '2026-01-01', endDate: '2030-12-31' };
  const figures = await ask(host, 'POST', '/api/orders/admin-expenses', days);
  expect(figures.totalOrdersCount).toBeGreaterThan(0);
  await openHome(page);
  await period(page, 'Custom').click();
  await summary(page).getByLabel('Start date').fill(days.startDate);
  await summary(page).getByLabel('End date').fill(days.endDate);
  await expect(card(page, 'Total Orders')).toContainText(figures.totalOrdersCount.toLocaleString('en'));
});
