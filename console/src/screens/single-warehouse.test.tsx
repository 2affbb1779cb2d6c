// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { button, factsIn, fill, foreign, keys, open, press, screen, within } from '../testing/console.tsx';
import { firstReadSuite } from '../testing/suites/action.ts';

const FINANCE = 'POST /api/orders/warehouse-expenses';
const USERS = 'POST /api/warehouse/overview/:type';
const COUNTS = 'POST /api/warehouse/resource-count';
const ORDERS = 'POST /api/orders/total-orders';
const TABS = ['Supervisors', 'Operators', 'Drivers', 'Cashiers'];

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const summary = () => screen.getByRole('region', { name: 'Finance Summary' });
const card = (name: string) => within(summary()).getByText(name).parentElement!.parentElement!;
const period = (name: string) => button(name, summary());
const tabOf = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const users = () => screen.getByRole('tabpanel');
const headsIn = (table: HTMLElement) => textsOf(within(table).getAllByRole('columnheader'));
/** Finds a row of a table by its place below the head. */
const rowAt = (table: HTMLElement, at: number) => within(table).getAllByRole('row')[at + 1]!;
const cellsOf = (row: HTMLElement) => textsOf(within(row).getAllByRole('cell'));
const usersTable = () => within(users()).getByRole('table');
const orders = () => screen.getByRole('table', { name: 'Orders of this warehouse' });
const userCard = () => screen.getByRole('dialog', { name: 'User Details' });

/** Opens the first warehouse as a reload does, which finds it in the history. */
async function openWarehouse(): Promise<void> {
  await open(addresses.singleWarehouse, { state: { warehouse: foreign.store.warehouses[0] } });
}

async function openUser(tab = 'Supervisors'): Promise<HTMLElement> {
  await openWarehouse();
  await press(tabOf(tab));
  await press(rowAt(usersTable(), 0));
  return userCard();
}

test('opens the list if no warehouse is selected', async () => {
  await open(addresses.singleWarehouse);
  expect(location.pathname).toBe(addresses.warehouses);
  expect(screen.getByRole('heading', { level: 1, name: 'Warehouses Details' })).toBeVisible();
});

test('a warehouse that was changed since it was selected shows its current values', async () => {
  const [chosen] = foreign.store.warehouses;
  foreign.store.warehouses[0] = { ...chosen, wareHouseName: 'Renamed Hub' };
  await open(addresses.singleWarehouse, { state: { warehouse: chosen } });
  expect(screen.getByRole('heading', { level: 1, name: 'Renamed Hub' })).toBeVisible();
});

test('shows finance, details, four tabs of users and the orders of the warehouse', async () => {
  await openWarehouse();
  expect(screen.getByRole('heading', { level: 1, name: 'Falcon Hub' })).toBeVisible();
  const periods = within(within(summary()).getByRole('group', { name: 'Period' })).getAllByRole('button');
  expect(textsOf(periods)).toEqual(['Today', 'Yesterday', 'This Week', 'This Month', 'Custom']);
  expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00');
  expect(card('Expenses')).toHaveTextContent('\u2212AED 1,200.50');
  expect(card('Profit')).toHaveTextContent('AED 4,199.50');
  expect(card('Loss')).toHaveTextContent('AED 0.00');
  expect(card('Unpaid COD')).toHaveTextContent('N/A');
  expect(card('Paid COD')).toHaveTextContent('AED 300.00');
  const facts = factsIn(screen.getByRole('main'));
  expect(Object.entries(facts)).toEqual([
    ['Name', 'Falcon Hub'],
    ['City', 'Dubai'],
    ['Code', 'N/A'],
    ['Phone', '+971 4 555 0101'],
    ['Email', 'N/A'],
    ['Address', 'N/A'],
    ['Country', 'UAE'],
  ]);
  // This host counts no cashiers.
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Supervisors1', 'Operators1', 'Drivers2', 'Cashiers']);
  expect(tabOf('Supervisors')).toHaveAttribute('aria-selected', 'true');
  expect(headsIn(usersTable())).toEqual(['Name', 'Email', 'Role', 'Status']);
  expect(screen.getByRole('heading', { name: 'ALL Orders List' })).toBeVisible();
  expect(headsIn(orders())).toEqual(['Order ID', 'Mode', 'Date']);
  expect(cellsOf(rowAt(orders(), 0))).toEqual(['FLC1025', 'normal', '1 Nov 2026']);
});

