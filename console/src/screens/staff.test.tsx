// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  fill,
  foreign,
  keys,
  open,
  press,
  release,
  rowOf,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';
import { actionSuite } from '../testing/suites/action.ts';
import {
  deactivateMariam,
  details,
  drivers,
  kinds,
  MARIAM,
  openPeople,
  staffSuite,
} from '../testing/suites/staff.ts';

const LIST = 'GET /api/driver/all-driver';
const STATUS = 'PUT /api/driver/status';
const rows = () => within(screen.getByRole('table', { name: 'Drivers' })).getAllByRole('row');

for (const kind of kinds) staffSuite(kind);

// The four kinds share one screen: what is the same for each is tried on the drivers.

test('an avatar is next to the name, or the first letter if there is no picture', async () => {
  await openPeople(drivers);
  const [mariam, joseph] = [rowOf('Drivers', 'Suwaidi'), rowOf('Drivers', 'joseph')].map(
    (row) => within(row).getAllByRole('cell')[0]!,
  );
  expect(mariam?.querySelector('img')).toHaveAttribute('src', 'https://falcon.example/mariam.svg');
  expect(joseph?.querySelector('img')).toBeNull();
  expect(joseph).toHaveTextContent(/^Jjoseph Dsouza$/);
});

test('a search finds by first name, last name and email, ignoring case, and can be cleared if nothing is found', async () => {
  await openPeople(drivers);
  for (const [words, finds] of [
    ['MARI', 'Mariam'],
    ['dSOU', 'joseph'],
    ['Counter.TWO@', 'joseph'],
  ] as const) {
    await fill(screen.getByRole('searchbox'), words);
    await keys('{Enter}');
    expect(rows()).toHaveLength(2);
    expect(rowOf('Drivers', finds)).toBeVisible();
  }
  await fill(screen.getByRole('searchbox'), 'no such person');
  await keys('{Enter}');
  expect(screen.getByText('No Drivers found.')).toBeVisible();
  await press('Clear the search');
  expect(rows()).toHaveLength(4);
});

