import { expect, test } from 'vitest';
import { fill, foreign, press, release, screen, shownToasts } from '../console.tsx';
import { openRates } from './rates.ts';
import {
  areaBox,
  cellsOf,
  chooseRoute,
  editForm,
  expectNoForm,
  FIRST,
  FREE,
  FREE_ROUTE,
  FREE_TEXT,
  openAdd,
  openEdit,
  rateBox,
  selectOf,
  shownRoutes,
  TAKEN,
  tickedAreas,
  type ZoneRatesWindow,
} from './zone-rates.ts';

const NONE = 'There is no rate for this route and mode yet.';
const FOUND = /already has a rate: AED 30\.00/;

/** Checks of what the form asks a server, in each of the two windows. */
export function zoneCallsSuite(rates: ZoneRatesWindow): void {
  const { list, create, update, check, owner, rows } = rates;
  const sentBodies = (call: string) => foreign.asked(call).map(({ body }) => body);

  test('Check Existing Rate finds the rate, fills it in and leads on to editing it', async () => {
    await openAdd(rates);
    await chooseRoute(TAKEN);
    await press('Check Existing Rate');
    expect(screen.getByText(FOUND)).toBeVisible();
    expect(rateBox()).toHaveDisplayValue('30');
    expect(tickedAreas('From')).toEqual(['Naif', 'Deira']);
    expect(tickedAreas('To')).toEqual(['Industrial Area 1']);
    const route = { fromCity: 'Dubai', fromZone: 'Zone 1', toCity: 'Sharjah', toZone: 'Zone 1' };
    expect(foreign.asked(check).map(({ body, token }) => ({ body, token }))).toEqual([
      { token: 'falcon-token', body: { ...route, mode: 'normal', ...owner() } },
    ]);
    await press('Edit this rate');
    expect(editForm()).toBeVisible();
  });

  test('Check Existing Rate keeps areas that only the server knows, ticked, and they are sent', async () => {
    const areas = ['Deira', 'Souk Al Bahar', 'Naif'];
    foreign.next(check, { body: { rate: 30, fromZoneAreas: areas, toZoneAreas: ['Kalba Road'] } });
    await openAdd(rates);
    await chooseRoute(TAKEN);
    await press('Check Existing Rate');
    expect(areaBox('From', 'Souk Al Bahar')).toBeChecked();
    for (const area of ['Souk Al Bahar', 'Deira', 'Souk Al Bahar']) await press(areaBox('From', area));
    await press('Create Rate');
    expectNoForm();
    expect(sentBodies(create)).toMatchObject([
      { fromZoneAreas: ['Naif', 'Souk Al Bahar'], toZoneAreas: ['Kalba Road'] },
    ]);
    await press('Add New Rate');
    await chooseRoute(TAKEN);
    expect(areaBox('From', 'Naif')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Souk Al Bahar' })).toBeNull();
  });

  test('the answer of a check, which is no failure, goes once the route is checked or sent again', async () => {
    await openAdd(rates);
    await chooseRoute(FREE);
    await press('Check Existing Rate');
    expect(screen.getByText(NONE)).toBeVisible();
    expect(shownToasts()).toEqual([]);
    foreign.next(check, { status: 500, body: { message: 'The depot is closed.' } });
    await press('Check Existing Rate');
    expect(shownToasts()).toEqual(['The depot is closed.']);
    expect(screen.queryByText(NONE)).toBeNull();
    await press('Check Existing Rate');
    expect(screen.getByText(NONE)).toBeVisible();
    await fill(rateBox(), '8');
    foreign.next(create, { status: 409, body: { message: 'This route has a rate already.' } });
    await press('Create Rate');
    expect(shownToasts()[0]).toBe('This route has a rate already.');
    expect(screen.queryByText(NONE)).toBeNull();
  });

  test('a late answer of a check does not overwrite what was typed and ticked meanwhile', async () => {
    foreign.next(check, 'hang');
    await openAdd(rates);
    await chooseRoute(TAKEN);
    await press('Check Existing Rate');
    await fill(rateBox(), '99');
    await press(areaBox('To', 'Industrial Area 13'));
    await release();
    expect(screen.getByText(FOUND)).toBeVisible();
    expect(rateBox()).toHaveDisplayValue('99');
    expect(tickedAreas('From')).toHaveLength(2);
    expect(tickedAreas('To')).toEqual(['Industrial Area 13']);
  });

  test('a created rate is sent whole, a toast says so, and the list is read again', async () => {
    await openAdd(rates);
    const reads = foreign.asked(list).length;
    await chooseRoute(FREE);
    await press(areaBox('From', 'Industrial Area 13'));
    await fill(rateBox(), '14.25');
    await press('Create Rate');
    expect(shownToasts()).toEqual(['Zone rate created successfully!']);
    expectNoForm();
    expect(cellsOf(3).slice(0, 2)).toEqual([FREE_TEXT, 'AED 14.25']);
    expect(foreign.asked(list)).toHaveLength(reads + 1);
    const areas = { fromZoneAreas: ['Industrial Area 13'], toZoneAreas: [] };
    expect(sentBodies(create)).toEqual([
      { ...FREE_ROUTE, ...areas, rate: 14.25, mode: 'normal', ...owner() },
    ]);
  });

  test('a bare row in the answer is appended or replaces its row before the list comes', async () => {
    await openAdd(rates);
    foreign.next(list, 'hang');
    foreign.next(list, 'hang');
    await chooseRoute(FREE);
    await fill(rateBox(), '14');
    await press('Create Rate');
    expect(cellsOf(3)).toContain('AED 14.00');
    foreign.next(update, { body: { ...rows()[0], rate: '33' } });
    await press(`Edit ${FIRST}`);
    await press('Update Rate');
    expect(cellsOf(0)).toContain('AED 33.00');
    expect(shownRoutes()).toHaveLength(4);
    expect(foreign.held).toBe(2);
  });

  test('a created rate that comes back only in part is shown once the list is read', async () => {
    await openAdd(rates);
    foreign.next(create, { status: 201, body: { message: 'Done', data: { _id: 'z9', rate: 14 } } });
    foreign.next(list, 'hang');
    await chooseRoute(FREE);
    await fill(rateBox(), '14');
    await press('Create Rate');
    expectNoForm();
    expect(foreign.held).toBe(1);
    expect(shownRoutes()).toHaveLength(3);
    rows().push({ _id: 'z9', ...FREE_ROUTE, rate: 14, mode: 'normal' });
    await release();
    expect(shownRoutes().at(-1)).toBe(FREE_TEXT);
  });

  test('a rate between zones that only the server knows is edited as any other', async () => {
    const route = { fromCity: 'Ajman', fromZone: 'Zone 3', toCity: 'Dubai', toZone: 'Free Zone' };
    const areas = { fromZoneAreas: ['Corniche'], toZoneAreas: [] };
    rows().unshift({ _id: 'z9', ...route, ...areas, rate: 8, mode: 'normal' });
    await openRates(rates);
    await press('Edit Ajman, Zone 3 to Dubai, Free Zone');
    expect(selectOf('From City')).toHaveValue('Ajman');
    await fill(rateBox(), '8.5');
    await press('Update Rate');
    expect(shownToasts()).toEqual(['Zone rate updated successfully!']);
    expect(sentBodies(update)).toEqual([{ ...route, ...areas, rate: 8.5, mode: 'normal', ...owner() }]);
  });

  test('a stored rate of three decimals shows no error, and can get other areas', async () => {
    Object.assign(rows()[0]!, { rate: 31.125 });
    await openEdit(rates);
    expect(rateBox()).not.toHaveAttribute('aria-invalid', 'true');
    await press(areaBox('From', 'Naif'));
    await press('Update Rate');
    expect(shownToasts()).toEqual(['Zone rate updated successfully!']);
    expect(sentBodies(update)).toMatchObject([{ rate: 31.125, fromZoneAreas: ['Deira'] }]);
  });

  test('an updated rate is sent whole, a toast says so, and its row is replaced', async () => {
    await openEdit(rates);
    await fill(rateBox(), '33');
    await press(areaBox('From', 'Naif'));
    await press('Update Rate');
    expect(shownToasts()).toEqual(['Zone rate updated successfully!']);
    expect(shownRoutes()).toHaveLength(3);
    expect(cellsOf(0).slice(1, 3)).toEqual(['AED 33.00', 'From: 1 area · To: 1 area']);
    expect(sentBodies(update)).toEqual([
      {
        fromCity: 'Dubai',
        fromZone: 'Zone 1',
        fromZoneAreas: ['Deira'],
        toCity: 'Sharjah',
        toZone: 'Zone 1',
        toZoneAreas: ['Industrial Area 1'],
        rate: 33,
        mode: 'normal',
        ...owner(),
      },
    ]);
  });
}
