import { beforeEach, expect, test } from 'vitest';
import { choose, fill, foreign, press, screen, shownToasts, within } from '../console.tsx';
import type { Row } from '../foreign-host/foreign-host.ts';
import { companyId, openRates, type RatesWindow, ratesSuite } from './rates.ts';

/** Differences between the general zone rates and a company's. */
export type ZoneRatesWindow = RatesWindow & {
  check: string;
  create: string;
  update: string;
  /** Rows at the foreign host. */
  rows: () => Row[];
  /** Fields that a write carries besides the rate. */
  owner: () => Row;
};

export const general: ZoneRatesWindow = {
  name: 'general zone rates',
  tab: 'individual',
  button: 'User Zone Price',
  modes: ['Normal Rates', 'Urgent Rates'],
  list: 'GET /api/rates/zone-rates',
  check: 'POST /api/rates/get-by-city-zone',
  create: 'POST /api/rates/zone-rates',
  update: 'PUT /api/rates/zone-rates/update',
  rows: () => foreign.store.zoneRates,
  owner: () => ({}),
};

export const company: ZoneRatesWindow = {
  name: 'company zone rates',
  tab: 'company',
  button: 'Set ZonePrice',
  modes: ['Normal Rates', 'Urgent Rates'],
  list: 'GET /api/rates/company/:id',
  check: 'POST /api/rates/company/zoneRate/get',
  create: 'POST /api/rates/company/zoneRate/create',
  update: 'PUT /api/rates/company/zoneRate/update',
  rows: () => foreign.store.companyZoneRates,
  owner: () => ({ companyId: companyId() }),
};

const routeOf = (from: string, fromZone: string, to: string, toZone: string) => ({
  fromCity: from,
  fromZone: `Zone ${fromZone}`,
  toCity: to,
  toZone: `Zone ${toZone}`,
});

/** Four rates: three normal ones, two of them as other servers write them, and an urgent one. */
export const rowsAtFirst = (): Row[] => [
  {
    _id: 'z1',
    ...routeOf('Dubai', '1', 'Sharjah', '1'),
    fromZoneAreas: ['Deira', 'Naif'],
    toZoneAreas: ['Industrial Area 1'],
    rate: 30,
    mode: 'normal',
  },
  { _id: 'z2', ...routeOf('Sharjah', '2', 'Dubai', '2'), rate: '12', mode: 'normal' },
  { _id: 'z3', ...routeOf('Dubai', '2', 'Dubai', '2'), fromZoneAreas: ['Others'], rate: 9, mode: 'normal' },
  { _id: 'z4', ...routeOf('Dubai', '1', 'Sharjah', '1'), rate: 45.5, mode: 'urgent' },
];

/** Gives both windows these rates before each test. */
export function withZoneRates(): void {
  beforeEach(() => {
    for (const { rows } of [general, company]) rows().splice(0, Number.POSITIVE_INFINITY, ...rowsAtFirst());
  });
}

type Side = 'From' | 'To';
export type Ends = Record<Side, readonly [city: string, zone: string]>;

export const FIRST = 'Dubai, Zone 1 to Sharjah, Zone 1';
/** The route of the first rate. */
export const TAKEN: Ends = { From: ['Dubai', 'Zone 1'], To: ['Sharjah', 'Zone 1'] };
/** A route without a rate, as it is chosen, listed and sent. */
export const FREE: Ends = { From: ['Sharjah', 'Zone 1'], To: ['Sharjah', 'Zone 2'] };
export const FREE_TEXT = 'Sharjah, Zone 1 to Sharjah, Zone 2';
export const FREE_ROUTE = routeOf('Sharjah', '1', 'Sharjah', '2');

const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);
const findRows = () =>
  screen.queryByRole('table', { name: 'Zone rates' })?.querySelectorAll('tbody tr') ?? [];

/** Routes in the list; empty without a list. */
export const shownRoutes = () => [...findRows()].map((row) => row.querySelector('td')?.textContent);
/** Texts of a row's cells; the last one holds its buttons. */
export const cellsOf = (at: number) => textsOf(findRows()[at]!.querySelectorAll('td'));

