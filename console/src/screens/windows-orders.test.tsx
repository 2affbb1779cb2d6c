// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  choose,
  fill,
  foreign,
  frontWindow,
  keys,
  openOurs,
  press,
  pressFirst,
  screen,
  within,
} from '../testing/console.tsx';
import { answerWithExamples } from '../testing/examples.ts';

/*
 * Opens every window about orders on our server, filled with examples of every field: console.tsx fails a test that
 * shows a word which no translation reaches.
 */

beforeEach(() => answerWithExamples());

const pressIn = (name: string | RegExp) => pressFirst(name, frontWindow());
const part = (name: string) => within(within(frontWindow()).getByRole('region', { name }));
const title = () => within(frontWindow()).getAllByRole('heading')[0]!.textContent;

test('an order, with its history, label and delivery code, and its acts', async () => {
  await openOurs(addresses.allOrders);
  await pressFirst(/^View order/);
  await pressIn('More actions');
  await pressIn('Show delivery code');
  await pressIn('Print label');
  expect(title()).toMatch(/^Print label of/);
  await pressIn('Close');
  await pressIn('Correct');
  expect(title()).toMatch(/^Correct order/);
  await keys('{Escape}');
  await pressIn('Cancel order');
  await pressIn('Cancel the order');
  expect(within(frontWindow()).getByRole('textbox')).toBeInvalid();
});

test('the photo of an attempt, and the reason for deleting it', async () => {
  answerWithExamples({ droppedAt: null, receivedAt: '2026-11-21T10:52:00.000Z' });
  await openOurs(addresses.allOrders);
  await pressFirst(/^View order/);
  await pressIn(/^Photo/);
  await pressIn(/^Delete/);
  await pressIn(/^Delete/);
  expect(within(frontWindow()).getByRole('textbox')).toBeInvalid();
});

test('a new order: its problems, its price, and directions to the door', async () => {
  await openOurs(addresses.allOrders);
  await press('New order');
  await pressIn('Create order');
  await choose(part('Sender').getByLabelText(/^City/), 'Dubai');
  await fill(part('Sender').getByLabelText(/^Area/), 'Marina');
  await choose(part('Receiver').getByLabelText(/^City/), 'Ajman');
  await fill(part('Receiver').getByLabelText(/^Area/), 'Nuaimi');
  await fill(part('Receiver').getByLabelText(/^Makani/), '30032 95320');
  for (const [label, figure] of Object.entries({ Weight: '1.2', Length: '30', Width: '20', Height: '10' }))
    await fill(part('Parcel').getByLabelText(new RegExp(`^${label}`)), figure);
  expect(await part('Price').findByText(/^Zone rate/)).toBeVisible();
});

test('filters: set ones, and an invalid one', async () => {
  await openOurs(`${addresses.allOrders}?city=Dubai&payment=COD-open&unmovedDays=3&sort=movedAt`);
  await press(/^Filters/);
  const phone = within(screen.getByRole('form')).getByLabelText('Phone');
  await fill(phone, 'call me');
  await press('Apply Filters');
  expect(phone).toBeInvalid();
});

test('a price, and a place that is in several cities', async () => {
  answerWithExamples({ name: 'Nahda' });
  await openOurs(addresses.allOrders);
  await press('Price lookup');
  const to = within(frontWindow()).getByLabelText(/^To/);
  await fill(to, 'Ajman');
  for (const box of within(frontWindow()).getAllByRole('spinbutton')) await fill(box, '2');
  expect(await within(frontWindow()).findByText(/^Zone rate/)).toBeVisible();
  await fill(to, 'Nahda');
  expect(within(frontWindow()).getByRole('button', { name: /Nahda, Ajman/ })).toBeVisible();
});

test('labels of selected orders: a failed preview, and a reason for printing again', async () => {
  await openOurs(addresses.allOrders);
  await press('Select orders');
  const [, one, two] = screen.getAllByRole('checkbox');
  await press(one!);
  await press(two!);
  foreign.next('POST /api/labels/preview', 'drop');
  await press(/^Print 2 labels/);
  await pressIn('Retry');
  const params = { orders: 2, first: ['TWS-2222-232W', 'TWS-3333-333A'] };
  foreign.next('POST /api/labels', { status: 409, body: { code: 'printed_before', params, message: '' } });
  await pressIn('Print');
  expect(within(frontWindow()).getByRole('combobox')).toBeVisible();
});

test('labels of all found orders, on sheets', async () => {
  await openOurs(addresses.allOrders);
  await press('Select orders');
  await press(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press(/^Print \d+ labels/);
  await pressIn('A4, 4 labels');
  expect(title()).toMatch(/^Print/);
});

test('cash that a cashier records, of several orders and of one', async () => {
  // No driver holds the cash: otherwise the window leads to the hand-in.
  const owed = { cancelledAt: null, cashHandedInAt: null, driverId: null };
  answerWithExamples({ ...owed, trackingStatus: 'delivered', paymentMethod: 'COD' });
  await openOurs(`${addresses.allOrders}?payment=COD-unheld&trackingStatus=delivered`, { role: 'cashier' });
  const [, one, two] = screen.getAllByRole('checkbox');
  await press(one!);
  await press(two!);
  await press(/^Record cash/);
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
  await pressIn('Cancel');
  await pressFirst(/^View order/);
  await pressIn(/^Record cash received/);
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
});
