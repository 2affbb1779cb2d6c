// @vitest-environment jsdom

import { MOVES } from '@tawseel/contract/facts/ledger';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  choose,
  fill,
  foreign,
  frontWindow,
  keys,
  open,
  openOurs,
  press,
  release,
  rowOf,
  screen,
  settle,
  shownToasts,
  within,
} from '../testing/console.tsx';

// jsdom has no frame that a page can be put into, so the receipt never arrives.
vi.mock('../api/fetch-page.ts', () => ({
  fetchPage: async () => ({ response: { ok: false, status: 404 }, body: '' }),
}));

const WAREHOUSE = { _id: 'w1', name: 'Al Quoz' };
const BILAL = {
  driver: { _id: 'd1', name: 'Bilal' },
  warehouse: WAREHOUSE,
  orders: 3,
  collected: 735,
  change: 200,
  total: 935,
  since: '2026-11-27T05:12:00.000Z',
  openStops: 2,
  onlineAt: '2026-11-27T10:05:00.000Z',
};
const HELD = { trackingID: 'TWS-1', receiver: 'Mona', due: 735, amount: 735, since: BILAL.since };

const COUNT = {
  ...{ _id: '7', number: 7, kind: 'handIn', person: BILAL.driver, warehouse: WAREHOUSE },
  at: new Date().toISOString(),
  pieces: { 50000: 1, 20000: 2 },
  expenses: [{ what: 'Fuel', amount: 30, photo: '' }],
  ...{
    orders: 3,
    change: 200,
    expected: 935,
    counted: 900,
    spent: 30,
    difference: -5,
    reason: 'Bilal brings it',
  },
  by: 'Kavitha',
  reversed: null,
};
const BALANCES = [
  { no: 1, kind: 'box', party: { _id: 'c1', name: 'Kavitha' }, warehouse: WAREHOUSE, amount: 900 },
  { no: 2, kind: 'difference', party: BILAL.driver, warehouse: WAREHOUSE, amount: 5 },
  { no: 3, kind: 'safe', party: null, warehouse: WAREHOUSE, amount: 4000 },
  { no: 4, kind: 'bank', party: null, warehouse: null, amount: 100 },
  { no: 5, kind: 'difference', party: { _id: 'c2', name: 'Omar' }, warehouse: WAREHOUSE, amount: -2.5 },
];
const PEOPLE = [
  { _id: 'c1', name: 'Kavitha', role: 'cashier', warehouse: WAREHOUSE },
  { ...BILAL.driver, role: 'driver', warehouse: WAREHOUSE },
];

const SAFES = [WAREHOUSE, { _id: 'w2', name: 'Deira Hub' }];

const LIST = {
  drivers: [BILAL],
  balances: BALANCES,
  withDrivers: 935,
  withoutDriver: 99,
};

/** Lets the server answer the calls of the screen. */
function serve(list: object = {}, driver: object = {}, counts: readonly (typeof COUNT | object)[] = [COUNT]) {
  foreign.learn('GET /api/cash', () => ({ body: { data: { ...LIST, ...list } } }));
  foreign.learn('GET /api/cash/drivers/:id', () => ({
    body: { data: { ...BILAL, held: [HELD], ...driver } },
  }));
  foreign.learn('GET /api/cash/counts', () => ({
    body: { data: counts, page: 1, limit: 25, total: 1, pages: 1 },
  }));
  foreign.learn('GET /api/cash/counts/:number', ({ params: [number] }) => ({
    body: { data: counts.find((one) => `${Reflect.get(one, 'number')}` === number) },
  }));
  foreign.learn('GET /api/cash/desk', () => ({
    body: { data: { box: 900, people: PEOPLE, safes: SAFES, differenceLimit: 20 } },
  }));
}

beforeEach(() => serve());

const { makePicture } = vi.hoisted(() => ({ makePicture: vi.fn() }));
// jsdom draws no pictures.
vi.mock('../ui/display/make-picture.ts', () => ({ makePicture }));

const openCash = (tab = '', role: PersonRole = 'cashier') => openOurs(`${addresses.cash}${tab}`, { role });
const pieces = (value: string) => within(frontWindow()).getByLabelText(`Number of AED ${value}`);
const inWindow = (name: string | RegExp) => button(name, frontWindow());
const labelled = (name: string | RegExp) => within(frontWindow()).getByLabelText(name);
const sent = (call: string) => foreign.asked(call).map(({ body }) => body);

