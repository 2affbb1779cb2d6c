import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { placesAround } from '../harness/held.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Overall Finance Summary' });
const period = (page: Page, name: string) => summary(page).getByRole('button', { name });
/** The card with this name, its value and its change. */
const card = (page: Page, name: string) =>
  summary(page).getByText(name, { exact: true }).locator('xpath=../..');
const chart = (page: Page) => page.getByRole('img', { name: /^Order Mode Category Distribution/ });

async function openHome(page: Page): Promise<void> {
  await page.goto(addresses.home);
  await expect(card(page, 'Total Revenue')).toBeVisible();
}

onBothHosts(() => {
  test('overview: shows figures and chart, keeps the chosen period on reload, and passes axe', async ({
    page,
  }) => {
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Admin' })).toBeVisible();
    await expect(chart(page)).toHaveAccessibleName(/: Urgent Order \d+%, Normal Order \d+%$/);
    await test.step('the slices are whole percentages that sum to 100', async () => {
      const slices = await chart(page).locator('text').allTextContents();
      expect(slices).toHaveLength(2);
      const [urgent, normal] = slices.map((text) => Number(/^(\d+)%$/.exec(text)?.[1]));
      expect(Number(urgent) + Number(normal)).toBe(100);
    });
    await test.step('a selected period survives a reload', async () => {
      await period(page, 'This Month').click();
      await expect(period(page, 'This Month')).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(period(page, 'This Month')).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('six cards hold the figures, expenses and loss never above 0', async () => {
      for (const name of ['Total Revenue', 'Profit']) await expect(card(page, name)).toContainText('AED');
      await expect(card(page, 'Expenses')).toContainText(/\u2212AED [\d,]+\.\d\d|AED 0\.00/);
      await expect(card(page, 'Loss')).toContainText(/\u2212AED [\d,]+\.\d\d|AED 0\.00/);
      await expect(card(page, 'Total Orders')).toContainText(/\d/);
      await expect(card(page, 'Total Users')).toBeVisible();
    });
    await test.step('axe finds nothing, also while days are selected', async () => {
      await expectAccessible(page);
      await period(page, 'Custom').click();
      await period(page, 'Apply').click();
      await expect(summary(page).getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });
    await page.getByRole('link', { name: 'Register New Warehouse' }).click();
    await expect(page).toHaveURL(addresses.registerWarehouse);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

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
});

test('overview: starts with what needs attention, and shows the figures that the server calculates', async ({
  page,
  host,
}) => {
  await openHome(page);
  await test.step('the cards and the chart hold the figures of a month', async () => {
    const figures = await ask(host, 'POST', '/api/orders/admin-expenses', { dateFilter: 'this month' });
    await period(page, 'This Month').click();
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
  await test.step('both selected days are included', async () => {
    const days = { startDate: '2026-01-01', endDate: '2030-12-31' };
    const figures = await ask(host, 'POST', '/api/orders/admin-expenses', days);
    expect(figures.totalOrdersCount).toBeGreaterThan(0);
    await period(page, 'Custom').click();
    await summary(page).getByLabel('Start date').fill(days.startDate);
    await summary(page).getByLabel('End date').fill(days.endDate);
    await expect(card(page, 'Total Orders')).toContainText(figures.totalOrdersCount.toLocaleString('en'));
  });
  await test.step('the sections are in their order', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Needs attention',
      'Today',
      'Drivers today',
      'Overall Finance Summary',
      'Order Mode Category Distribution',
      'Orders and revenue, last 14 days',
      'Cash on delivery to bring in, by sender',
    ]);
  });
  await test.step('the current day is drawn as incomplete', async () => {
    const trend = page.getByRole('img', { name: /^Orders and revenue/ });
    await expect(trend).toHaveAccessibleName(/; \d+ \w+ \d{4}, so far: [\d,]+ orders?, AED [\d.,]+$/);
    const isDashed = await trend
      .locator('g rect:last-child')
      .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).strokeDasharray !== 'none'));
    expect(isDashed).toEqual([...Array.from({ length: 13 }, () => false), true]);
  });
});

for (const [what, call, link] of [
  ['what needs attention has', '**/api/orders/overview', /^No update for 3 days/],
  ['the drivers of today have', '**/api/orders/overview/today', /^No update for a day/],
] as const)
  test(`overview: the layout does not shift when ${what} loaded`, async ({ page }) => {
    for (const width of [1440, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const { before, after } = await placesAround(
        page,
        call,
        () => page.goto(addresses.home).then(() => page.getByText('Overall Finance Summary').waitFor()),
        () => page.getByRole('link', { name: link }).waitFor(),
      );
      expect(after.slice(0, 4), String(width)).toEqual(before.slice(0, 4));
    }
  });
