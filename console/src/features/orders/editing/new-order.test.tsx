// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../../../addresses.ts';
import {
  choose,
  fill,
  foreign,
  frontWindow,
  keys,
  openOurs,
  press,
  release,
  within,
} from '../../../testing/console.tsx';
import { answerWithExamples } from '../../../testing/examples.ts';

const SENDER = { name: 'Layla Perfumes', phone: '+971 50 771 0932', email: 'orders@layla.example' };
const SENDERS = [
  { _id: 's1', ...SENDER, city: 'Dubai', street: 'Al Wasl Road' },
  { _id: 's2', name: 'Layla Books', phone: '+971 4 555 0101', email: 'desk@books.example', city: 'Ajman' },
];
const WHOLE = `${SENDER.name} (${SENDER.phone}, ${SENDER.email})`;

const box = () => within(frontWindow()).getByRole('combobox', { name: /^Registered sender/ });
const part = (name: string) => within(within(frontWindow()).getByRole('region', { name }));
const nameIn = (region: string) => part(region).getByRole('textbox', { name: /^Name/ });

beforeEach(() => {
  answerWithExamples();
  foreign.learn('GET /api/senders/all', () => ({ body: SENDERS }));
});

async function openForm(): Promise<void> {
  await openOurs(addresses.allOrders);
  await press('New order');
}

test('a missing value is shown at its field, a missing rate next to it, and leaving asks for confirmation', async () => {
  const message = 'There is no normal rate from Dubai to Ajman.';
  foreign.learn('POST /api/rates/quote', () => ({ status: 422, body: { code: 'invalid', message } }));
  await openForm();
  await press('Create order');
  expect(nameIn('Sender')).toHaveFocus();
  expect(nameIn('Sender')).toHaveAccessibleDescription('Must not be empty.');
  await fill(box(), 'Nobody of that name');
  await press('Create order');
  expect(box()).toHaveAccessibleDescription(/Registered sender not found/);
  await choose(part('Sender').getByLabelText(/^City/), 'Dubai');
  await choose(part('Receiver').getByLabelText(/^City/), 'Ajman');
  for (const name of [/^Weight/, /^Length/, /^Width/, /^Height/])
    await fill(part('Parcel').getByLabelText(name), '10');
  expect(await part('Price').findByText(message)).toBeVisible();
  await keys('{Escape}');
  expect(frontWindow()).toHaveAccessibleName('Leave without saving?');
});

test.each([
  ['name, in any case', SENDER.name.toLowerCase()],
  ['phone, in any format', '050 771 0932'],
  ['email', SENDER.email],
  ['part that fits no other', 'rders@layla'],
])('a registered sender is matched by %s', async (_, typed) => {
  await openForm();
  await fill(box(), typed);
  await keys('{Tab}');
  expect(box()).toHaveValue(WHOLE);
  expect(nameIn('Sender')).toHaveValue(SENDER.name);
  expect(nameIn('Sender')).toHaveFocus();
});

test('text that matches several senders selects none; Enter selects an exact match and continues', async () => {
  await openForm();
  await fill(box(), 'Layla');
  await keys('{Tab}');
  expect(box()).toHaveValue('Layla');
  expect(box()).toHaveAccessibleDescription(/Registered sender not found/);
  await fill(box(), SENDER.name);
  expect(box()).not.toBeInvalid();
  await keys('{Enter}');
  expect(box()).toHaveValue(WHOLE);
  expect(nameIn('Receiver')).toHaveFocus();
});

test('a sender typed before the senders have loaded is matched after they load', async () => {
  foreign.next('GET /api/senders/all', 'hang');
  await openForm();
  await fill(box(), SENDER.name);
  await keys('{Tab}');
  expect(box()).not.toBeInvalid();
  await release();
  expect(box()).toHaveValue(WHOLE);
  expect(nameIn('Sender')).toHaveValue(SENDER.name);
  expect(nameIn('Sender')).toHaveFocus();
});

test('a phone that cannot be one is doubted at its field, and saved as typed', async () => {
  await openForm();
  part('Receiver').getByText('More about the address').click();
  for (const [region, name] of [
    ['Sender', /^Phone/],
    ['Receiver', /^Phone/],
    ['Receiver', /^Second phone/],
  ] as const) {
    const field = part(region).getByLabelText(name);
    await fill(field, '050123');
    expect(field).toHaveAccessibleDescription(/not a valid phone number/);
    await fill(field, '0501234567');
    expect(field).toHaveAccessibleDescription('Read as +971 50 123 4567');
  }
});