test('lists drivers with what they hold, and the orders of each with links', async () => {
  await openCash();
  expect(cellsOf(rowOf('Drivers', 'Bilal')).slice(0, 5)).toEqual([
    expect.stringMatching(/^Bilal2 stops still open: their cash comes later\. Phone last online: .+:05\.$/),
    '3',
    'AED 735.00',
    'AED 200.00',
    'AED 935.00',
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Warehouse' })).toBeNull();
  expect(screen.getByText('AED 935.00 with drivers')).toBeVisible();
  expect(screen.getByText(/^AED 99.00 of delivered orders with no driver/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Record them in the list' });
  expect(link).toHaveAttribute('href', '/all-orders?payment=COD-unheld&trackingStatus=delivered');
  await press(/^Bilal/);
  const order = within(frontWindow()).getByRole('link', { name: 'TWS-1' });
  expect(order).toHaveAttribute('href', '/all-orders?order=TWS-1');
});

test('the cash of a driver has an address, also of one who holds none', async () => {
  for (const drivers of [[BILAL], []]) {
    serve({ drivers });
    await openCash('?driver=d1');
    expect(frontWindow()).toHaveAccessibleName('Cash of Bilal');
    expect(within(frontWindow()).getByText('AED 935.00')).toBeVisible();
    await keys('{Escape}');
    expect(location.pathname + location.search).toBe(addresses.cash);
  }
});

test('a driver with expenses and no cash is listed, and hands in the expenses', async () => {
  const spent = { ...BILAL, orders: 0, collected: 0, change: 0, total: 0, since: null, openExpenses: 40 };
  serve({ drivers: [spent] }, { ...spent, held: [] });
  await openCash();
  expect(rowOf('Drivers', 'Bilal')).toHaveTextContent('AED 40.00 of expenses to check.');
  expect(button('Hand in the cash of Bilal')).toBeVisible();
  await press(/^Bilal/);
  await press(inWindow('Hand in'));
  expect(frontWindow()).toHaveAccessibleName('Hand in the cash of Bilal');
});

test('hands in some of the orders, of which a deposit machine has taken a part', async () => {
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 201,
    body: { message: 'Taken in.', data: COUNT },
  }));
  const [first, second] = [
    { ...HELD, amount: 500, due: 500 },
    { ...HELD, trackingID: 'TWS-2', amount: 235, due: 235 },
  ];
  serve({}, { held: [first, second] });
  await openCash();
  await press('Hand in the cash of Bilal');
  await press(screen.getByRole('checkbox', { name: 'Only some of the orders' }));
  expect(inWindow('Take in')).toBeDisabled();
  await press(screen.getByRole('checkbox', { name: /^TWS-1/ }));
  expect(frontWindow()).toHaveTextContent('ExpectedAED 500.00');
  await fill(pieces('200.00'), '2');
  await press(screen.getByRole('checkbox', { name: 'Put into a deposit machine' }));
  await fill(labelled(/^Amount of the slip/), '100');
  await press(inWindow('Take in'));
  expect(labelled(/^Number of the bank slip/)).toBeInvalid();
  await fill(labelled(/^Number of the bank slip/), 'CDM 5521');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins')).toEqual([
    {
      ...{
        driverId: 'd1',
        total: 500,
        trackingIDs: ['TWS-1'],
        pieces: { 20000: 2 },
        expenses: [],
        reason: '',
      },
      deposit: { amount: 100, slip: 'CDM 5521' },
    },
  ]);
});

test('pays an expense from a box with what it is for, and brings cash to another warehouse', async () => {
  foreign.learn('POST /api/cash/moves', () => moved);
  await openCash('', 'supervisor');
  await press('Move money');
  await choose(labelled('What happens'), 'Pay an expense from a box');
  await fill(labelled(/^Amount/), '60');
  await fill(labelled(/^What for/), 'Water');
  await press(inWindow('Move'));
  await press('Move money');
  await choose(labelled('What happens'), 'From the safe to the safe of another warehouse');
  await choose(labelled(/^To the safe of/), 'Deira Hub');
  await fill(labelled(/^Amount/), '300');
  await press(inWindow('Move'));
  const note = '';
  expect(sent('POST /api/cash/moves')).toEqual([
    { from: { kind: 'box' }, to: { kind: 'expense' }, amount: 60, note: 'Water' },
    { from: { kind: 'safe' }, to: { kind: 'safe' }, toWarehouseId: 'w2', amount: 300, note },
  ]);
});

test('cash of a late result is marked in the list and among the orders', async () => {
  const late = { ...BILAL, late: 1 };
  serve({ drivers: [late] }, { ...late, held: [{ ...HELD, isLate: true }] });
  await openCash();
  expect(rowOf('Drivers', 'Bilal')).toHaveTextContent('1 result came too late: its follow-up asks');
  await press(/^Bilal/);
  expect(frontWindow()).toHaveTextContent('Came too late');
});

test('says so if no driver has cash', async () => {
  serve({ drivers: [], withDrivers: 0, withoutDriver: 0 });
  await openCash('', 'administrator');
  expect(screen.getByText('No driver has cash')).toBeVisible();
  expect(screen.queryByText(/with no driver/)).toBeNull();
});

test('takes in cash by keys alone: pieces, sums, an expense, a difference with its reason, and the receipt', async () => {
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 201,
    body: { message: 'Taken in.', data: COUNT },
  }));
  await openCash();
  await press('Hand in the cash of Bilal');
  expect(pieces('1,000.00')).toHaveFocus();
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('Not counted yet');
  await keys('{Enter}');
  await keys('1{Enter}');
  await keys('2{Enter}');
  expect(pieces('100.00')).toHaveFocus();
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('AED 35.00 missing');
  const toConfirm = 'Above AED 20.00, a supervisor has to confirm the difference.';
  expect(frontWindow()).toHaveTextContent(toConfirm);
  await press(inWindow('Add an expense'));
  await keys('Fuel{Tab}30');
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('AED 5.00 missing');
  expect(frontWindow()).not.toHaveTextContent(toConfirm);

  await keys('{Enter}');
  expect(labelled(/^Reason/)).toHaveFocus();
  expect(frontWindow()).toHaveTextContent('AED 5.00 missing: enter the reason, or count again.');
  await keys('Bilal brings it{Enter}');
  expect(sent('POST /api/cash/hand-ins')).toEqual([
    {
      driverId: 'd1',
      total: 935,
      pieces: { 50000: 1, 20000: 2 },
      expenses: [{ what: 'Fuel', amount: 30 }],
      reason: 'Bilal brings it',
    },
  ]);
  expect(shownToasts()).toContain('Taken in.');
  expect(frontWindow()).toHaveAccessibleName('Receipt 7');
  expect(frontWindow()).toHaveTextContent('The receipt could not be loaded');
  expect(inWindow('Print receipt')).toBeDisabled();
});

