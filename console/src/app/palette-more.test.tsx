// @vitest-environment jsdom
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import { fill, foreign, keys, openOurs, screen, within } from '../testing/console.tsx';
import { withoutBrackets } from '../testing/untranslated.ts';
import { actionItems } from './palette-actions.ts';

const palette = () => screen.getByRole('dialog', { name: 'Search or go to' });
const box = () => within(palette()).getByRole('combobox');
const highlighted = () => palette().querySelector('[role=option][data-highlighted]');

/** Returns the title of the window that is open. */
function openWindow(): string | undefined {
  const [window] = screen.queryAllByRole('dialog');
  return window && within(window).getAllByRole('heading')[0]?.textContent;
}

const PICKUP = {
  _id: 'p1',
  number: 'PCK-7',
  state: 'asked',
  senderName: 'Oasis Perfumes',
  day: '2026-11-21',
  from: '10:00',
  to: '12:00',
  weekdays: [],
};

beforeEach(() => {
  // This host does not filter orders by phone.
  foreign.store.orders = [];
  foreign.store.drivers = [
    {
      _id: 'd1',
      firstName: 'Bilal',
      lastName: 'Khan',
      phoneNo: '+971501112233',
      email: 'bilal@falcon.example',
    },
  ];
  foreign.learn('GET /api/runs', () => ({
    body: {
      data: [
        {
          _id: 'r1',
          number: 'RUN-DXB-9',
          kind: 'delivery',
          state: 'out',
          driverName: 'Bilal Khan',
          to: null,
        },
        { _id: 'r2', number: 'RUN-AJM-4', kind: 'pickup', state: 'open', driverName: 'Samir', to: null },
      ],
    },
  }));
  foreign.learn('GET /api/pickups', () => ({ body: { data: { pickups: [PICKUP] } } }));
  foreign.learn('GET /api/pickups/standing', () => ({
    body: { data: [{ ...PICKUP, _id: 'p2', number: 'PCK-8', weekdays: ['Monday'] }] },
  }));
  foreign.learn('GET /api/cash/counts/:number', ({ params: [number] }) =>
    number === '281'
      ? { body: { data: { number: 281, kind: 'handIn', person: { name: 'Bilal' } } } }
      : { status: 404, body: { message: 'No such count', code: 'no_such_cash_count' } },
  );
  foreign.learn('GET /api/areas', () => ({
    body: {
      data: [
        { _id: 'a1', city: 'Dubai', name: 'Al Quoz', nameAr: 'القوز', aliases: [], sortCode: 'DXB-3' },
        { _id: 'a2', city: 'Dubai', name: 'JBR', nameAr: '', aliases: ['Jumeirah Beach'], sortCode: 'DXB-9' },
      ],
    },
  }));
});

async function search(words: string, role: PersonRole = 'administrator'): Promise<void> {
  await openOurs(addresses.profileView, { role });
  await keys('{Control>}k{/Control}');
  if (words === '') return;
  await fill(box(), words);
  // The lists are read once typing pauses.
  await within(palette()).findByText(/^(\d+ results?:|Nothing found)/);
}

/** Returns the options of each group by its name. */
function found(): Record<string, string[]> {
  const groups = within(palette()).getAllByRole('group');
  return Object.fromEntries(
    groups.map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  );
}

test.each([
  [
    'a driver by name, with their run',
    'bilal',
    { Staff: ['Bilal KhanDrivers · +971 50 111 2233'], Runs: ['RUN-DXB-9Bilal Khan · Delivery · Out'] },
  ],
  ['a driver by phone in any form', '0501112233', { Staff: ['Bilal KhanDrivers · +971 50 111 2233'] }],
  ['a run by its number', 'run-ajm', { Runs: ['RUN-AJM-4Samir · Pickups · Being loaded'] }],
  [
    'pickups by their sender',
    'oasis',
    { Pickups: ['PCK-7Oasis Perfumes · 21 Nov 2026', 'PCK-8Oasis Perfumes · Mon'] },
  ],
  ['an area by its Arabic name', 'القوز', { Areas: ['Al Quozالقوز · Dubai · DXB-3'] }],
  ['an area by another name', 'jumeirah b', { Areas: ['JBRJumeirah Beach · Dubai · DXB-9'] }],
  ['an action by some of its words', 'close box', { Actions: ['Close my boxCash'] }],
  ['the hand-in of a driver', 'han in', { Actions: ['Hand inCash'] }],
  [
    'pages and actions with a wrong letter',
    'warenou',
    { Pages: ['Warehouses'], Actions: ['Register New Warehouse'] },
  ],
  ['an action with a letter left out', 'clse box', { Actions: ['Close my boxCash'] }],
  [
    'a driver with two letters swapped',
    'biall',
    { Staff: ['Bilal Khansimilar · Drivers · +971 50 111 2233'] },
  ],
])('the palette of our server finds %s', async (_, words, groups) => {
  await search(words);
  expect(found()).toEqual(groups);
});