test('a row opens its details by keyboard, Escape closes them, and the focus returns', async () => {
  await openPeople(drivers);
  const name = within(rowOf('Drivers', 'Suwaidi')).getAllByRole('button')[0]!;
  name.focus();
  await keys('{Enter}');
  expect(details('Mariam Al Suwaidi')).toBeVisible();
  await keys('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(name).toHaveFocus();
});

test('a document opens in full, the arrows show the next, and Escape leaves the details open', async () => {
  await openPeople(drivers);
  await press('Details of Mariam Al Suwaidi');
  const thumbnails = within(details('Mariam Al Suwaidi')).getAllByRole('button', { name: /^Document/ });
  expect(thumbnails).toHaveLength(2);
  await press(thumbnails[0]!);
  const preview = (at: number) =>
    screen.queryByRole('dialog', { name: `Document ${at} of Mariam Al Suwaidi` });
  expect(within(preview(1)!).getByRole('img')).toBeVisible();
  const original = within(preview(1)!).getByRole('link', { name: 'Open original in new tab' });
  expect(original).toHaveAttribute('href', 'https://falcon.example/document.svg?one');
  expect(original).toHaveAttribute('target', '_blank');
  expect(original).toHaveAttribute('rel', 'noopener noreferrer');
  await keys('{ArrowRight}');
  expect(preview(2)).toHaveTextContent('2 of 2');
  await keys('{Escape}');
  expect(preview(2)).toBeNull();
  expect(details('Mariam Al Suwaidi')).toBeVisible();
  expect(location.pathname).toBe(drivers.address);
});

test('a change of status is read from a bare row, before the list is loaded', async () => {
  foreign.learn(STATUS, () => ({ body: { _id: 'staff1', profileStatus: 'unActive' } }));
  await openPeople(drivers);
  foreign.next(LIST, 'hang');
  await deactivateMariam();
  expect(shownToasts()).toEqual([drivers.done]);
  expect(button('Change Active: Mariam Al Suwaidi')).toBeVisible();
  expect(foreign.held).toBe(1);
  await release();
});

actionSuite('changing the status', {
  call: STATUS,
  start: () => {
    foreign.learn(STATUS, () => ({ body: { _id: 'staff1', profileStatus: 'unActive' } }));
    return openPeople(drivers);
  },
  act: deactivateMariam,
  failed: drivers.failed,
  expectKept: () => expect(button(MARIAM)).toBeEnabled(),
});

test('only the row whose status is being changed is busy', async () => {
  foreign.learn(STATUS, () => {
    foreign.store.drivers[0]!.profileStatus = 'unActive';
    return { body: foreign.store.drivers[0] };
  });
  foreign.next(STATUS, 'hang');
  await openPeople(drivers);
  await deactivateMariam();
  expect(button(MARIAM)).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  await release();
  expect(button('Change Active: Mariam Al Suwaidi')).toBeEnabled();
});

const PAYMENTS = 'GET /api/admin/cashier-payments/:id';
const NOTE = 'Fuel cards topped up for every van and motorbike of this warehouse, '.repeat(4).trim();
const history = () => screen.getByRole('dialog', { name: 'Cashier Payment: Rami Saleh' });
const invoice = () => screen.getByRole('dialog', { name: /^Invoice of / });

async function openPayments(): Promise<void> {
  await open(addresses.cashier);
  await press('Cashier Payment: Rami Saleh');
}

describe('the payments of a cashier', () => {
  beforeEach(() => {
    foreign.store.payments = [
      {
        _id: 'p1',
        month: 'October 2026',
        totalAmount: '1250.75',
        notes: NOTE,
        invoiceImg: ['https://falcon.example/invoice.svg?one', 'https://falcon.example/invoice.svg?two'],
        approvedBy: 'Huda',
      },
      { _id: 'p2', month: 'September 2026', totalAmount: 900, notes: 'Rent', invoiceImg: [] },
      { _id: 'p3', invoiceImg: null },
      { _id: 'p4', month: 'July 2026', totalAmount: 1, invoiceImg: ['javascript:alert(1)'] },
    ];
  });

  test('show month, amount, notes and invoice of each, and N/A for missing values', async () => {
    await openPayments();
    const [heads, ...rows] = within(history()).getAllByRole('row');
    expect(
      within(heads!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Month', 'Amount', 'Notes', 'Invoice']);
    expect(rows.slice(0, 3).map(cellsOf)).toEqual([
      ['October 2026', 'AED 1,250.75', NOTE, 'View Invoice'],
      ['September 2026', 'AED 900.00', 'Rent', 'No invoice'],
      ['N/A', 'N/A', 'N/A', 'No invoice'],
    ]);
    const path = `/api/admin/cashier-payments/${foreign.store.cashiers[0]!._id}`;
    expect(foreign.asked(PAYMENTS)).toMatchObject([{ path, token: 'falcon-token' }]);
  });

  test('open an invoice in full with all its pictures, and offer the original in a new tab', async () => {
    await openPayments();
    await press('View Invoice: October 2026');
    expect(within(invoice()).getByRole('heading')).toHaveTextContent(/^Invoice of October 2026$/);
    expect(invoice()).toHaveTextContent('1 of 2');
    const original = () => within(invoice()).getByRole('link', { name: 'Open original in new tab' });
    expect(original()).toHaveAttribute('target', '_blank');
    expect(original()).toHaveAttribute('rel', 'noopener noreferrer');
    await press('Next picture');
    expect(original()).toHaveAttribute('href', 'https://falcon.example/invoice.svg?two');
    await keys('{Escape}');
    expect(screen.queryByRole('dialog', { name: /^Invoice of / })).toBeNull();
    expect(button('View Invoice: October 2026')).toHaveFocus();
  });

  test('payments: an invoice whose address could run a script is neither shown nor opened', async () => {
    await openPayments();
    await press('View Invoice: July 2026');
    expect(within(invoice()).getByText('Picture not available')).toBeVisible();
    expect(within(invoice()).queryByRole('link')).toBeNull();
    expect(invoice().querySelector('img')).toBeNull();
  });

  test('are reported as empty only if the server has none, and a failed load is shown with Retry', async () => {
    for (const rule of [{ status: 500, body: { message: 'Ledger closed' } }, 'drop'] as const) {
      foreign.next(PAYMENTS, rule);
      await openPayments();
      expect(within(history()).getByRole('alert')).toBeVisible();
      expect(history()).not.toHaveTextContent('No payment records found.');
      expect(shownToasts()).toEqual([]);
      await press(button('Retry', history()));
      expect(history()).toHaveTextContent('October 2026');
    }
    foreign.store.payments = [];
    await openPayments();
    expect(within(history()).getByText('No payment records found.')).toBeVisible();
  });
});