describe('expenses that the driver has entered', () => {
  const SHA256 = 'cd'.repeat(32);
  const FUEL = {
    ...{
      _id: 'e1',
      kind: 'fuel',
      note: 'Pump 4',
      amount: 30,
      spentAt: BILAL.since,
      state: 'open',
      reason: '',
    },
    ...{ photo: `/api/cash/photos/${SHA256}`, photoAt: BILAL.since },
  };
  const PARKING = { ...FUEL, _id: 'e2', kind: 'parking', note: '', amount: 15, photo: '', photoAt: null };
  const samePhoto = { driverName: 'Yusuf', kind: 'fuel', note: '', amount: 30, spentAt: BILAL.since };
  const TOLL = { ...PARKING, _id: 'e3', kind: 'toll', amount: 4, photo: FUEL.photo, samePhoto };
  const groupOf = (name: string) => within(within(frontWindow()).getByRole('group', { name }));
  const decide = (name: string, decision: string) =>
    press(groupOf(name).getByRole('button', { name: decision }));

  beforeEach(() => {
    const openExpenses = 49;
    serve({ drivers: [{ ...BILAL, openExpenses }] }, { openExpenses, entered: [FUEL, PARKING, TOLL] });
    foreign.learn('GET /api/cash/photos/:sha256', () => ({ status: 404, body: { message: 'Gone.' } }));
  });

  test('are taken, crossed out with a reason, or left, and the cash to count follows', async () => {
    foreign.learn('POST /api/cash/hand-ins', () => ({
      status: 201,
      body: { message: 'Done.', data: COUNT },
    }));
    await openCash();
    expect(rowOf('Drivers', 'Bilal')).toHaveTextContent('AED 49.00 of expenses to check.');
    await press('Hand in the cash of Bilal');
    expect(foreign.asked('GET /api/cash/photos/:sha256')).toHaveLength(1);
    // The photo, and the three decisions.
    expect(groupOf('Fuel: Pump 4').getAllByRole('button')).toHaveLength(4);
    expect(frontWindow()).toHaveTextContent('No photo of the receipt');
    expect(frontWindow()).toHaveTextContent('The photo is still on the phone');
    expect(frontWindow()).toHaveTextContent('Cash to countAED 886.00');
    expect(
      groupOf('Salik or Darb').getByText(
        /^The same photo as another expense: Fuel · AED 30.00 · Yusuf · 27 Nov/,
      ),
    ).toBeVisible();
    await decide('Parking', 'Cross out');
    await decide('Salik or Darb', 'Later');
    expect(frontWindow()).toHaveTextContent('Cash to countAED 905.00');
    await fill(pieces('100.00'), '9');
    await fill(pieces('5.00'), '1');
    expect(within(frontWindow()).getByRole('status')).toHaveTextContent('The cash matches');
    await press(inWindow('Take in'));
    expect(frontWindow()).toHaveTextContent('Enter why you cross it out.');
    expect(groupOf('Parking').getByLabelText(/^Reason/)).toHaveFocus();
    await fill(groupOf('Parking').getByLabelText(/^Reason/), 'A private car park');
    await press(inWindow('Take in'));
    expect(sent('POST /api/cash/hand-ins')).toEqual([
      {
        ...{ driverId: 'd1', total: 935, pieces: { 10000: 9, 500: 1 }, expenses: [], reason: '' },
        entered: [
          { id: 'e1', decision: 'take' },
          { id: 'e2', decision: 'crossOut', reason: 'A private car park' },
          { id: 'e3', decision: 'leave' },
        ],
      },
    ]);
  });

  test('are shown anew if the driver has entered another one meanwhile; decisions stay', async () => {
    await openCash();
    await press('Hand in the cash of Bilal');
    await decide('Parking', 'Later');
    await decide('Salik or Darb', 'Later');
    await fill(pieces('100.00'), '9');
    await fill(pieces('5.00'), '1');
    foreign.learn('POST /api/cash/hand-ins', () => ({
      status: 201,
      body: { message: 'Done.', data: COUNT },
    }));
    const message = 'Bilal has entered or removed an expense.';
    foreign.next('POST /api/cash/hand-ins', {
      status: 409,
      body: { message, code: 'other_expenses', issues: [{ path: 'entered', message }] },
    });
    const another = { ...PARKING, _id: 'e4', kind: 'other', note: 'Ferry' };
    serve({}, { openExpenses: 64, entered: [FUEL, PARKING, TOLL, another] });
    await press(inWindow('Take in'));
    expect(frontWindow()).toHaveTextContent(message);
    expect(groupOf('Other: Ferry').getByRole('button', { name: 'Take' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(groupOf('Parking').getByRole('button', { name: 'Later' })).toHaveAttribute('aria-pressed', 'true');
    expect(frontWindow()).toHaveTextContent('Cash to countAED 890.00');
    expect(pieces('100.00')).toHaveValue(9);
  });

  test('stand in the details of their count, those that were crossed out with the reason', async () => {
    const expenses = [{ kind: 'fuel', what: 'Pump 4', amount: 30, photo: '' }];
    const crossedOut = [{ kind: 'parking', what: '', amount: 15, photo: '', reason: 'A private car park' }];
    serve({}, {}, [{ ...COUNT, expenses, crossedOut }]);
    await openCash('?tab=counts');
    await press(/^7/);
    expect(frontWindow()).toHaveTextContent('Fuel: Pump 4');
    expect(frontWindow()).toHaveTextContent(/Crossed outParkingA private car park.*AED 15\.00/);
  });
});

test('stores the photo of a receipt and names it in the hand-in, unless the file is no picture', async () => {
  const sha256 = 'ab'.repeat(32);
  const photo = `/api/cash/photos/${sha256}`;
  foreign.learn('PUT /api/cash/photos/:sha256', () => ({ body: { data: { photo } } }));
  foreign.learn('POST /api/cash/hand-ins', () => ({ status: 201, body: { message: 'Done.', data: COUNT } }));
  await openCash();
  await press('Hand in the cash of Bilal');
  await press(inWindow('Add an expense'));
  await keys('Fuel{Tab}30');
  async function choosePhoto(made: unknown) {
    makePicture.mockResolvedValueOnce(made);
    const files = [new File(['receipt'], 'receipt.heic')];
    await act(async () => fireEvent.change(labelled('Photo of the receipt'), { target: { files } }));
    await settle();
  }
  await choosePhoto('unreadable');
  expect(frontWindow()).toHaveTextContent('This file is not a picture. Choose another one.');
  await choosePhoto({ kind: 'photo', sha256, type: 'image/webp', bytes: new ArrayBuffer(3) });
  expect(foreign.asked('PUT /api/cash/photos/:sha256')).toHaveLength(1);
  expect(frontWindow()).toHaveTextContent('The photo is stored');
  await fill(pieces('1,000.00'), '1');
  await fill(labelled(/^Reason/), 'Tip');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins')).toMatchObject([
    { expenses: [{ what: 'Fuel', amount: 30, photo }] },
  ]);
});

test('neither sends a hand-in nor removes an expense while a photo is being stored', async () => {
  const sha256 = 'ab'.repeat(32);
  const photo = `/api/cash/photos/${sha256}`;
  foreign.learn('PUT /api/cash/photos/:sha256', () => ({ body: { data: { photo } } }));
  foreign.learn('POST /api/cash/hand-ins', () => ({ status: 201, body: { message: 'Done.', data: COUNT } }));
  foreign.next('PUT /api/cash/photos/:sha256', 'hang');
  serve({}, { total: 1050 });
  await openCash();
  await press('Hand in the cash of Bilal');
  await press(inWindow('Add an expense'));
  await keys('Fuel{Tab}30');
  await press(inWindow('Add an expense'));
  await keys('Salik{Tab}20');
  const second = within(frontWindow()).getByRole('group', { name: 'Expense 2' });
  makePicture.mockResolvedValueOnce({ kind: 'photo', sha256, type: 'image/webp', bytes: new ArrayBuffer(3) });
  const files = [new File(['receipt'], 'receipt.heic')];
  await act(async () =>
    fireEvent.change(within(second).getByLabelText('Photo of the receipt'), { target: { files } }),
  );
  await settle();
  await fill(pieces('1,000.00'), '1');
  expect(second).toHaveTextContent('The photo is being stored');
  expect(inWindow('Remove expense 1')).toBeDisabled();
  expect(inWindow('Remove expense 2')).toBeDisabled();
  expect(pieces('1,000.00')).toHaveFocus();
  await keys('{Control>}{Enter}{/Control}');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins')).toEqual([]);
  await release();
  expect(second).toHaveTextContent('The photo is stored');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins')).toMatchObject([
    {
      expenses: [
        { what: 'Fuel', amount: 30 },
        { what: 'Salik', amount: 20, photo },
      ],
    },
  ]);
});

