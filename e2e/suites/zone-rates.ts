import type { Locator, Page } from '@playwright/test';
import type { Row } from '@tawseel/console/testing/foreign-host';
import type { ForeignHost } from '@tawseel/console/testing/foreign-host';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button, openOurRates, openRates, type RatesWindow } from './rates.ts';

/** What differs between the general zone rates and a company's. */
export type ZoneRatesWindow = RatesWindow & {
  check: string;
  create: string;
  update: string;
  /** Where the foreign host keeps them. */
  rows: (host: ForeignHost) => Row[];
  /** What a write carries besides the rate. */
  owner: (host: ForeignHost) => Row;
};

const route = (from: string, fromZone: string, to: string, toZone: string) => ({
  fromCity: from,
  fromZone: `Zone ${fromZone}`,
  toCity: to,
  toZone: `Zone ${toZone}`,
});

/** Four rates: three normal ones, of which two come as others write them, and an urgent one. */
const rowsAtFirst = (): Row[] => [
  {
    _id: 'z1',
    ...route('Dubai', '1', 'Sharjah', '1'),
    fromZoneAreas: ['Deira', 'Naif'],
    toZoneAreas: ['Industrial Area 1'],
    rate: 30,
    mode: 'normal',
  },
  { _id: 'z2', ...route('Sharjah', '2', 'Dubai', '2'), rate: '12', mode: 'normal' },
  { _id: 'z3', ...route('Dubai', '2', 'Dubai', '2'), fromZoneAreas: ['Others'], rate: 9, mode: 'normal' },
  { _id: 'z4', ...route('Dubai', '1', 'Sharjah', '1'), rate: 45.5, mode: 'urgent' },
];

export const FIRST = 'Dubai, Zone 1 to Sharjah, Zone 1';

export function rowsOf(dialog: Locator): Locator {
  return dialog.getByRole('table', { name: 'Zone rates' }).getByRole('row');
}

export function routesOf(dialog: Locator): Locator {
  return rowsOf(dialog).locator('td:first-child');
}

/** The window at the foreign host, its rates read. */
export async function openZoneRates(page: Page, rates: ZoneRatesWindow): Promise<Locator> {
  const dialog = await openRates(page, rates);
  await expect(routesOf(dialog)).toHaveText([FIRST, /^Sharjah, Zone 2/, /^Dubai, Zone 2/]);
  return dialog;
}

/** Says a suite with the foreign host, the rates as at first. */
export function withZoneRates(rates: ZoneRatesWindow, suite: () => void): void {
  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });
    test.beforeEach(({ foreign }) => {
      rates.rows(foreign).splice(0, Number.POSITIVE_INFINITY, ...rowsAtFirst());
    });
    suite();
  });
}

/** What the list of a window of rates between zones reads and writes. */
export function zoneRatesSuite(rates: ZoneRatesWindow): void {
  const { name, list } = rates;

  withZoneRates(rates, () => {
    test(`${name}: the table names route, rate and coverage, and every row can be edited`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openZoneRates(page, rates);
      await expect(dialog.getByRole('columnheader')).toHaveText(['Route', 'Rate (AED)', 'Coverage', 'Edit']);
      await expect(rowsOf(dialog).nth(1).getByRole('cell')).toHaveText([
        FIRST,
        'AED 30.00',
        'From: 2 areas · To: 1 area',
        '',
      ]);
      await expect(rowsOf(dialog).nth(2).getByRole('cell')).toHaveText([
        'Sharjah, Zone 2 to Dubai, Zone 2',
        'AED 12.00',
        'From: whole zone · To: whole zone',
        '',
      ]);
      await expect(dialog.getByRole('button', { name: /^Edit / })).toHaveCount(3);
      await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      expect(foreign.asked(list)[0]?.token).toBe('falcon-token');
    });

    test(`${name}: Urgent Rates shows the urgent ones alone`, async ({ page }) => {
      const dialog = await openZoneRates(page, rates);
      await button(dialog, 'Urgent Rates').click();
      await expect(routesOf(dialog)).toHaveText([FIRST]);
      await expect(rowsOf(dialog).nth(1)).toContainText('AED 45.50');
      await button(dialog, 'Normal Rates').click();
      await expect(routesOf(dialog)).toHaveCount(3);
    });

    test(`${name}: a saved rate replaces its row at once, before the rates are read again`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openZoneRates(page, rates);
      foreign.next(list, 'hang');
      await button(dialog, `Edit ${FIRST}`).click();
      const form = page.getByRole('dialog', { name: 'Edit Zone Rate' });
      await form.getByRole('spinbutton').fill('31.5');
      await button(form, 'Update Rate').click();
      await expect(form).toHaveCount(0);
      await expect(rowsOf(dialog).nth(1)).toContainText('AED 31.50');
      await expect(routesOf(dialog)).toHaveCount(3);
    });

    test(`${name}: a created rate is appended at once, before the rates are read again`, async ({
      page,
      foreign,
    }) => {
      const made = { _id: 'z8', ...route('Sharjah', '1', 'Sharjah', '1'), rate: 8, mode: 'normal' };
      const dialog = await openZoneRates(page, rates);
      foreign.next(list, 'hang');
      foreign.next(rates.create, { status: 201, body: { message: 'Noted', data: made } });
      await button(dialog, 'Add New Rate').click();
      const form = page.getByRole('dialog', { name: 'Add New Zone Rate' });
      for (const side of ['From', 'To']) {
        await form.getByRole('combobox', { name: `${side} City` }).selectOption('Sharjah');
        await form.getByRole('combobox', { name: `${side} Zone` }).selectOption('Zone 1');
      }
      await form.getByRole('spinbutton').fill('8');
      await button(form, 'Create Rate').click();
      await expect(toast(page, 'Zone rate created successfully!')).toBeVisible();
      await expect(routesOf(dialog)).toHaveText([FIRST, /./, /./, 'Sharjah, Zone 1 to Sharjah, Zone 1']);
    });
  });
}

