import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { hueOf } from '../harness/colour.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';
import { button, meet, open, question, rowOf, type StaffOf } from './staff-people.ts';
import {
  everyForeignStatusTests,
  everyStatusTests,
  foreignStatusTests,
  statusTests,
} from './staff-status.ts';

const detailsOf = (page: Page, name = 'Mariam Al Suwaidi') =>
  page.getByRole('dialog', { name: `Details of ${name}`, exact: true });
const valuesIn = (page: Page) =>
  detailsOf(page)
    .or(detailsOf(page, 'N/A'))
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((each) => [each.querySelector('dt')?.textContent, each.querySelector('dd')?.textContent]),
    )
    .then((pairs) => Object.fromEntries(pairs));

/** What each kind of staff has of its own. */
export function staffSuite(of: StaffOf): void {
  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });
    test.beforeEach(({ foreign, host }) => meet(foreign.store, of, host.address));

    listTests(of);
    detailTests(of);
    foreignStatusTests(of);
  });

  test.describe('with our server', () => statusTests(of));
}

/** What supervisors, operators, drivers and cashiers have in common: tried on one of them, as it is one screen. */
export function everyStaffSuite(of: StaffOf): void {
  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });
    test.beforeEach(({ foreign, host }) => meet(foreign.store, of, host.address));

    everyListTests(of);
    everyDetailTests(of);
    accessibilityTest(of);
    everyForeignStatusTests(of);
  });

  test.describe('with our server', () => everyStatusTests(of));
}

function listTests(of: StaffOf): void {
  const { title, cells, actions } = of;

  test(`${title}: a row shows the person, and N/A for what is missing`, async ({ page }) => {
    await open(page, of);
    await expect(rowOf(page, of, 'Suwaidi').getByRole('cell')).toHaveText([...cells, 'Change unActive']);
    const bare = cells.map((_, at) => (at === cells.length - 1 ? 'Suspended' : /^(N)?N\/A$/));
    await expect(rowOf(page, of, 'Suspended').getByRole('cell')).toHaveText([...bare, 'Change Active']);
  });

  test(`${title}: nothing but details, payments of cashiers and the change of status is offered`, async ({
    page,
  }) => {
    await open(page, of);
    const offered = async (name: string) =>
      (await rowOf(page, of, name).locator('td:last-child button').all()).map((each) =>
        each.getAttribute('aria-label'),
      );
    expect(await Promise.all(await offered('Suwaidi'))).toEqual([
      ...actions.map((action) => `${action} Mariam Al Suwaidi`),
      'Change unActive: Mariam Al Suwaidi',
    ]);
    expect(await Promise.all(await offered('joseph'))).toEqual([
      ...actions.map((action) => `${action} joseph Dsouza`),
      'Change Active: joseph Dsouza',
    ]);
  });
}

function everyListTests(of: StaffOf): void {
  const { title } = of;

  test(`${title}: an avatar stands beside the name, the first letter where there is no picture`, async ({
    page,
  }) => {
    await open(page, of);
    const names = page.getByRole('row').locator('td:first-child');
    await expect(names.nth(0).locator('img')).toHaveAttribute('src', /favicon\.svg$/);
    await expect(names.nth(1).locator('img')).toHaveCount(0);
    await expect(names.nth(1)).toHaveText('Jjoseph Dsouza');
  });

  test(`${title}: search finds by first name, last name and email in any case`, async ({ page }) => {
    await open(page, of);
    for (const [words, finds] of [
      ['MARI', 'Mariam'],
      ['dSOU', 'joseph'],
      ['Counter.TWO@', 'joseph'],
    ] as const) {
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, of, finds)).toBeVisible();
    }
  });

  test(`${title}: a search that finds nobody says so by name, and can be cleared`, async ({ page }) => {
    await open(page, of);
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText(`No ${of.plural} found.`, { exact: true })).toBeVisible();
    await button(page, 'Clear the search').click();
    await expect(page.getByRole('row')).toHaveCount(4);
  });

  test(`${title}: Active is green, any other status red`, async ({ page }) => {
    await open(page, of);
    const status = (text: string) => page.getByRole('cell').getByText(text, { exact: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await hueOf(status('Active'))).toBe('green');
      expect(await hueOf(status('unActive'))).toBe('red');
      expect(await hueOf(status('Suspended'))).toBe('red');
    }
  });
}