test('sends a count that matches from its last box, or from any with Ctrl', async () => {
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 201,
    body: { message: 'Taken in.', data: COUNT },
  }));
  serve({}, { total: 1000 });
  await openCash();
  await press('Hand in the cash of Bilal');
  await keys(`1${'{Enter}'.repeat(11)}`);
  expect(sent('POST /api/cash/hand-ins')).toHaveLength(1);
  await keys('{Escape}');
  await press('Hand in the cash of Bilal');
  await keys('1{Control>}{Enter}{/Control}');
  expect(sent('POST /api/cash/hand-ins')).toHaveLength(2);
});

test.each([
  ['the answer is lost', 'drop'],
  ['the server is not available', { status: 503, body: {} }],
] as const)('repeats a hand-in as it was sent after %s', async (_, lost) => {
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 201,
    body: { message: 'Taken in.', data: COUNT },
  }));
  foreign.next('POST /api/cash/hand-ins', lost);
  serve({}, { total: 1000 });
  await openCash();
  await press('Hand in the cash of Bilal');
  await fill(pieces('1,000.00'), '1');
  // The server recorded the hand-in.
  serve({ drivers: [] }, { orders: 0, collected: 0, change: 0, total: 0 });
  await press(inWindow('Take in'));
  expect(frontWindow()).toHaveTextContent('ExpectedAED 1,000.00');
  expect(frontWindow()).toHaveTextContent('Cash of 3 orders');
  await press(inWindow('Take in'));
  const [first, second] = sent('POST /api/cash/hand-ins');
  expect(first).toMatchObject({ total: 1000 });
  expect(second).toEqual(first);
  expect(frontWindow()).toHaveAccessibleName('Receipt 7');
});

