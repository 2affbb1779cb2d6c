// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  button,
  choose,
  fill,
  foreign,
  openOurs,
  press,
  screen,
  shownToasts,
} from '../../testing/console.tsx';
import { companyId, openRates, question } from '../../testing/suites/rates.ts';
import { bulkBox, bulkSuite, confirmBulk } from '../../testing/suites/rates-bulk.ts';
import {
  cellsOf,
  company,
  FIRST,
  general,
  openEdit,
  rowsAtFirst,
  selectOf,
  shownRoutes,
  tickedAreas,
  withZoneRates,
  zoneRatesSuite,
} from '../../testing/suites/zone-rates.ts';

const BULK = 'POST /api/rates/bulk-update-zoneRates';
const BULK_LABEL = 'New price for every normal zone rate';

const bulkButtons = () => screen.queryAllByRole('button', { name: 'Update All' });

withZoneRates();

for (const window of [general, company]) describe(window.name, () => zoneRatesSuite(window));

describe('the list in both windows', () => {
  test('an incomplete rate shows no undefined, null or NaN', async () => {
    company.rows().push({ _id: 'z9', toCity: null, rate: 'dear', mode: 'normal' });
    await openRates(company);
    expect(cellsOf(3)).toEqual(['N/A, N/A to N/A, N/A', 'N/A', 'From: 0 areas · To: 0 areas', '']);
  });

  test('on our server a rate without areas covers the whole zone', async () => {
    await openRates(company, openOurs);
    expect(cellsOf(0)).toContain('From: 2 areas · To: 1 area');
    expect(cellsOf(1)).toContain('From: whole zone · To: whole zone');
  });

  test('an empty list names the mode and the pair', async () => {
    company.rows().splice(3);
    await openRates(company);
    await choose(selectOf('City pair'), 'Sharjah ↔ Sharjah');
    expect(screen.getByText('No normal rates found for Sharjah ↔ Sharjah.')).toBeVisible();
    await press('Urgent Rates');
    await choose(selectOf('City pair'), 'All City Pairs');
    expect(screen.getByText('No urgent rates found for All City Pairs.')).toBeVisible();
    expect(shownRoutes()).toEqual([]);
  });

  test('merges rows of one route and mode into one row with all their areas', async () => {
    const fromZoneAreas = ['Naif', 'Al Ras'];
    company
      .rows()
      .push({ ...rowsAtFirst()[0], _id: 'z5', fromZoneAreas, toZoneAreas: ['Industrial Area 2'] });
    await openEdit(company);
    expect(tickedAreas('From').toSorted()).toEqual(['Al Ras', 'Deira', 'Naif']);
    await press('Cancel');
    expect(cellsOf(0)).toContain('From: 3 areas · To: 2 areas');
  });

  test('the pair filter offers every pair and finds both directions', async () => {
    await openRates(company);
    const filter = selectOf('City pair');
    expect([...(filter as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'All City Pairs',
      'Dubai ↔ Dubai',
      'Dubai ↔ Sharjah',
      'Sharjah ↔ Sharjah',
    ]);
    expect(filter).toHaveValue('all');
    await choose(filter, 'Dubai ↔ Sharjah');
    expect(shownRoutes()).toEqual([FIRST, 'Sharjah, Zone 2 to Dubai, Zone 2']);
  });
});

describe('general zone rates', () => {
  test('offers no bulk update, in either mode', async () => {
    await openRates(general);
    expect(bulkButtons()).toEqual([]);
    await press('Urgent Rates');
    expect(bulkButtons()).toEqual([]);
  });
});

describe('company zone rates', () => {
  bulkSuite({
    rates: company,
    label: BULK_LABEL,
    call: BULK,
    body: () => ({ companyId: companyId(), rate: 15.5, mode: 'normal' }),
    done: 'Falcon has set every zone rate',
  });

  test('a bulk update that is answered without a message still reports success', async () => {
    foreign.next(BULK, { status: 204 });
    await openRates(company);
    const { box, update } = bulkBox(BULK_LABEL);
    await fill(box, '15');
    await press(update);
    await confirmBulk();
    expect(shownToasts()).toEqual(['Rate updated successfully']);
  });

  test("reads a company's rates by its id, and offers the bulk box in normal mode only", async () => {
    await openRates(company);
    expect(foreign.asked(company.list).map(({ path }) => path)).toEqual([
      `/api/rates/company/${companyId()}`,
    ]);
    expect(bulkButtons()).toHaveLength(1);
    await press('Urgent Rates');
    expect(bulkButtons()).toEqual([]);
  });
});

test.each([
  [general, 'DELETE /api/rates/zone-rates/:id', () => []],
  [company, 'DELETE /api/rates/company/zoneRate/:companyId/:id', () => [companyId()]],
] as const)('our server removes a rate after confirmation: $name', async (window, call, owner) => {
  const [row] = window.rows();
  foreign.learn(call, () => {
    window.rows().shift();
    return { body: { message: 'It is removed.' } };
  });
  await openRates(window, openOurs);
  await press(`Remove ${FIRST}`);
  expect(question()).toHaveTextContent(FIRST);
  await press(button('Cancel', question()));
  expect(foreign.asked(call)).toEqual([]);
  await press(`Remove ${FIRST}`);
  await press(button('Remove', question()));
  const [asked] = foreign.asked(call);
  expect(asked?.path.split('/').slice(-1 - owner().length)).toEqual([...owner(), row?._id]);
  expect(shownRoutes()).not.toContain(FIRST);
});