firstReadSuite('finance', {
  call: FINANCE,
  together: [COUNTS, USERS, ORDERS],
  open: openWarehouse,
  place: summary,
  title: 'Failed to load data.',
  unanswered: 'Something went Wrong!',
  expectShown: () => expect(card('Paid COD')).toHaveTextContent('AED 300.00'),
  readAgain: () => press(tabOf('Drivers')),
});

firstReadSuite('orders', {
  call: ORDERS,
  together: [COUNTS, USERS, FINANCE],
  open: openWarehouse,
  place: () => screen.getByRole('main'),
  title: 'Failed to load Data',
  unanswered: 'Some thing went Wrong!',
  expectShown: () => expect(orders()).toHaveTextContent('FLC1025'),
  readAgain: () => press(tabOf('Drivers')),
});

test("an empty finance answer reads 'No data available.'", async () => {
  foreign.next(FINANCE, { body: {} });
  await openWarehouse();
  expect(within(summary()).getByText('No data available.')).toBeVisible();
});

test('its finance is requested with the warehouse and each period, Custom only with both days', async () => {
  const warehouseId = foreign.store.warehouses[0]?._id;
  await openWarehouse();
  for (const name of ['Yesterday', 'This Week', 'This Month']) await press(period(name));
  await press(period('Custom'));
  await press(period('Apply'));
  expect(within(summary()).getByRole('alert')).toHaveTextContent(
    /^Please select both start and end dates\.$/,
  );
  await fill(within(summary()).getByLabelText('Start date'), '2026-10-01');
  await fill(within(summary()).getByLabelText('End date'), '2026-10-31');
  expect(foreign.asked(FINANCE).map(({ body }) => body)).toEqual([
    { dateFilter: 'today', warehouseId },
    { dateFilter: 'yesterday', warehouseId },
    { dateFilter: 'this week', warehouseId },
    { dateFilter: 'this month', warehouseId },
    { startDate: '2026-10-01', endDate: '2026-10-31', warehouseId },
  ]);
  expect(foreign.asked(FINANCE)[0]).toMatchObject({
    path: '/api/orders/warehouse-expenses',
    token: 'falcon-token',
  });
});

test('users, totals and orders are requested by warehouse, with the token', async () => {
  // An id that came as a number is sent as one.
  const body = { warehouseId: 7 };
  Object.assign(foreign.store.warehouses[0]!, { _id: 7 });
  await openWarehouse();
  for (const name of TABS) {
    await press(tabOf(name));
    expect(within(users()).getByRole('table', { name })).toBeVisible();
  }
  const asked = { token: 'falcon-token', body };
  expect(foreign.asked(COUNTS)).toMatchObject([{ ...asked, path: '/api/warehouse/resource-count' }]);
  expect(foreign.asked(ORDERS)).toMatchObject([{ ...asked, path: '/api/orders/total-orders', search: '' }]);
  expect(foreign.asked(USERS)).toMatchObject(
    ['supervisor', 'operator', 'driver', 'cashier'].map((type) => ({
      ...asked,
      path: `/api/warehouse/overview/${type}`,
    })),
  );
});

test('a row of a user shows a letter for a missing picture, and N/A for a missing role', async () => {
  await openWarehouse();
  expect(cellsOf(rowAt(usersTable(), 0))).toEqual([
    'HHuda Karim',
    'huda@falcon.example',
    'supervisor',
    'Active',
  ]);
  await press(tabOf('Drivers'));
  expect(cellsOf(rowAt(usersTable(), 1))).toEqual(['SSana Aziz', 'sana@falcon.example', 'N/A', 'unActive']);
});