/** What the list shows in both windows: tried in one, as it is one list. */
export function everyZoneRatesSuite(rates: ZoneRatesWindow): void {
  const { name, rows } = rates;

  withZoneRates(rates, () => {
    test(`${name}: a rate that is not whole shows no undefined, null or NaN`, async ({ page, foreign }) => {
      rows(foreign).push({ _id: 'z9', toCity: null, rate: 'dear', mode: 'normal' });
      const dialog = await openRates(page, rates);
      await expect(rowsOf(dialog).nth(4).getByRole('cell')).toHaveText([
        'N/A, N/A to N/A, N/A',
        'N/A',
        'From: whole zone · To: whole zone',
        '',
      ]);
    });

    test(`${name}: where none is found, the empty state names the mode and the pair`, async ({
      page,
      foreign,
    }) => {
      rows(foreign).splice(3);
      const dialog = await openZoneRates(page, rates);
      await dialog.getByRole('combobox', { name: 'City pair' }).selectOption('Sharjah ↔ Sharjah');
      await expect(dialog.getByText('No normal rates found for Sharjah ↔ Sharjah.')).toBeVisible();
      await button(dialog, 'Urgent Rates').click();
      await dialog.getByRole('combobox', { name: 'City pair' }).selectOption('All City Pairs');
      await expect(dialog.getByText('No urgent rates found for All City Pairs.')).toBeVisible();
      await expect(rowsOf(dialog)).toHaveCount(0);
    });

    test(`${name}: rows of one route and mode are one row, their areas united`, async ({ page, foreign }) => {
      const [first] = rowsAtFirst();
      const twin = {
        ...first,
        _id: 'z5',
        fromZoneAreas: ['Naif', 'Al Ras'],
        toZoneAreas: ['Industrial Area 2'],
      };
      rows(foreign).push(twin);
      const dialog = await openZoneRates(page, rates);
      await expect(rowsOf(dialog).nth(1)).toContainText('From: 3 areas · To: 2 areas');
      await button(dialog, `Edit ${FIRST}`).click();
      const from = page.getByRole('dialog', { name: 'Edit Zone Rate' }).getByRole('group', {
        name: 'From Zone Areas',
      });
      for (const area of ['Deira', 'Naif', 'Al Ras']) {
        await expect(from.getByRole('checkbox', { name: area, exact: true })).toBeChecked();
      }
    });
  });

  onBothHosts((hostName) => {
    test(`${name}: the pair filter offers every pair and finds both directions of one`, async ({
      page,
      foreign,
    }) => {
      rows(foreign).splice(0, Number.POSITIVE_INFINITY, ...rowsAtFirst());
      const dialog = await (hostName === 'ours' ? openOurRates : openRates)(page, rates);
      const filter = dialog.getByRole('combobox', { name: 'City pair' });
      await expect(filter.getByRole('option')).toHaveText([
        'All City Pairs',
        'Dubai ↔ Dubai',
        'Dubai ↔ Sharjah',
        'Sharjah ↔ Sharjah',
      ]);
      await expect(filter).toHaveValue('all');
      await filter.selectOption('Dubai ↔ Sharjah');
      await expect(routesOf(dialog).filter({ hasText: /^Dubai.*Dubai/ })).toHaveCount(0);
      await expect(
        routesOf(dialog)
          .filter({ hasText: /^Dubai.*Sharjah/ })
          .first(),
      ).toBeVisible();
      await expect(
        routesOf(dialog)
          .filter({ hasText: /^Sharjah.*Dubai/ })
          .first(),
      ).toBeVisible();
    });
  });
}
