// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { loadHostSettings } from '../api/host.ts';
import { button, fill, foreign, HOST, open, press, screen, within } from '../testing/console.tsx';
import { firstReadSuite } from '../testing/suites/action.ts';
import { withoutBrackets } from '../testing/untranslated.ts';

const FINANCE = 'POST /api/orders/admin-expenses';
const COUNTS = 'GET /api/orders/count';

const summary = () => screen.getByRole('region', { name: 'Overall Finance Summary' });
const period = (name: string) => button(name, summary());
/** Finds the card of a figure: its name, its value and its change. */
const card = (name: string) => within(summary()).getByText(name).parentElement!.parentElement!;
const findChart = () => screen.queryByRole('img', { name: /^Order Mode Category Distribution/ });
const dateBox = (name: string) => within(summary()).getByLabelText(name);
const askedBodies = () => foreign.asked(FINANCE).map(({ body }) => body);

async function openCustom(dates: Record<string, string> = {}): Promise<void> {
  await open(addresses.home);
  await press(period('Custom'));
  for (const [name, date] of Object.entries(dates)) await fill(dateBox(name), date);
}

// First, since the frame brings screens beyond the specification only when it is loaded.
test("our server starts with figures that need an action, then the day's figures, each a link", async () => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: ['tawseel'] }));
  const today = { orders: 12, openCash: 75.5 };
  const money = { cashWithDrivers: 1200, unheldCash: 80, cashToCollect: 3400.5 };
  const days = [
    { day: '2026-11-01', orders: 31, revenue: 1810.5 },
    { day: '2026-11-02', orders: 12, revenue: 240 },
  ];
  const counts = { missingParcels: 1, waitingParcels: 1000, callsDue: 2 };
  const figures = { days, today, ...money, stuckOrders: 3, moreThanStuck: false, ...counts };
  foreign.learn('GET /api/orders/overview', () => ({ body: { data: figures } }));
  foreign.learn('GET /api/profile', () => ({
    body: { user: { email: 'a@falcon.example', role: 'administrator' } },
  }));
  foreign.learn('GET /api/senders/open-cash', () => ({ body: { data: [] } }));
  await open(addresses.home);
  const linksOf = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('section')!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('Needs attention')).toEqual([
    ['No update for 3 days3 orders', '/all-orders?unmovedDays=3&sort=movedAt'],
    ['Missing1 parcel', '/all-orders?custody=missing'],
    ['Waiting for a driverMore than 999 parcels', '/runs'],
    ['Calls due2 calls', '/contact'],
    ['Cash with driversAED 1,200.00', '/cash'],
    ['Delivered, cash with no driverAED 80.00', '/all-orders?payment=COD-unheld&trackingStatus=delivered'],
    ['Cash still to collectAED 3,400.50', '/all-orders?payment=COD-to-collect'],
  ]);
  expect(linksOf('Today')).toEqual([
    ['Orders today12 orders', '/all-orders?from=2026-11-02&to=2026-11-02'],
    ['Open cash of today’s ordersAED 75.50', '/all-orders?payment=COD-open&from=2026-11-02&to=2026-11-02'],
  ]);

  const trend = screen.getByRole('img', { name: /^Orders and revenue/ }).closest('figure')!;
  for (const value of ['0', '8', '16', '24', '32', '500', '1,000', '1,500', '2,000'])
    expect(within(trend).getAllByText(value)).not.toEqual([]);
  const day = within(trend).getByRole('slider', { name: 'Orders and revenue, last 14 days' });
  const said = () => withoutBrackets(day.getAttribute('aria-valuetext') ?? '');
  expect(said()).toBe('2 Nov 2026, so far: 12 orders, AED 240.00');
  await fill(day, '0');
  expect(said()).toBe('1 Nov 2026: 31 orders, AED 1,810.50');
  within(trend).getByText('1 Nov 2026: 31 orders, AED 1,810.50');
});

