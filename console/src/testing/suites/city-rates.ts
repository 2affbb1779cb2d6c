import { expect, test } from 'vitest';
import {
  button,
  choose,
  fill,
  foreign,
  keys,
  press,
  release,
  screen,
  shownToasts,
  type,
  within,
} from '../console.tsx';
import type { Row } from '../foreign-host/foreign-host.ts';
import { actionSuite } from './action.ts';
import {
  expectNoQuestion,
  NO_TOKEN_STORED,
  openRates,
  question,
  type RatesWindow,
  ratesSuite,
} from './rates.ts';

type Route = readonly [from: string, to: string];

/** Differences between the rates of individual users and a company's; rates are those of the foreign host. */
export type CityRatesWindow = RatesWindow & {
  /** Key of the rates in the answer to `list`. */
  listKey: string;
  /** Call that saves one rate. */
  save: string;
  /** A route with a rate in both modes, and its rates. */
  route: Route;
  normal: string;
  urgent: string;
  /** Another route with a rate in normal mode, and its row at the host. */
  other: Route;
  otherRow: () => Row;
  /** Body that saves `route`. */
  body: (rate: number, mode: string) => object;
  /** True if one rate is confirmed before it is saved. */
  confirms: boolean;
};

export const DONE = 'Rate updated successfully';
/** A route without a rate. */
export const EMPTY = ['Ajman', 'Fujairah'] as const;

export const boxOf = ([from, to]: Route) =>
  screen.getByRole('spinbutton', { name: `Rate from ${from} to ${to} in AED` });
export const saveOf = ([from, to]: Route) => button(`Save ${from} to ${to}`);
export const sentBodies = (call: string) => foreign.asked(call).map(({ body }) => body);