test('keeps what was counted when the driver has another total, which it shows', async () => {
  const refusal = { code: 'other_cash', params: { person: 'Bilal', total: 1000 }, message: '' };
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 409,
    body: { ...refusal, issues: [{ path: 'total', ...refusal }] },
  }));
  await openCash();
  await press('Hand in the cash of Bilal');
  await fill(pieces('1,000.00'), '1');
  await fill(labelled(/^Reason/), 'Tip');
  serve({}, { orders: 4, collected: 800, total: 1000 });
  await press(inWindow('Take in'));
  expect(frontWindow()).toHaveTextContent('Bilal has AED 1,000.00 now');
  expect(frontWindow()).toHaveTextContent('Cash of 4 orders');
  expect(pieces('1,000.00')).toHaveValue(1);
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('The cash matches');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins').map(({ total }) => total)).toEqual([935, 1000]);
  await keys('{Escape}');
  expect(frontWindow()).toHaveTextContent('Leave without saving?');
});

test.each<[PersonRole, boolean]>([
  ['cashier', false],
  ['supervisor', true],
  ['administrator', true],
])('shows a count to a %s, who may reverse it: %s', async (role, may) => {
  await openCash('?tab=counts', role);
  // Expected, less the expenses and what was counted, is the difference.
  expect(rowOf('Counts', 'Bilal')).toHaveTextContent(
    /AED 935\.00.*AED 30\.00.*AED 900\.00.*AED 5\.00 missing/,
  );
  await press(/^7/);
  expect(frontWindow()).toHaveTextContent('AED 5.00 missing');
  expect(frontWindow()).toHaveTextContent('2 × AED 200.00AED 400.00');
  expect(frontWindow()).toHaveTextContent('FuelAED 30.00');
  expect(within(frontWindow()).queryByRole('button', { name: 'Reverse' }) !== null).toBe(may);
});

test('a difference above the limit is named before the drivers, and confirmed by a supervisor', async () => {
  const open = { ...COUNT, difference: -25, isToConfirm: true };
  serve({ toConfirm: 1 }, {}, [open]);
  foreign.learn('POST /api/cash/counts/:number/confirm', () => ({ body: { message: 'Done.', data: COUNT } }));
  await openCash('', 'supervisor');
  await press(screen.getByRole('link', { name: 'Show them' }));
  expect(foreign.asked('GET /api/cash/counts').at(-1)?.search).toBe('?page=1&limit=25&only=toConfirm');
  expect(rowOf('Counts', 'Bilal')).toHaveTextContent('AED 25.00 missingTo be confirmed');
  await press(/^7/);
  await press(inWindow('Confirm the difference'));
  expect(frontWindow()).toHaveTextContent('Bilal: AED 25.00 missing.');
  await press(inWindow('Confirm the difference'));
  expect(labelled(/^What you found/)).toBeInvalid();
  await fill(labelled(/^What you found/), 'He pays it');
  await press(inWindow('Confirm the difference'));
  expect(sent('POST /api/cash/counts/:number/confirm')).toEqual([{ note: 'He pays it' }]);
});

test('takes in only what is counted, and says what stays with the driver', async () => {
  foreign.learn('POST /api/cash/hand-ins', () => ({
    status: 201,
    body: { message: 'Taken in.', data: COUNT },
  }));
  await openCash();
  await press('Hand in the cash of Bilal');
  await fill(pieces('200.00'), '2');
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('AED 535.00 missing');
  await press(labelled(/^Only this amount/));
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('Stays with the driverAED 535.00');
  await press(inWindow('Take in'));
  expect(sent('POST /api/cash/hand-ins')).toMatchObject([
    { driverId: 'd1', total: 935, pieces: { 20000: 2 }, isPart: true, reason: '' },
  ]);
});

test('expenses above the cash are what the business owes the driver', async () => {
  await openCash();
  await press('Hand in the cash of Bilal');
  await press(inWindow('Add an expense'));
  await fill(labelled(/^What for/), 'Gearbox');
  await fill(labelled(/^Amount/), '1000');
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('Differencebusiness owes AED 65.00');
  expect(frontWindow()).toHaveTextContent('a supervisor has to confirm the difference');
  await press(inWindow('Take in'));
  expect(labelled(/^Reason/)).toHaveAccessibleDescription(/^business owes AED 65.00:/);
});

test.each([
  ['supervisor', {}],
  ['administrator', { warehouseId: 'w1' }],
] as const)('counts a safe from its movements, as a %s', async (role, where) => {
  foreign.learn('POST /api/cash/safe-counts', () => ({
    status: 201,
    body: { message: 'Counted.', data: COUNT },
  }));
  await openCash('?tab=balances', role);
  await press(/^Safe/);
  await press(inWindow('Count the safe'));
  expect(frontWindow()).toHaveTextContent('ExpectedAED 4,000.00');
  await fill(pieces('1,000.00'), '3');
  await press(inWindow('Count the safe'));
  expect(labelled(/^Reason/)).toBeInvalid();
  await fill(labelled(/^Reason/), 'Counted twice');
  await press(inWindow('Count the safe'));
  const count = { total: 4000, pieces: { 100000: 3 }, reason: 'Counted twice', ...where };
  expect(sent('POST /api/cash/safe-counts')).toEqual([count]);
});

test.each([
  ['supervisor', {}],
  ['administrator', { warehouseId: 'w2' }],
] as const)('counts the first cash in a safe, which no list has yet, as a %s', async (role, where) => {
  serve({ balances: [] });
  foreign.learn('POST /api/cash/safe-counts', () => ({
    status: 201,
    body: { message: 'Counted.', data: COUNT },
  }));
  await openCash('?tab=balances', role);
  await press('Count the safe');
  if (role === 'administrator') {
    expect(frontWindow()).not.toHaveTextContent('ExpectedAED 0.00');
    await choose(labelled(/^Warehouse/), 'Deira Hub');
  }
  expect(frontWindow()).toHaveTextContent('ExpectedAED 0.00');
  await fill(pieces('500.00'), '1');
  await fill(labelled(/^Reason/), 'From the owner');
  await press(inWindow('Count the safe'));
  expect(sent('POST /api/cash/safe-counts')).toEqual([
    { total: 0, pieces: { 50000: 1 }, reason: 'From the owner', ...where },
  ]);
});