export const editForm = () => screen.getByRole('dialog', { name: 'Edit Zone Rate' });
export const expectNoForm = () => expect(screen.queryByRole('dialog', { name: /Zone Rate$/ })).toBeNull();

export const rateBox = () => screen.getByRole('spinbutton', { name: 'Rate (AED)' });
export const selectOf = (name: string) => screen.getByRole('combobox', { name });
export const areasOf = (side: Side) => screen.getByRole('group', { name: `${side} Zone Areas` });
export const areaBox = (side: Side, area: string) =>
  within(areasOf(side)).getByRole('checkbox', { name: area });
/** Names of the ticked areas of one side, and 'Select All' if that is ticked. */
export const tickedAreas = (side: Side) =>
  [...areasOf(side).querySelectorAll<HTMLInputElement>('input:checked')].map((box) =>
    box.labels?.[0]?.textContent.trim(),
  );

export async function chooseRoute(ends: Ends): Promise<void> {
  for (const side of ['From', 'To'] as const) {
    await choose(selectOf(`${side} City`), ends[side][0]);
    await choose(selectOf(`${side} Zone`), ends[side][1]);
  }
}

export async function openAdd(rates: ZoneRatesWindow): Promise<void> {
  await openRates(rates);
  await press('Add New Rate');
}

export async function openEdit(rates: ZoneRatesWindow): Promise<void> {
  await openRates(rates);
  await press(`Edit ${FIRST}`);
}

/** Checks of the list of each of the two windows. */
export function zoneRatesSuite(rates: ZoneRatesWindow): void {
  const { list, create } = rates;

  ratesSuite(rates);

  test('names route, rate and coverage, and every row can be edited', async () => {
    const dialog = within(await openRates(rates));
    expect(textsOf(dialog.getAllByRole('columnheader'))).toEqual(['Route', 'Rate (AED)', 'Coverage', 'Edit']);
    expect([0, 1].map(cellsOf)).toEqual([
      [FIRST, 'AED 30.00', 'From: 2 areas · To: 1 area', ''],
      ['Sharjah, Zone 2 to Dubai, Zone 2', 'AED 12.00', 'From: 0 areas · To: 0 areas', ''],
    ]);
    expect(dialog.getAllByRole('button', { name: /^Edit / })).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(foreign.asked(list)[0]?.token).toBe('falcon-token');
  });

  test('Urgent Rates shows the urgent ones alone', async () => {
    await openRates(rates);
    expect(shownRoutes()).toEqual([
      FIRST,
      'Sharjah, Zone 2 to Dubai, Zone 2',
      'Dubai, Zone 2 to Dubai, Zone 2',
    ]);
    await press('Urgent Rates');
    expect(shownRoutes()).toEqual([FIRST]);
    expect(cellsOf(0)).toContain('AED 45.50');
    await press('Normal Rates');
    expect(shownRoutes()).toHaveLength(3);
  });

  test('a saved rate replaces its row before the list is read again', async () => {
    await openEdit(rates);
    foreign.next(list, 'hang');
    await fill(rateBox(), '31.5');
    await press('Update Rate');
    expectNoForm();
    expect(cellsOf(0)).toContain('AED 31.50');
    expect(shownRoutes()).toHaveLength(3);
    expect(foreign.held).toBe(1);
  });

  test('a created rate is appended before the list is read again', async () => {
    const made = { _id: 'z8', ...routeOf('Sharjah', '1', 'Sharjah', '1'), rate: 8, mode: 'normal' };
    await openAdd(rates);
    foreign.next(list, 'hang');
    foreign.next(create, { status: 201, body: { message: 'Noted', data: made } });
    await chooseRoute({ From: ['Sharjah', 'Zone 1'], To: ['Sharjah', 'Zone 1'] });
    await fill(rateBox(), '8');
    await press('Create Rate');
    expect(shownToasts()).toEqual(['Zone rate created successfully!']);
    expect(shownRoutes()).toHaveLength(4);
    expect(shownRoutes().at(-1)).toBe('Sharjah, Zone 1 to Sharjah, Zone 1');
    expect(foreign.held).toBe(1);
  });
}