/** Checks of both windows of rates between cities. */
export function cityRatesSuite(rates: CityRatesWindow): void {
  const { list, listKey, save, route, normal, urgent, other, otherRow, body, confirms } = rates;

  /** Saves the rate of `route`, and confirms it where that is asked. */
  async function saveRoute(): Promise<void> {
    await press(saveOf(route));
    if (confirms) await press(button('Update', question()));
  }

  ratesSuite(rates);

  test('shows a box for every city pair, with its rate if there is one, or those of one city alone', async () => {
    const dialog = within(await openRates(rates));
    const headings = () => dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings()).toEqual(
      ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras Al Khaimah', 'Umm Al Quwain'].map(
        (city) => `From ${city}`,
      ),
    );
    expect(dialog.getAllByRole('spinbutton', { name: /^Rate from/ })).toHaveLength(49);
    expect(boxOf(route)).toHaveDisplayValue(normal);
    expect(boxOf(EMPTY)).toHaveDisplayValue('');
    for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' })) {
      expect(boxOf(route)).toHaveAttribute(name, value);
    }
    await choose(dialog.getByRole('combobox', { name: 'From City' }), 'Sharjah');
    expect(headings()).toEqual(['From Sharjah']);
    await choose(dialog.getByRole('combobox', { name: 'From City' }), 'All Cities');
    expect(headings()).toHaveLength(7);
  });

  test('reads rates inside a document, or says that it cannot read them', async () => {
    const rows = [{ ...otherRow(), rates: 'AED 1,050.50', rate: 'AED 1,050.50' }];
    const documents = (name: string) => ({ data: [{ _id: 'd1', companyId: 'c1', [name]: rows }] });
    foreign.next(list, { body: documents(listKey) });
    await openRates(rates);
    expect(boxOf(other)).toHaveDisplayValue('1050.5');
    foreign.next(list, { body: documents('prices') });
    const dialog = within(await openRates(rates));
    expect(dialog.getByRole('alert')).toBeVisible();
    expect(dialog.queryAllByRole('spinbutton')).toEqual([]);
  });

  test('Save is disabled without a value for the pair, and Enter sends nothing then', async () => {
    await openRates(rates);
    expect(saveOf(EMPTY)).toBeDisabled();
    boxOf(EMPTY).focus();
    await keys('{Enter}');
    await fill(boxOf(EMPTY), '12');
    expect(saveOf(EMPTY)).toBeEnabled();
    expect(saveOf(route)).toBeEnabled();
    await fill(boxOf(route), '');
    expect(saveOf(route)).toBeDisabled();
    await keys('{Enter}');
    expectNoQuestion();
    expect(foreign.asked(save)).toEqual([]);
  });

  test('never changes a rate below 0 while it is typed', async () => {
    await openRates(rates);
    await fill(boxOf(route), '');
    await type(boxOf(route), '-12.5');
    expect(boxOf(route)).toHaveDisplayValue('-12.5');
  });

  test('takes a rate without a highest value and of any decimals, and shows no error at a stored one', async () => {
    Object.assign(otherRow(), { rates: 31.125, rate: 31.125 });
    await openRates(rates);
    expect(boxOf(other)).toHaveDisplayValue('31.125');
    expect(boxOf(other)).not.toHaveAttribute('aria-invalid', 'true');
    await fill(boxOf(route), '2000000.005');
    await press(saveOf(route));
    if (confirms) {
      expect(question()).toHaveTextContent('AED 2,000,000.005');
      await press(button('Update', question()));
    }
    expect(shownToasts()).toEqual([DONE]);
    expect(sentBodies(save)).toEqual([body(2_000_000.005, 'normal')]);
  });

  test('sends a saved rate as a number with the token, says so, and reads the rates again', async () => {
    await openRates(rates);
    expect(boxOf(other)).not.toHaveDisplayValue('');
    const reads = foreign.asked(list).length;
    Object.assign(otherRow(), { rates: 99, rate: 99 });
    await fill(boxOf(route), '21.75');
    await saveRoute();
    expect(shownToasts()).toEqual([DONE]);
    expect(boxOf(other)).toHaveDisplayValue('99');
    expect(boxOf(route)).toHaveDisplayValue('21.75');
    expect(foreign.asked(list)).toHaveLength(reads + 1);
    const sent = foreign.asked(save).map(({ token, body: sentBody }) => ({ token, body: sentBody }));
    expect(sent).toEqual([{ token: 'falcon-token', body: body(21.75, 'normal') }]);
  });

  test('Save is busy while it saves, and sends once', async () => {
    foreign.next(save, 'hang');
    await openRates(rates);
    await fill(boxOf(route), '30');
    await saveRoute();
    expect(saveOf(route)).toHaveAttribute('aria-busy', 'true');
    expect(saveOf(route)).toBeDisabled();
    expect(boxOf(route)).toHaveAttribute('readonly');
    await release();
    expect(shownToasts()).toEqual([DONE]);
    expect(boxOf(route)).not.toHaveAttribute('readonly');
    expect(foreign.asked(save)).toHaveLength(1);
  });

  actionSuite('saving a rate', {
    call: save,
    start: async () => {
      await openRates(rates);
      await fill(boxOf(route), '44');
    },
    act: saveRoute,
    failed: 'Failed to update rate',
    unanswered: 'Error updating rate',
    noToken: NO_TOKEN_STORED,
    expectKept: () => expect(boxOf(route)).toHaveDisplayValue('44'),
  });

  test('reads and saves urgent rates as urgent', async () => {
    await openRates(rates);
    await press('Urgent');
    expect(boxOf(route)).toHaveDisplayValue(urgent);
    expect(foreign.asked(list).map(({ path }) => path.split('/').at(-1))).toEqual(['normal', 'urgent']);
    await fill(boxOf(route), '35');
    await saveRoute();
    expect(shownToasts()).toEqual([DONE]);
    expect(sentBodies(save)).toEqual([body(35, 'urgent')]);
    await press('Normal');
    expect(boxOf(route)).toHaveDisplayValue(normal);
  });

  test('what was typed survives the other mode, and closing asks before it is lost', async () => {
    const dialog = await openRates(rates);
    await fill(boxOf(route), '44');
    await press('Urgent');
    expect(boxOf(route)).toHaveDisplayValue(urgent);
    await press('Normal');
    expect(boxOf(route)).toHaveDisplayValue('44');
    await keys('{Escape}');
    expect(question()).toHaveTextContent('not saved yet');
    await press(button('Stay', question()));
    expect(boxOf(route)).toHaveDisplayValue('44');
    await keys('{Escape}');
    await press(button('Leave', question()));
    expect(dialog).not.toBeInTheDocument();
    expect(location.pathname).toBe('/users');
  });
}