test('counts blind: the server says that it differs, and no total is sent', async () => {
  foreign.learn('GET /api/cash/desk', () => ({
    body: { data: { people: PEOPLE, safes: SAFES, isBlind: true } },
  }));
  const message = 'What you counted differs.';
  foreign.learn('POST /api/cash/closings', ({ body }) =>
    Reflect.get(Object(body), 'reason')
      ? { status: 201, body: { message: 'Closed.', data: COUNT } }
      : { status: 422, body: { message, issues: [{ path: 'reason', message, code: 'count_differs' }] } },
  );
  await openCash();
  await press('Close my box');
  await fill(pieces('500.00'), '1');
  expect(frontWindow()).toHaveTextContent('You count without seeing what is expected');
  expect(frontWindow()).not.toHaveTextContent('missing');
  await press(inWindow('Close my box'));
  expect(labelled(/^Reason/)).toBeInvalid();
  await fill(labelled(/^Reason/), 'Counted twice');
  await press(inWindow('Close my box'));
  expect(sent('POST /api/cash/closings').at(-1)).toEqual({ pieces: { 50000: 1 }, reason: 'Counted twice' });
});

test('asks about a bank slip that is known with the same amount', async () => {
  const message = 'A deposit of AED 50.00 with the slip S1 is already recorded.';
  const issues = [{ path: 'confirmSlip', message, code: 'slip_known' }];
  foreign.learn('POST /api/cash/moves', ({ body }) =>
    Reflect.get(Object(body), 'confirmSlip')
      ? moved
      : { status: 409, body: { message, code: 'slip_known', issues } },
  );
  await openCash('', 'supervisor');
  await press('Move money');
  await choose(labelled('What happens'), 'From the safe to the bank');
  await fill(labelled(/^Amount/), '50');
  await fill(labelled(/^Number of the bank slip/), 'S1');
  await press(inWindow('Move'));
  await press(within(frontWindow()).getByRole('checkbox', { name: 'It is another deposit' }));
  await press(inWindow('Move'));
  expect(sent('POST /api/cash/moves').at(-1)).toMatchObject({ slip: 'S1', confirmSlip: true });
});

test('reverses a hand-in with a reason, and offers that once', async () => {
  const gone = { ...COUNT, _id: '5', number: 5, reversed: { at: COUNT.at, by: 'Junaid', reason: 'Dipesh' } };
  serve({}, {}, [COUNT, gone]);
  foreign.learn('POST /api/cash/counts/:number/reverse', () => ({ body: { message: 'Done.', data: COUNT } }));
  await openCash('?tab=counts', 'supervisor');
  await press(/^5/);
  expect(frontWindow()).toHaveTextContent('Reversed by Junaid');
  expect(within(frontWindow()).queryByRole('button', { name: 'Reverse' })).toBeNull();
  await keys('{Escape}');
  expect(rowOf('Counts', 'Reversed')).toHaveTextContent('5');
  await press(/^7/);
  await press(inWindow('Reverse'));
  await press(inWindow('Reverse the hand-in'));
  expect(labelled(/^Reason/)).toBeInvalid();
  await fill(labelled(/^Reason/), 'It was of Dipesh');
  await press(inWindow('Reverse the hand-in'));
  expect(sent('POST /api/cash/counts/:number/reverse')).toEqual([{ reason: 'It was of Dipesh' }]);
});

test('follows a balance to its orders, also in older movements', async () => {
  const posting = {
    ...{ seq: 9, at: COUNT.at, kind: 'handIn', amount: 735, trackingID: 'TWS-1', count: 7, slip: '' },
    ...{ other: { no: 4, kind: 'shop', party: { _id: 's1', name: 'Noor' } }, note: '', by: 'Kavitha' },
    ...{ isReversed: false, balance: 900 },
  };
  foreign.learn('GET /api/cash/balances/:number', () => {
    const isFirst = foreign.asked('GET /api/cash/balances/:number').length === 1;
    const postings = [isFirst ? posting : { ...posting, seq: 1, trackingID: 'TWS-0' }];
    return { body: { data: { balance: BALANCES[0], postings, hasMore: isFirst } } };
  });
  await openCash('?tab=balances', 'administrator');
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Bank and differences', 'Al QuozAED 4,900.00']);
  expect(cellsOf(rowOf('Bank and differences', 'Bilal'))[2]).toBe('owes AED 5.00');
  expect(cellsOf(rowOf('Bank and differences', 'Omar'))[2]).toBe('business owes AED 2.50');
  expect(cellsOf(rowOf('Al Quoz', 'Kavitha'))).toEqual(['Box: Kavitha', 'AED 900.00']);
  await press('Box: Kavitha');
  await press(inWindow('Show older'));
  expect(foreign.asked('GET /api/cash/balances/:number').at(-1)?.search).toBe('?before=9');
  const links = within(frontWindow()).getAllByRole('link');
  const named = ['count 7', 'Collected for a shop: Noor'];
  expect(links.map(({ textContent }) => textContent)).toEqual(['TWS-1', ...named, 'TWS-0', ...named]);
  expect(links[1]).toHaveAttribute('href', '/cash?count=7');
  expect(links[2]).toHaveAttribute('href', '/users?sender=s1');
  expect(cellsOf(rowOf('Movements', 'TWS-1')).slice(-2)).toEqual(['AED 735.00', 'AED 900.00']);
  expect(within(frontWindow()).queryByRole('button', { name: 'Show older' })).toBeNull();
  foreign.learn('GET /api/cash/balances/:number/export', () => ({ status: 404, body: {} }));
  await press(inWindow('Export CSV'));
  expect(foreign.asked('GET /api/cash/balances/:number/export')).toHaveLength(1);
});