test('staff come before receivers of the same name', async () => {
  foreign.store.orders = [
    { _id: 'o1', trackingID: 'TWS-2222-232W', dropoff: { receiverName: 'Bilal Haddad' } },
  ];
  await search('bilal');
  expect(Object.keys(found())).toEqual(['Staff', 'Runs', 'Orders']);
});

test.each([
  ['bilal', `${addresses.drivers}?driver=d1`, 'Details of Bilal Khan'],
  ['281', `${addresses.cash}?count=281`, 'Hand-in 281'],
  ['count 281', `${addresses.cash}?count=281`, 'Hand-in 281'],
  ['run-ajm', `${addresses.runs}?run=r2`, undefined],
  ['gulf books', `${addresses.users}?sender=65f1c0a4e13b7a0000000004`, 'User Details'],
  ['pck-7', `${addresses.pickups}?day=2026-11-21`, 'Pickup PCK-7'],
  ['jbr', `${addresses.areas}?search=JBR`, undefined],
])('Enter on what “%s” finds leads to %s', async (words, address, window) => {
  // Calls of the screens that this host does not have fail loudly.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await search(words);
  await keys('{Enter}');
  await vi.waitFor(() => expect(location.pathname + location.search).toBe(address));
  await vi.waitFor(() => expect(openWindow()).toBe(window));
});

test('each action opens its screen with its window', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await search('');
  const windows: Record<string, string | undefined> = {};
  for (const { label, to, state } of actionItems()) {
    await openOurs(to, { state });
    windows[withoutBrackets(`${label}: ${to}`)] = openWindow();
    if (withoutBrackets(label) === 'Print labels') {
      expect(screen.getByRole('button', { name: 'Select orders' })).toHaveAttribute('aria-pressed', 'true');
    }
  }
  expect(windows).toEqual({
    'New order: /all-orders': 'New order',
    'Print labels: /all-orders': undefined,
    'Price lookup: /all-orders': 'Price lookup',
    'Add a pickup: /pickups': 'Add a pickup',
    'Hand in: /cash': undefined,
    'Move money: /cash': 'Move money',
    'Close my box: /cash': 'Close my box',
    'Import a file: /import': undefined,
    'Add Company: /users': 'Add Company',
    'Add Person: /users': 'Add Person',
    'Add Supervisor: /supervisors': 'Add Supervisor',
    'Add Operator: /operators': 'Add Operator',
    'Add Driver: /drivers': 'Add Driver',
    'Add Cashier: /cashier': 'Add Cashier',
    'Register New Warehouse: /register-warehouse': undefined,
    'New area: /areas': 'New area',
    'Add administrator: /access': 'Add an administrator',
    'Create key: /access?tab=keys': 'Create API key',
  });
});

test('a cashier is offered the actions of cashiers, and sees what is searched', async () => {
  await search('', 'cashier');
  expect(found().Actions).toEqual(['Hand inCash', 'Move moneyCash', 'Close my boxCash']);
  await fill(box(), 'zzzz');
  expect(
    await within(palette()).findByText('Searched: Pages, Actions, Senders, Orders, Counts.'),
  ).toBeVisible();
  expect(foreign.received.filter(({ path }) => /runs|pickups|areas|driver/.test(path))).toEqual([]);
});

test('an operator is offered no actions of supervisors and administrators', async () => {
  await search('', 'operator');
  expect(found().Actions).toEqual([
    'New orderAll Orders',
    'Print labelsAll Orders',
    'Price lookupAll Orders',
    'Add a pickupPickups',
    'Add CompanyUsers',
    'Add PersonUsers',
  ]);
});

test('a list that cannot be loaded is reported, and the others are searched and counted', async () => {
  foreign.learn('GET /api/runs', () => ({ status: 500 }));
  await search('bilal');
  expect(found()).toEqual({ Staff: [expect.stringContaining('Bilal Khan')] });
  expect(within(palette()).getByText('Some results could not be loaded.')).toBeVisible();
  expect(within(palette()).getByText('1 result: Staff 1')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(highlighted()).toHaveTextContent('Bilal Khan');
});
