// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  fill,
  foreign,
  keys,
  open,
  press,
  release,
  screen,
  settle,
  type,
  within,
} from '../testing/console.tsx';

type List = {
  title: string;
  address: string;
  /** Call that reads the list, named as in foreign-host/calls.ts. */
  call: string;
  columns: string[];
  /** Words of a search, a text of a row that they find, and a text of a row that they hide. */
  search?: { words: string; finds: string; hides: string };
  /** Text in place of the rows when there are none. */
  empty: string;
  /** Text of a row of the foreign host. */
  row: string;
};

const staffColumns = ['Name', 'Email', 'Role', 'Status', 'Actions'];

const lists: List[] = [
  {
    title: 'warehouses',
    address: addresses.warehouses,
    call: 'GET /api/warehouse',
    columns: ['Name', 'City', 'Code', 'Phone', 'Actions'],
    search: { words: 'CON ab', finds: 'Falcon Abu Dhabi', hides: 'Falcon Hub' },
    empty: 'No Warehouses found.',
    row: 'Falcon Hub',
  },
  {
    title: 'users',
    address: addresses.users,
    call: 'GET /api/senders/all',
    columns: ['Name', 'Email', 'Role', 'City', 'Actions'],
    search: { words: 'BOOKS@', finds: 'Gulf Books', hides: 'Omar Haddad' },
    empty: 'No Users found.',
    row: 'Omar Haddad',
  },
  {
    title: 'supervisors',
    address: addresses.supervisors,
    call: 'GET /api/supervisor/all-supervisors',
    columns: ['Name', 'Email', 'Role', 'City', 'Status', 'Actions'],
    empty: 'No Supervisors found.',
    row: 'Huda Karim',
  },
  {
    title: 'operators',
    address: addresses.operators,
    call: 'GET /api/operator/all-operators',
    columns: staffColumns,
    empty: 'No Operators found.',
    row: 'Tariq',
  },
  {
    title: 'drivers',
    address: addresses.drivers,
    call: 'GET /api/driver/all-driver',
    columns: ['Name', 'Vehicle Type', 'Role', 'Status', 'Actions'],
    search: { words: 'ZIZ', finds: 'Sana Aziz', hides: 'Bilal Noor' },
    empty: 'No Drivers found.',
    row: 'Bilal Noor',
  },
  {
    title: 'cashiers',
    address: addresses.cashier,
    call: 'GET /api/cashier/all-cashier',
    columns: staffColumns,
    empty: 'No Cashiers found.',
    row: 'Rami Saleh',
  },
  {
    title: 'orders',
    address: addresses.allOrders,
    call: 'GET /api/orders/orders-all',
    columns: ['Order ID', 'Receiver', 'Payment', 'Status', 'Date', 'Actions'],
    search: { words: 'yed RAH', finds: 'Zayed Rahman', hides: 'FLC1025' },
    empty: 'No Orders found.',
    row: 'FLC1025',
  },
  {
    title: 'queries',
    address: addresses.queries,
    call: 'GET /api/contact',
    columns: ['Name', 'Email', 'Message', 'Date', 'Subject', 'Actions'],
    empty: 'No Queries found.',
    row: 'Lina',
  },
];

/** Words that reach the screen only where the code forgot that a value may be missing. */
const LEAKS = /\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]/;

/** Staff of each kind share a screen: their search is tried on the drivers. */
const searched = lists.flatMap(({ search, ...list }) => (search ? [{ ...list, ...search }] : []));

const main = () => screen.getByRole('main');
const box = () => within(main()).getByRole('searchbox');

/** Texts in sight, one line each: those of two cells do not run into each other. */
function shownLines(): string {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) lines.push(walker.currentNode.textContent);
  return lines.join('\n');
}

describe.each(lists)('the list of $title', ({ address, call, columns, empty, row }) => {
  test('shows its columns and rows, and no missing value as text', async () => {
    await open(address);
    const heads = within(main()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(columns);
    expect(main()).toHaveTextContent(row);
    expect(main()).not.toHaveTextContent(empty);
    expect(shownLines()).not.toMatch(LEAKS);
  });

  test('says that it is empty only if the server has no rows', async () => {
    foreign.next(call, { body: [] });
    await open(address);
    expect(within(main()).getByText(empty)).toBeVisible();

    foreign.next(call, 'hang');
    await open(address);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(main()).not.toHaveTextContent(empty);
    expect(main()).not.toHaveTextContent(row);
    await release();
    expect(main()).toHaveTextContent(row);
  });

  test('is replaced by a failure with Retry when it cannot be loaded', async () => {
    const failures = [{ status: 500, body: { message: 'The depot is closed' } }, 'drop'] as const;
    for (const rule of failures) {
      foreign.next(call, rule);
      await open(address);
      expect(within(main()).getByRole('alert')).toBeVisible();
      expect(main()).not.toHaveTextContent(empty);
      expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await press(button('Retry', main()));
      expect(main()).toHaveTextContent(row);
      expect(within(main()).queryByRole('alert')).toBeNull();
    }
  });
});

describe.each(searched)('the list of $title', ({ address, words, finds, hides }) => {
  test('is searched for a part, ignoring case, and one press clears the search', async () => {
    await open(address);
    expect(main()).toHaveTextContent(hides);
    await keys('/');
    expect(box()).toHaveFocus();
    await keys(words);
    await keys('{Enter}');
    expect(main()).not.toHaveTextContent(hides);
    expect(main()).toHaveTextContent(finds);
    await press(button('Clear', main()));
    expect(main()).toHaveTextContent(hides);

    await type(box(), 'zzzz{Enter}');
    expect(main()).not.toHaveTextContent(finds);
    expect(main()).toHaveTextContent('Nothing matches');
  });

  test('keeps its search after a reload and Back', async () => {
    await open(address);
    await fill(box(), words);
    await keys('{Enter}');
    expect(location.search).toContain('search=');
    await open(location.pathname + location.search);
    expect(box()).toHaveDisplayValue(words);
    expect(main()).toHaveTextContent(finds);
    expect(main()).not.toHaveTextContent(hides);
    await press(screen.getByRole('link', { name: 'Profile' }));
    expect(location.pathname).toBe(addresses.profileView);
    history.back();
    await settle();
    expect(main()).toHaveTextContent(finds);
    expect(main()).not.toHaveTextContent(hides);
  });
});
