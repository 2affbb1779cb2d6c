// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { button, factsIn, fill, foreign, keys, open, press, screen, within } from '../testing/console.tsx';
import { firstReadSuite } from '../testing/suites/action.ts';

const LIST = 'GET /api/orders/orders-all';

const main = () => screen.getByRole('main');
/** Finds the rows of the list, without its head. */
const findRows = () =>
  screen.queryByRole('table', { name: 'Orders' })?.querySelectorAll('tbody [role=row]') ?? [];
const rowAt = (at: number) => findRows()[at] as HTMLElement;
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const findPager = () => screen.queryByRole('navigation', { name: 'Pages' });
const pager = () => screen.getByRole('navigation', { name: 'Pages' });
const turn = (name: string) => press(button(name, pager()));
const counted = () => within(main()).getByRole('status');
const details = () => screen.getByRole('dialog', { name: /^Order / });
const section = (name: string) => within(details()).getByRole('region', { name });

async function search(words: string): Promise<void> {
  await fill(screen.getByRole('searchbox'), words);
  await keys('{Enter}');
}

async function openDetails(at = 0): Promise<void> {
  await press(within(rowAt(at)).getByRole('button'));
}

test('orders that were loaded together are paged and searched without another request', async () => {
  await open(addresses.allOrders);
  // Only our own server has order entry.
  expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
  expect(findRows()).toHaveLength(10);
  expect(pager()).toHaveTextContent('Page 1 of 3');
  expect(button('Previous', pager())).toBeDisabled();
  expect(cellsOf(rowAt(0))).toEqual(['FLC1025', 'Receiver 25', 'Card', 'completed', '1 Nov 2026', '']);
  await turn('Next');
  expect(pager()).toHaveTextContent('Page 2 of 3');
  expect(findRows()).toHaveLength(10);
  expect(rowAt(0)).toHaveTextContent('FLC1015');
  await turn('Next');
  expect(pager()).toHaveTextContent('Page 3 of 3');
  expect(findRows()).toHaveLength(5);
  expect(rowAt(4)).toHaveTextContent('FLC1001');
  expect(button('Next', pager())).toBeDisabled();
  await turn('Previous');
  await turn('Previous');
  expect(rowAt(0)).toHaveTextContent('FLC1025');
  await search('flc102');
  expect(findRows()).toHaveLength(6);
  expect(foreign.asked(LIST)).toMatchObject([
    { path: '/api/orders/orders-all', token: 'falcon-token', body: {} },
  ]);
});

test('a page beyond the last shows the last page, also in the address', async () => {
  await open(`${addresses.allOrders}?page=999999`);
  expect(pager()).toHaveTextContent('Page 3 of 3');
  expect(location.search).toBe('?page=3');
  expect(button('Next', pager())).toBeDisabled();
  expect(button('Previous', pager())).toBeEnabled();
});

test('one page has no pager, and eleven orders are two pages', async () => {
  foreign.store.orders.splice(11);
  await open(addresses.allOrders);
  expect(pager()).toHaveTextContent('Page 1 of 2');
  await turn('Next');
  expect(findRows()).toHaveLength(1);
  foreign.store.orders.splice(10);
  await open(addresses.allOrders);
  expect(findRows()).toHaveLength(10);
  expect(findPager()).toBeNull();
  expect(screen.queryByText(/Page \d/)).toBeNull();
});

test('each filter counts its own orders, and filters and searches start at page 1', async () => {
  await open(addresses.allOrders);
  const filters = screen.getByRole('group', { name: 'Filter by delivery type' });
  const names = within(filters)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['All Orders', 'Urgent Orders', 'Normal Orders']);
  for (const [name, count] of [
    ['Urgent Orders', '8 orders'],
    ['Normal Orders', '17 orders'],
    ['All Orders', '25 orders'],
  ] as const) {
    await press(name);
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(counted().textContent).toBe(count);
  }
  await turn('Next');
  expect(location.search).toBe('?page=2');
  await press('Normal Orders');
  expect(pager()).toHaveTextContent('Page 1 of 2');
  await turn('Next');
  await search('receiver');
  expect(pager()).toHaveTextContent('Page 1 of 2');
  expect(location.search).toBe('?mode=normal&search=receiver');
});

test.each([
  ['the tracking ID', 'lC1007', '1 order'],
  ['the receiver name', 'zAYED', '1 order'],
  ['a part of the receiver name', 'ceiver 1', '11 orders'],
])('search matches %s, ignoring case', async (_, words, count) => {
  await open(addresses.allOrders);
  await search(words);
  expect(counted().textContent).toBe(count);
});

test('search ignores payment, status and city', async () => {
  await open(addresses.allOrders);
  for (const words of ['COD', 'completed', 'Dubai']) {
    await search(words);
    expect(screen.getByText('No Orders found.'), words).toBeVisible();
  }
});

test('a filter and a search are combined', async () => {
  await open(addresses.allOrders);
  await search('receiver 3');
  expect(findRows()).toHaveLength(1);
  await press('Normal Orders');
  expect(screen.getByText('No Orders found.')).toBeVisible();
  await press('Urgent Orders');
  expect(findRows()).toHaveLength(1);
});

firstReadSuite('orders', {
  call: LIST,
  together: ['GET /api/profile'],
  open: () => open(addresses.allOrders),
  place: main,
  title: 'Failed to load Data',
  unanswered: 'Some thing went Wrong!',
  expectBeside: () => expect(findPager()).toBeNull(),
  expectShown: () => expect(findRows()).toHaveLength(10),
  readAgain: () => press('Urgent Orders'),
});

