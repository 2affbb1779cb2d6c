// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  choose,
  factsIn,
  fill,
  foreign,
  frontWindow,
  openOurs,
  press,
  pressFirst,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';
import { answerWithExamples } from '../testing/examples.ts';

const IDS = ['TWS-AAAA-AAAA', 'TWS-BBBB-BBBB', 'TWS-CCCC-CCCC'];
const STATUSES = ['created', 'warehouse', 'delivered'];
const REFUSED = { code: 'too_late_to_cancel', params: { trackingID: IDS[1] }, message: 'It is delivered.' };
const CANCEL = 'POST /api/orders/:trackingID/cancel';
const ASSIGN = 'POST /api/dispatch/assign';

const pressIn = (name: string | RegExp) => pressFirst(name, frontWindow());
const bodies = (call: string) => foreign.asked(call).map(({ body }) => body);

function answerOrders(total = IDS.length) {
  const rows = IDS.map((trackingID, at) => ({
    _id: `o${at}`,
    trackingID,
    trackingStatus: STATUSES[at],
    warehouseId: 'w1',
  }));
  foreign.learn('GET /api/orders/orders-all', () => ({
    body: foreign.received.at(-1)!.search.includes('page=')
      ? { data: rows.slice(0, 2), total, pages: 2 }
      : { data: rows, total },
  }));
}

beforeEach(() => {
  answerWithExamples();
  answerOrders();
});

async function selectAll() {
  await openOurs(`${addresses.allOrders}?city=Dubai`);
  await press('Select orders');
  await press('Select all 3 found');
}

test('an act on all orders of a filter tells which were refused and why, and keeps these selected', async () => {
  await selectAll();
  await press('Cancel orders');
  await fill(within(frontWindow()).getByRole('textbox'), 'The shop closed');
  foreign.next(CANCEL, { body: { success: true } });
  foreign.next(CANCEL, { status: 409, body: REFUSED });
  foreign.next(CANCEL, { body: { success: true } });
  await pressIn('Cancel 3 orders');
  expect(foreign.asked(CANCEL).map(({ path }) => path.split('/')[3])).toEqual(IDS);
  expect(bodies(CANCEL)).toEqual(IDS.map(() => ({ reason: 'The shop closed' })));
  expect(Object.keys(factsIn(frontWindow()))).toEqual([IDS[1]]);
  expect(shownToasts()).toContain('Done for 2 of 3 orders');
  await pressIn('Close');
  expect(screen.getByText('1 order')).toBeVisible();
});

test('an act stops where the connection is lost, and names every order that was not sent', async () => {
  await selectAll();
  await press('Cancel orders');
  await fill(within(frontWindow()).getByRole('textbox'), 'The shop closed');
  foreign.next(CANCEL, { body: { success: true } });
  foreign.next(CANCEL, 'drop');
  await pressIn('Cancel 3 orders');
  expect(foreign.asked(CANCEL)).toHaveLength(2);
  expect(factsIn(frontWindow())).toEqual({
    [IDS[1]!]: 'No answer: it may be done. Try again.',
    [IDS[2]!]: 'Not sent. Try again.',
  });
  await pressIn('Close');
  // The lost answer was a success: the repeat says so.
  await press('Cancel orders');
  await fill(within(frontWindow()).getByRole('textbox'), 'The shop closed');
  const message = 'It is cancelled already.';
  foreign.next(CANCEL, { status: 409, body: { code: 'already_cancelled', message } });
  foreign.next(CANCEL, { body: { success: true } });
  await pressIn('Cancel 2 orders');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownToasts()).toContain('Done for 2 orders, 1 of them earlier');
});

test('orders are given to a driver in one call for each board, and the reasons are listed', async () => {
  await selectAll();
  await press('Give to a driver');
  const box = within(frontWindow()).getByLabelText(/^Driver/);
  const [, driver] = within(box).getAllByRole('option');
  await choose(box, driver!.textContent);
  const results = [
    { trackingID: IDS[1], isAssigned: true, message: '' },
    { trackingID: IDS[2], isAssigned: false, message: 'It is delivered.' },
  ];
  foreign.next(ASSIGN, { body: { data: { runs: [], results: [] } } });
  foreign.next(ASSIGN, { body: { data: { runs: [], results } } });
  await pressIn('Give to a driver');
  expect(bodies(ASSIGN)).toMatchObject([
    { kind: 'pickup', assignments: [{ trackingIDs: [IDS[0]] }] },
    { kind: 'delivery', assignments: [{ trackingIDs: IDS.slice(1) }] },
  ]);
  expect(Object.keys(factsIn(frontWindow()))).toEqual([IDS[2]]);
});

test('a day is promised for all selected orders with one form', async () => {
  await selectAll();
  await press('Promise a day');
  await pressIn('Promise');
  const day = within(frontWindow()).getByLabelText(/^Day/);
  expect(day).toBeInvalid();
  await fill(day, '2026-12-01');
  await pressIn('Promise');
  const sent = foreign.received.filter(({ path }) => path.startsWith('/api/dispatch/promise/'));
  expect(sent.map(({ body }) => body)).toEqual(IDS.map(() => ({ day: '2026-12-01' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another filter begins without a selection, so that no act is on orders that it hides', async () => {
  await selectAll();
  expect(screen.getByRole('button', { name: 'Cancel orders' })).toBeVisible();
  await pressFirst(/^Remove the filter/);
  expect(screen.queryByRole('button', { name: 'Cancel orders' })).toBeNull();
});

test('as many orders as the most at once are selected together', async () => {
  answerOrders(500);
  await openOurs(addresses.allOrders);
  await press('Select orders');
  expect(screen.getByRole('button', { name: 'Select all 500 found' })).toBeVisible();
});

test('more orders than the most at once are not selected: the filter is to be narrowed', async () => {
  answerOrders(501);
  await openOurs(addresses.allOrders);
  await press('Select orders');
  expect(screen.getByText('Narrow the filter to 500 orders to select all that are found.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all.+found/ })).toBeNull();
});