function detailTests(of: StaffOf): void {
  const { title } = of;

  test(`${title}: the details tell all that is known, the warehouse by its name`, async ({ page }) => {
    await open(page, of);
    await button(page, 'Details of Mariam Al Suwaidi').click();
    await expect(detailsOf(page).getByText('Falcon Hub')).toBeVisible();
    await expect(detailsOf(page).locator('img').first()).toHaveAttribute('src', /favicon\.svg$/);
    const known = await valuesIn(page);
    const expected = {
      Name: 'Mariam Al Suwaidi',
      Role: 'keeper',
      'Profile Status': 'Active',
      Email: 'm.suwaidi@falcon.example',
      Phone: '+971 50 100 2000',
      'Identity Number': '784-1990-1234567-1',
      Address: 'Villa 3, Al Nakheel',
      Country: 'UAE',
      City: 'Ras Al Khaimah',
      'Account Number': 'AE070331234567890123456',
      Warehouse: 'Falcon Hub',
      ...of.more,
    };
    expect(Object.entries(known)).toEqual(Object.entries(expected));
  });

  test(`${title}: of whom little is known the details say N/A and No Documents Available`, async ({
    page,
  }) => {
    await open(page, of);
    await button(page, 'Details of N/A').click();
    const details = detailsOf(page, 'N/A');
    await expect(details.getByText('No Documents Available', { exact: true })).toBeVisible();
    const { 'Profile Status': status, ...rest } = await valuesIn(page);
    expect(status).toBe('Suspended');
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => 'N/A'));
    await page.keyboard.press('Escape');
    await button(page, 'Details of joseph Dsouza').click();
    await expect(detailsOf(page, 'joseph Dsouza')).toContainText('No Documents Available');
    await expect(detailsOf(page, 'joseph Dsouza').getByText('Falcon Hub', { exact: true })).toBeVisible();
  });
}

function everyDetailTests(of: StaffOf): void {
  const { title } = of;

  test(`${title}: a document opens in full, the arrows turn to the next, Escape leaves the details open`, async ({
    page,
    host,
  }) => {
    await open(page, of);
    await button(page, 'Details of Mariam Al Suwaidi').click();
    const thumbnails = detailsOf(page).getByRole('button', { name: /^Document/ });
    await expect(thumbnails).toHaveCount(2);
    await thumbnails.first().click();
    const preview = (at: number) => page.getByRole('dialog', { name: `Document ${at} of Mariam Al Suwaidi` });
    await expect(preview(1).getByRole('img')).toBeVisible();
    const original = preview(1).getByRole('link', { name: 'Open original in new tab' });
    await expect(original).toHaveAttribute('href', /favicon\.svg\?one$/);
    await expect(original).toHaveAttribute('target', '_blank');
    await expect(original).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('ArrowRight');
    await expect(preview(2)).toContainText('2 of 2');
    await page.keyboard.press('Escape');
    await expect(preview(2)).toHaveCount(0);
    await expect(detailsOf(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(host.address);
  });

  test(`${title}: by keyboard a row opens its details, and the focus comes back`, async ({ page }) => {
    await open(page, of);
    const name = rowOf(page, of, 'Suwaidi').getByRole('button').first();
    await expectOpensByKeyboard(page, name, detailsOf(page));
  });
}

function accessibilityTest(of: StaffOf): void {
  const { title } = of;

  test(`${title}: axe finds nothing on the screen, in the details, a document and the question`, async ({
    page,
  }) => {
    await open(page, of);
    await expectAccessible(page);
    await button(page, 'Details of Mariam Al Suwaidi').click();
    await expect(detailsOf(page)).toBeVisible();
    await expectAccessible(page);
    await detailsOf(page)
      .getByRole('button', { name: /^Document 1/ })
      .click();
    await expect(page.getByRole('link', { name: 'Open original in new tab' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await button(page, 'Change unActive: Mariam Al Suwaidi').click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
  });
}