test('closes the own box: counted 20.00 over, 500.00 kept for change', async () => {
  foreign.learn('POST /api/cash/closings', () => ({
    status: 201,
    body: { message: 'Closed.', data: COUNT },
  }));
  await openCash();
  await press('Close my box');
  await fill(pieces('500.00'), '1');
  await fill(pieces('20.00'), '21');
  await fill(labelled(/^Keep/), '1000');
  await press(inWindow('Close my box'));
  expect(labelled(/^Keep/)).toBeInvalid();
  await fill(labelled(/^Keep/), '500');
  await fill(labelled(/^Reason/), 'A tip');
  await press(inWindow('Close my box'));
  expect(sent('POST /api/cash/closings')).toEqual([
    { total: 900, pieces: { 50000: 1, 2000: 21 }, keep: 500, reason: 'A tip' },
  ]);
});

test('shows why the box is not known, and closes it after Retry', async () => {
  foreign.learn('GET /api/cash/desk', () => ({ status: 503, body: {} }));
  await openCash();
  await press('Close my box');
  await fill(pieces('500.00'), '1');
  expect(frontWindow()).toHaveTextContent('The cash could not be loaded');
  expect(within(frontWindow()).getAllByRole('status').at(-1)).toHaveTextContent('DifferenceN/A');
  expect(inWindow('Close my box')).toBeDisabled();
  serve();
  await press(inWindow('Retry'));
  expect(frontWindow()).toHaveTextContent('ExpectedAED 900.00');
  expect(frontWindow()).not.toHaveTextContent('The cash could not be loaded');
  expect(pieces('500.00')).toHaveValue(1);
  expect(within(frontWindow()).getByRole('status')).toHaveTextContent('AED 400.00 missing');
  expect(inWindow('Close my box')).toBeEnabled();
});

test('repeats a closing as it was sent after its answer was lost', async () => {
  foreign.learn('POST /api/cash/closings', () => ({
    status: 201,
    body: { message: 'Closed.', data: COUNT },
  }));
  foreign.next('POST /api/cash/closings', 'drop');
  await openCash();
  await press('Close my box');
  await fill(pieces('500.00'), '1');
  await fill(pieces('200.00'), '2');
  foreign.learn('GET /api/cash/desk', () => ({ body: { data: { box: 0, people: PEOPLE } } }));
  await press(inWindow('Close my box'));
  expect(frontWindow()).toHaveTextContent('ExpectedAED 900.00');
  await press(inWindow('Close my box'));
  const [first, second] = sent('POST /api/cash/closings');
  expect(first).toMatchObject({ total: 900 });
  expect(second).toEqual(first);
  expect(frontWindow()).toHaveAccessibleName('Receipt 7');
});

const moved = {
  status: 201,
  body: { message: 'Moved.', data: { _id: '1 3', from: BALANCES[0], to: BALANCES[2] } },
};

test('gives a driver change in the morning', async () => {
  foreign.learn('POST /api/cash/moves', () => moved);
  await openCash();
  await press('Move money');
  await fill(labelled(/^Amount/), '200');
  await press(inWindow('Move'));
  expect(labelled(/^Driver/)).toBeInvalid();
  await choose(labelled(/^Driver/), 'Bilal');
  await press(inWindow('Move'));
  expect(sent('POST /api/cash/moves')).toEqual([
    { from: { kind: 'box' }, to: { kind: 'float', person: 'd1' }, amount: 200, note: '' },
  ]);
});

test('takes in a difference of the person who owes it, and banks the safe by a slip', async () => {
  foreign.learn('POST /api/cash/moves', () => moved);
  await openCash('', 'supervisor');
  await press('Move money');
  await choose(labelled('What happens'), 'A person pays a difference into a box');
  expect(labelled(/^To the box of/)).toHaveDisplayValue('Me');
  await choose(labelled(/^Person/), 'Bilal');
  await fill(labelled(/^Amount/), '5');
  await press(inWindow('Move'));
  await press('Move money');
  await choose(labelled('What happens'), 'From the safe to the bank');
  await fill(labelled(/^Amount/), '4000');
  await fill(labelled(/^Number of the bank slip/), '88/3');
  await press(inWindow('Move'));
  expect(sent('POST /api/cash/moves')).toEqual([
    { from: { kind: 'difference', person: 'd1' }, to: { kind: 'box' }, amount: 5, note: '' },
    { from: { kind: 'safe' }, to: { kind: 'bank' }, amount: 4000, slip: '88/3', note: '' },
  ]);
});

test('takes a difference into the own box of a cashier, who chooses no other box', async () => {
  foreign.learn('POST /api/cash/moves', () => moved);
  await openCash();
  await press('Move money');
  await choose(labelled('What happens'), 'A person pays a difference into a box');
  expect(within(frontWindow()).queryByLabelText(/^To the box of/)).toBeNull();
  await choose(labelled(/^Person/), 'Bilal');
  await fill(labelled(/^Amount/), '5');
  await press(inWindow('Move'));
  expect(sent('POST /api/cash/moves')).toEqual([
    { from: { kind: 'difference', person: 'd1' }, to: { kind: 'box' }, amount: 5, note: '' },
  ]);
});

