// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  choose,
  fill,
  foreign,
  keys,
  open,
  press,
  release,
  screen,
  shownToasts,
  type,
  within,
} from '../testing/console.tsx';
import { actionSuite } from '../testing/suites/action.ts';

const CREATE = 'POST /api/warehouse/create';
const CREATED = 'Warehouse Created successfully!';
const FILLED = {
  Name: 'Falcon North',
  Email: 'north@falcon.example',
  Phone: '800 FALCON',
  Country: 'United Arab Emirates',
  Address: '12 Creek Road',
  Password: 'creek-side-parcel-40',
};
type Field = keyof typeof FILLED;
const FIELDS = Object.keys(FILLED) as Field[];
const CITIES = ['Abu-Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras-Al-Khaimah', 'Umm-Al-Quwain'];

const box = (name: Field) =>
  name === 'Password'
    ? document.querySelector<HTMLInputElement>('input[type=password]')!
    : screen.getByRole('textbox', { name });
const city = () => screen.getByRole('combobox', { name: 'City' });
const submit = () => button('Register Warehouse');
const link = (name: string) => screen.getByRole('link', { name });

async function openFilled(values: Partial<Record<Field, string>> = {}): Promise<void> {
  await open(addresses.registerWarehouse);
  for (const name of FIELDS) await fill(box(name), values[name] ?? FILLED[name]);
  await choose(city(), 'Ajman');
}

function expectKept(): void {
  for (const name of FIELDS) expect(box(name)).toHaveDisplayValue(FILLED[name]);
  expect(city()).toHaveDisplayValue('Ajman');
}

test('requires every field and one of the seven emirates, and links back to the overview', async () => {
  await open(addresses.registerWarehouse);
  expect(screen.getByRole('heading', { level: 1, name: 'Warehouse Registration' })).toBeVisible();
  for (const field of [...FIELDS.map(box), city()]) {
    expect(field).toBeVisible();
    expect(field).toBeRequired();
  }
  expect(box('Email')).toHaveAttribute('type', 'email');
  const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Name*', 'Country*', 'Address*', 'Email*', 'Phone*', 'City*', 'Password*']);
  expect(city()).toHaveValue('');
  const offered = [...city().querySelectorAll('option:not([disabled])')].map(
    ({ textContent }) => textContent,
  );
  expect(offered).toEqual(CITIES);
  await press(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Overview' }));
  expect(location.pathname).toBe(addresses.home);
});

test('an empty field is focused with its problem, and nothing is sent', async () => {
  await open(addresses.registerWarehouse);
  for (const name of FIELDS) await fill(box(name), FILLED[name]);
  await press(submit());
  expect(city()).toHaveFocus();
  expect(city()).toHaveAccessibleDescription(/.+/);
  await choose(city(), 'Ajman');
  expect(city()).not.toBeInvalid();
  for (const name of FIELDS) {
    await fill(box(name), '');
    await press(submit());
    expect(box(name), name).toHaveFocus();
    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription(/.+/);
    await fill(box(name), FILLED[name]);
  }
  expect(foreign.asked(CREATE)).toEqual([]);
});

test('an invalid email is refused at its box, and nothing is sent', async () => {
  await openFilled();
  for (const email of ['not an address', 'north@', '@falcon.example']) {
    await fill(box('Email'), email);
    await press(submit());
    expect(box('Email'), email).toHaveFocus();
    expect(box('Email')).toHaveAccessibleDescription(/email/i);
  }
  expect(foreign.asked(CREATE)).toEqual([]);
});

test('sends form data with the token, confirms success, and opens the overview', async () => {
  await openFilled({ Phone: 'ask for Bilal', Password: 'hub', Email: 'north@falcon' });
  await press(submit());
  expect(shownToasts()).toEqual([CREATED]);
  expect(location.pathname).toBe(addresses.home);
  expect(foreign.asked(CREATE)).toEqual([
    expect.objectContaining({
      path: '/api/warehouse/create',
      token: 'falcon-token',
      type: 'multipart/form-data',
      body: {
        name: FILLED.Name,
        country: FILLED.Country,
        street: FILLED.Address,
        email: 'north@falcon',
        phone: 'ask for Bilal',
        city: 'Ajman',
        password: 'hub',
      },
    }),
  ]);
  await press(link('Warehouses'));
  expect(within(screen.getByRole('main')).getByText(FILLED.Name)).toBeVisible();
});

test('removes invisible characters from pasted text, and sends digits as typed', async () => {
  await openFilled({
    Name: 'Falcon\u200b North\u2060',
    Phone: '\u202a٠٥٠\u061c ٥٥٥ ٠٦٠١\u202c',
    Address: '12\u00ad Creek',
  });
  await press(submit());
  expect(foreign.asked(CREATE)[0]?.body).toMatchObject({
    name: 'Falcon North',
    phone: '٠٥٠ ٥٥٥ ٠٦٠١',
    street: '12 Creek',
  });
});

actionSuite('registering', {
  call: CREATE,
  start: openFilled,
  act: () => press(submit()),
  failed: 'Failed to Create WareHouse',
  expectKept: () => {
    expect(location.pathname).toBe(addresses.registerWarehouse);
    expectKept();
    expect(submit()).toBeEnabled();
  },
});

test('the form is busy until the answer arrives: it sends once and accepts no changes', async () => {
  foreign.next(CREATE, 'hang');
  await openFilled();
  box('Address').focus();
  await keys('{Enter}');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await keys('{Enter}');
  await type(box('Address'), '9');
  expect(box('Address')).toHaveDisplayValue(FILLED.Address);
  await choose(city(), 'Dubai');
  expect(city()).toHaveDisplayValue('Ajman');
  await release();
  expect(location.pathname).toBe(addresses.home);
  expect(foreign.asked(CREATE)).toHaveLength(1);
});

test('leaving asks before typed text is lost', async () => {
  await open(addresses.registerWarehouse);
  await fill(box('Name'), 'Half');
  const back = () => press(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Overview' }));
  await back();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await keys('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(box('Name')).toHaveDisplayValue('Half');
  await back();
  await press('Leave');
  expect(location.pathname).toBe(addresses.home);
});

test('an answer that arrives after the form was left does not affect the next screen', async () => {
  foreign.next(CREATE, 'hang');
  await openFilled();
  await press(submit());
  await press(link('Prices'));
  await press('Leave');
  await press('Edit 0-5');
  const price = screen.getByRole('spinbutton', { name: 'Price (Dirham), 0-5' });
  await fill(price, '7.5');
  await release();
  expect(shownToasts()).toEqual([CREATED]);
  expect(location.pathname).toBe(addresses.prices);
  expect(price).toHaveDisplayValue('7.5');
});