test.each([
  ['administrator', 'All cash on delivery is handed in.'],
  ['supervisor', 'All cash on delivery of your warehouse is handed in.'],
])('shows %s whose cash is handed in', async (role, sentence) => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: ['tawseel'] }));
  foreign.learn('GET /api/orders/overview', () => ({ body: { data: { days: [] } } }));
  foreign.learn('GET /api/profile', () => ({ body: { user: { email: 'a@falcon.example', role } } }));
  foreign.learn('GET /api/senders/open-cash', () => ({ body: { data: [] } }));
  await open(addresses.home);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a failed overview keeps its heading, and the chart says that the period does not select its orders', async () => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: ['tawseel'] }));
  foreign.learn('GET /api/orders/overview', () => ({ status: 500, body: {} }));
  foreign.learn('GET /api/profile', () => ({
    body: { user: { email: 'a@falcon.example', role: 'administrator' } },
  }));
  await open(addresses.home);
  const attention = screen.getByRole('heading', { name: 'Needs attention' }).closest('section')!;
  expect(within(attention).getByText('These figures could not be loaded')).toBeVisible();
  expect(screen.getByText('Of all orders')).toBeVisible();
});

test('greets the administrator and shows periods, six cards and the chart', async () => {
  await open(addresses.home);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Admin' })).toBeVisible();
  const choices = within(within(summary()).getByRole('group', { name: 'Period' })).getAllByRole('button');
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-pressed')])).toEqual([
    ['Today', 'true'],
    ['Yesterday', 'false'],
    ['This Week', 'false'],
    ['This Month', 'false'],
    ['Custom', 'false'],
  ]);
  expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00');
  expect(card('Profit')).toHaveTextContent('AED 4,199.50');
  expect(card('Expenses')).toHaveTextContent('\u2212AED 1,200.50');
  expect(card('Loss')).toHaveTextContent('AED 0.00');
  expect(card('Total Orders')).toHaveTextContent('25');
  expect(card('Total Users')).toHaveTextContent('N/A');
  expect(screen.getByRole('heading', { name: 'Order Mode Category Distribution' })).toBeVisible();
  expect(screen.queryByText('Of all orders')).toBeNull();
  // 8 urgent orders of 25.
  expect(findChart()).toHaveAccessibleName(/: Urgent Order 32%, Normal Order 68%$/);
  expect([...findChart()!.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '32%',
    '68%',
  ]);
  await press(screen.getByRole('link', { name: 'Register New Warehouse' }));
  expect(location.pathname).toBe(addresses.registerWarehouse);
});

firstReadSuite('finance', {
  call: FINANCE,
  together: [COUNTS, 'GET /api/profile'],
  open: () => open(addresses.home),
  place: summary,
  title: 'Failed to load data.',
  unanswered: 'Some thing went Wrong!',
  expectBeside: () => expect(findChart()).toBeVisible(),
  expectShown: () => expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00'),
  readAgain: () => press(period('Yesterday')),
});