test('the details show everything known about an order', async () => {
  Object.assign(foreign.store.orders[0]!, {
    orderImage: ['https://falcon.example/1.jpg', 'https://falcon.example/2.jpg'],
    dropoff: {
      receiverName: 'Zara Malik',
      receiverPhone: '+971 50 777 8888',
      street: 'Sheikh Zayed Road',
      city: 'Abu-Dhabi',
      country: 'UAE',
    },
    pickup: { senderName: 'Omar', senderPhone: '+971 55 111 2222', senderAddress: 'Shop 4, Deira' },
    paymentMethod: 'COD',
    orderTitle: 'Lamp',
    orderType: 'Fragile',
    orderValue: '1250.5',
    orderWeight: 2.25,
    parcelSize: { length: 40, width: 30, height: 20, totalVolume: 24000 },
    deliveryType: 'urgent',
    orderDetails: 'Ring twice',
    orderStatus: 'return',
    status: 'Pickup',
    additionalServices: true,
    trackingStatus: 'return',
    createdAt: '2026-11-01T20:30:00Z',
  });
  await open(addresses.allOrders);
  await openDetails();
  expect(details()).toHaveTextContent('Tracking IDFLC1025');
  expect(within(section('Order Images')).getAllByRole('button')).toHaveLength(2);
  expect(factsIn(section('Receiver'))).toEqual({
    Name: 'Zara Malik',
    Phone: '+971 50 777 8888',
    Street: 'Sheikh Zayed Road',
    City: 'Abu Dhabi',
    Country: 'UAE',
  });
  expect(factsIn(section('Sender'))).toEqual({
    Name: 'Omar',
    Phone: '+971 55 111 2222',
    Address: 'Shop 4, Deira',
  });
  expect(factsIn(section('Payment'))).toEqual({ 'Payment Method': 'COD', 'Order Value': 'AED 1,250.50' });
  expect(factsIn(section('Order Information'))).toEqual({
    Title: 'Lamp',
    Type: 'Fragile',
    'Delivery Type': 'urgent',
    Weight: '2.25 kg',
    'Parcel Size': '40 × 30 × 20 cm',
    'Total Volume': '24,000 cm³',
    'Additional Services': 'Yes',
    'Pickup Status': 'Pickup',
    Created: '2 Nov 2026, 00:30',
    'Order Details': 'Ring twice',
  });
  expect(section('Tracking Status')).toHaveTextContent('Returned due to an issue');
  expect(screen.queryByRole('button', { name: /Correct|Cancel order|Take back|Undo/ })).toBeNull();
  expect(within(details()).queryByRole('region', { name: 'Order actions' })).toBeNull();
  expect(within(details()).queryByRole('region', { name: 'Tracking History' })).toBeNull();
});

test('an order with only a tracking ID shows N/A in its row and in its details', async () => {
  foreign.store.orders.splice(0, 25, { _id: 'o1', trackingID: 'FLC9' });
  await open(addresses.allOrders);
  expect(cellsOf(rowAt(0))).toEqual(['FLC9', 'N/A', 'N/A', 'N/A', 'N/A', '']);
  await openDetails();
  expect(section('Order Images')).toHaveTextContent('No order images.');
  for (const name of ['Receiver', 'Sender', 'Payment', 'Order Information']) {
    expect(new Set(Object.values(factsIn(section(name)))), name).toEqual(new Set(['N/A']));
  }
  expect(section('Tracking Status')).toHaveTextContent('N/A');
  expect(details()).not.toHaveTextContent(/\b(undefined|null|NaN)\b/);
});

test.each(['', '  ', null, undefined])(
  'an order whose order status is %j shows its other status, in its row and in its details',
  async (orderStatus) => {
    foreign.store.orders = [{ _id: 'o1', trackingID: 'FLC1', orderStatus, status: 'Not Pickup' }];
    await open(addresses.allOrders);
    expect(cellsOf(rowAt(0))).toContain('Not Pickup');
    await openDetails();
    expect(within(details()).getAllByText('Not Pickup')).toHaveLength(2);
  },
);

test('the details translate a tracking status, and show an unknown one unchanged', async () => {
  Object.assign(foreign.store.orders[0]!, { trackingStatus: 'delivered' });
  Object.assign(foreign.store.orders[1]!, { trackingStatus: 'held at customs' });
  await open(addresses.allOrders);
  for (const [at, text] of ['Successfully delivered', 'held at customs'].entries()) {
    await openDetails(at);
    expect(section('Tracking Status')).toHaveTextContent(text);
    await keys('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test("another company's server gets no requests for labels and proofs, and its orders show neither", async () => {
  await open(addresses.allOrders);
  expect(screen.queryByRole('button', { name: 'Select orders' })).toBeNull();
  await openDetails();
  expect(Object.keys(factsIn(details())).length).toBeGreaterThan(5);
  for (const name of ['Labels', 'Where it is', 'Tracking History'])
    expect(within(details()).queryByRole('region', { name }), name).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show delivery code' })).toBeNull();
  expect(foreign.received.filter(({ call }) => /label|print|beyond|proof/.test(call))).toEqual([]);
});

test("a row of another company's server opens only by its button, and has no collapsed parts", async () => {
  await open(addresses.allOrders);
  await press(within(rowAt(0)).getAllByRole('cell')[1]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions', hidden: true })).toBeNull();
});