test('the card of a user shows the picture, the name and all known values', async () => {
  Object.assign(foreign.store.supervisors[0]!, {
    image: 'https://falcon.example/huda.jpg',
    phoneNo: '+971 50 222 3333',
    country: 'UAE',
    city: 'Abu-Dhabi',
    street: 'Hamdan Street',
    houseNo: 'Flat 4',
    addresses: [{ houseNo: 'Villa 8', street: 'Palm Road', city: 'Ajman', country: 'UAE' }, {}],
    createdAt: '2026-11-01T20:30:00Z',
  });
  const shown = await openUser();
  expect(shown).toHaveTextContent('Huda Karim');
  expect(shown.querySelector('img')).toHaveAttribute('src', 'https://falcon.example/huda.jpg');
  expect(factsIn(shown)).toEqual({
    Email: 'huda@falcon.example',
    Phone: '+971 50 222 3333',
    Country: 'UAE',
    City: 'Abu Dhabi',
    Street: 'Hamdan Street',
    'House No': 'Flat 4',
    Role: 'supervisor',
    'Additional Addresses': 'Villa 8, Palm Road, Ajman, UAE · N/A',
    Created: '2 Nov 2026',
  });
});

test('a user with the fields of a sender has picture and phone, and one address without a street', async () => {
  const profilePic = 'https://falcon.example/rami.jpg';
  Object.assign(foreign.store.cashiers[0]!, { profilePic });
  const shown = await openUser('Cashiers');
  // In the row and in the card.
  expect([...document.images].map(({ src }) => src)).toEqual([profilePic, profilePic]);
  expect(Object.entries(factsIn(shown)).slice(1, 6)).toEqual([
    ['Phone', '04 555 0144 ext 2'],
    ['Country', 'N/A'],
    ['City', 'N/A'],
    ['Address', 'Shop 9, Naif Souq'],
    ['Role', 'N/A'],
  ]);
});

test('the card of a user with few values shows N/A', async () => {
  const shown = await openUser('Operators');
  expect(shown).toHaveTextContent('Tariq');
  const { Email, Role, ...rest } = factsIn(shown);
  expect([Email, Role]).toEqual(['tariq@falcon.example', 'operator']);
  expect(new Set(Object.values(rest))).toEqual(new Set(['N/A']));
});

test('a tab without users says so; a failed one shows the reason, and Retry loads it', async () => {
  foreign.next(USERS, { body: [] });
  await openWarehouse();
  expect(within(users()).getByText('No Supervisors found.')).toBeVisible();
  foreign.next(USERS, { status: 500, body: { message: 'The roster is lost' } });
  await press(tabOf('Drivers'));
  expect(within(users()).getByRole('alert')).toHaveTextContent('The roster is lost');
  expect(users()).not.toHaveTextContent('No Drivers found.');
  await press(button('Retry', users()));
  expect(within(users()).getByText('Bilal Noor')).toBeVisible();
});

test('orders are searched by tracking ID, ignoring case, and not by receiver', async () => {
  await openWarehouse();
  const search = screen.getByRole('searchbox', { name: 'Search by Order ID' });
  await fill(search, 'c1024');
  await keys('{Enter}');
  expect(within(orders()).getAllByRole('row')).toHaveLength(2);
  expect(orders()).toHaveTextContent('FLC1024');
  await fill(search, 'receiver');
  await keys('{Enter}');
  expect(screen.getByText('No Orders found.')).toBeVisible();
});

test("a warehouse without orders reads 'No Orders found.'", async () => {
  foreign.next(ORDERS, { body: { data: [] } });
  await openWarehouse();
  expect(screen.getByText('No Orders found.')).toBeVisible();
});