test.each<[PersonRole, number]>([
  ['cashier', 7],
  ['supervisor', 12],
  ['administrator', MOVES.length],
])('offers a %s %i moves of money, each in words', async (role, count) => {
  await openCash('', role);
  await press('Move money');
  const offered = within(labelled('What happens')).getAllByRole('option');
  expect(offered).toHaveLength(count);
  expect(offered.map(({ textContent }) => textContent)).not.toContain('');
});

test('is neither in the navigation of a foreign host nor of an operator', async () => {
  const cashLink = () => screen.queryByRole('link', { name: 'Cash' });
  await openOurs(addresses.allOrders, { role: 'cashier' });
  expect(cashLink()).toBeVisible();
  const toReceive = () => screen.queryByRole('link', { name: 'Cash to receive' });
  expect(toReceive()).toHaveAttribute('href', addresses.cash);
  await openOurs(addresses.allOrders, { role: 'operator' });
  expect(cashLink()).toBeNull();
  expect(toReceive()).toBeNull();
  await open(addresses.allOrders);
  expect(cashLink()).toBeNull();
  expect(toReceive()).toBeNull();
  await open(addresses.cash);
  expect(foreign.asked('GET /api/cash')).toEqual([]);
});

test('lists card payments of a day by driver, with their sum and what has no slip', async () => {
  const paid = { driver: BILAL.driver, warehouse: WAREHOUSE, orders: 3, amount: 240, withoutSlip: 1 };
  const other = { driver: { _id: 'd2', name: 'Yusuf' }, orders: 1, amount: 60.5, withoutSlip: 0 };
  foreign.learn('GET /api/cash/cards', () => ({ body: { data: [paid, other] } }));
  await openCash('?tab=cards&day=2026-11-26');
  expect(cellsOf(rowOf('Paid by card', 'Bilal'))).toEqual(['Bilal', '3', 'AED 240.00', '1']);
  screen.getByText('AED 300.50 by card');
  expect(foreign.asked('GET /api/cash/cards')).toMatchObject([
    { search: expect.stringContaining('day=2026-11-26') },
  ]);
});

test.each([
  ['administrator', addresses.home],
  ['supervisor', addresses.home],
  ['operator', addresses.allOrders],
  ['cashier', addresses.cash],
] as const)('the first screen of the role %s is %s', async (role, address) => {
  await openOurs(addresses.home, { role });
  expect(location.pathname).toBe(address);
});

test('counts are filtered by person, by month and to differences, on the server', async () => {
  await openCash('?tab=counts');
  const asked = () => foreign.asked('GET /api/cash/counts').at(-1)?.search;
  expect(asked()).toBe('?page=1&limit=25');
  await choose(screen.getByLabelText('Person'), 'Bilal');
  const month = within(screen.getByLabelText('Month')).getAllByRole<HTMLOptionElement>('option')[1]!;
  await choose(screen.getByLabelText('Month'), month.textContent);
  await choose(screen.getByLabelText('Difference'), 'Only differences');
  expect(screen.getByLabelText('Day')).toHaveAttribute(
    'data-prompt',
    expect.stringContaining('Choose a day'),
  );
  expect(asked()).toBe(`?page=1&limit=25&person=d1&month=${month.value}&only=differences`);
  await fill(screen.getByLabelText('Day'), '2026-11-26');
  expect(screen.getByLabelText('Day')).not.toHaveAttribute('data-prompt');
  expect(asked()).toBe('?page=1&limit=25&person=d1&day=2026-11-26&only=differences');
  await fill(screen.getByLabelText('Number'), '281');
  expect(asked()).toBe('?page=1&limit=25&person=d1&day=2026-11-26&number=281&only=differences');
});

test('a difference is said in words in its movements, and the journal is exported by month', async () => {
  const posting = { at: COUNT.at, kind: 'difference', note: '', by: 'Kavitha', slip: '', isReversed: false };
  const other = { no: 1, kind: 'box', party: { _id: 'c1', name: 'Kavitha' } };
  foreign.learn('GET /api/cash/balances/:number', () => {
    const postings = [
      { ...posting, other, seq: 9, amount: -7.5, balance: -2.5 },
      { ...posting, other, seq: 8, amount: 5, balance: 5 },
    ];
    return { body: { data: { balance: BALANCES[4], postings, hasMore: false } } };
  });
  await openCash('?tab=balances', 'administrator');
  await press('Differences: Omar');
  expect(frontWindow()).toHaveTextContent('business owes AED 2.50');
  expect(cellsOf(rowOf('Movements', 'owes AED 7.50 less')).at(-1)).toBe('business owes AED 2.50');
  expect(cellsOf(rowOf('Movements', 'owes AED 5.00 more')).at(-1)).toBe('owes AED 5.00');
  await keys('{Escape}');
  foreign.learn('GET /api/cash/journal', () => ({ status: 404, body: {} }));
  const [, thisMonth] = within(screen.getByLabelText('Journal')).getAllByRole<HTMLOptionElement>('option');
  await press('Export CSV');
  await choose(screen.getByLabelText('Journal'), 'Journal, all months');
  await press('Export CSV');
  const asked = foreign.asked('GET /api/cash/journal').map(({ search }) => search);
  expect(asked).toEqual([`?month=${thisMonth?.value}`, '']);
});