test.each([
  ['an empty object', { body: {} }],
  ['an object without anything under data', { body: { success: true, data: null } }],
  ['null', { body: null }],
  ['an empty list', { body: [] }],
  ['no body', { status: 204 }],
])("a finance answer of %s reads 'No data available.'", async (_, rule) => {
  foreign.next(FINANCE, rule);
  await open(addresses.home);
  expect(within(summary()).getByText('No data available.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a failure', { status: 500, body: { message: 'No counting today' } }],
  ['a failure without a response', 'drop'],
  ['no orders', { body: { urgentOrders: 0, normalOrders: 0 } }],
  ['an answer without figures', { body: {} }],
] as const)("on %s the chart shows 'No data available'", async (_, rule) => {
  foreign.next(COUNTS, rule);
  await open(addresses.home);
  expect(screen.getByText('No data available')).toBeVisible();
  expect(findChart()).toBeNull();
  expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00');
});

test('the chart treats a missing count as 0', async () => {
  for (const [body, words] of [
    [{ normalOrders: 17 }, /Urgent Order 0%, Normal Order 100%$/],
    [{ urgentOrders: 3, normalOrders: null }, /Urgent Order 100%, Normal Order 0%$/],
  ] as const) {
    foreign.next(COUNTS, { body });
    await open(addresses.home);
    expect(findChart()).toHaveAccessibleName(words);
  }
});

test('every fixed choice is requested immediately, with the token', async () => {
  await open(addresses.home);
  for (const name of ['Yesterday', 'This Week', 'This Month']) {
    await press(period(name));
    expect(askedBodies().at(-1)).toEqual({ dateFilter: name.toLowerCase() });
    expect(period(name)).toHaveAttribute('aria-pressed', 'true');
  }
  expect(foreign.asked(FINANCE)[0]).toMatchObject({
    path: '/api/orders/admin-expenses',
    token: 'falcon-token',
    type: 'application/json',
    body: { dateFilter: 'today' },
  });
  expect(foreign.asked(FINANCE)).toHaveLength(4);
  expect(foreign.asked(COUNTS)).toHaveLength(1);
});

test('a fixed choice is requested again, also for a period shown a second ago', async () => {
  await open(addresses.home);
  await press(period('Yesterday'));
  foreign.next(FINANCE, { body: { totalRevenue: 5401 } });
  await press(period('Today'));
  expect(card('Total Revenue')).toHaveTextContent('AED 5,401.00');
  foreign.next(FINANCE, { body: { totalRevenue: 5402 } });
  await press(period('Today'));
  expect(card('Total Revenue')).toHaveTextContent('AED 5,402.00');
  expect(askedBodies().map(({ dateFilter }) => dateFilter)).toEqual(['today', 'yesterday', 'today', 'today']);
});

test('Custom is requested only once both days are set, and again when Apply is pressed', async () => {
  const days = { startDate: '2026-10-01', endDate: '2026-10-31' };
  await openCustom();
  expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00');
  await fill(dateBox('Start date'), days.startDate);
  expect(within(summary()).getByText('Showing Today until both dates are set.')).toBeVisible();
  expect(foreign.asked(FINANCE)).toHaveLength(1);
  await fill(dateBox('End date'), days.endDate);
  expect(askedBodies()).toEqual([{ dateFilter: 'today' }, days]);
  await press(period('Apply'));
  expect(askedBodies()).toEqual([{ dateFilter: 'today' }, days, days]);
});

test.each([
  ['neither day', {}],
  ['only the start date', { 'Start date': '2026-10-10' }],
  ['only the end date', { 'End date': '2026-10-10' }],
])('Apply with %s asks for both dates and requests nothing', async (_, dates) => {
  await openCustom(dates);
  await press(period('Apply'));
  expect(within(summary()).getByRole('alert')).toHaveTextContent(
    /^Please select both start and end dates\.$/,
  );
  expect(foreign.asked(FINANCE)).toHaveLength(1);
});

test('days in the wrong order are refused immediately and request nothing', async () => {
  await openCustom({ 'Start date': '2026-10-10', 'End date': '2026-10-09' });
  const alert = within(summary()).getByRole('alert');
  expect(alert).toHaveTextContent(/^The start date must not be after the end date\.$/);
  expect(foreign.asked(FINANCE)).toHaveLength(1);
});

test('expenses and loss are negative, with a true minus', async () => {
  foreign.next(FINANCE, { body: { totalRevenue: 100, expenses: 1250.5, profit: 0, loss: 1150.5 } });
  await open(addresses.home);
  expect(card('Expenses')).toHaveTextContent('\u2212AED 1,250.50');
  expect(card('Loss')).toHaveTextContent('\u2212AED 1,150.50');
  expect(card('Profit')).toHaveTextContent('AED 0.00');
});

test("a card reads 'percent vs last period' only if the server sends changes", async () => {
  foreign.next(FINANCE, {
    body: { totalRevenue: 100, expenses: 40, profit: 60, changes: { totalRevenue: 12.5, expenses: -8 } },
  });
  await open(addresses.home);
  expect(card('Total Revenue')).toHaveTextContent('12.5% vs last period');
  expect(card('Expenses')).toHaveTextContent('\u22128% vs last period');
  expect(card('Profit')).toHaveTextContent('— vs last period');
  await press(period('Yesterday'));
  expect(card('Total Revenue')).toHaveTextContent('AED 5,400.00');
  expect(summary()).not.toHaveTextContent(/vs last period|compared with/);
});
