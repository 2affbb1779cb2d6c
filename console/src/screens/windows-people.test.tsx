// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
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
 * Opens every window about senders, staff and access on our server, filled with examples of every field: console.tsx
 * fails a test that shows a word which no translation reaches.
 */

beforeEach(() => answerWithExamples());

const pressIn = (name: string | RegExp) => pressFirst(name, frontWindow());
const boxIn = (name: RegExp) => within(frontWindow()).getByRole('textbox', { name });

/** Valid input of a form. */
const GOOD = {
  email: 'p@q.example',
  phoneNo: '+971 50 771 0932',
  phone: '+971 50 771 0932',
  profilePic: '',
  trn: '',
  iban: '',
  makani: '',
  addresses: [],
};

const LOAD_THEIRS = 'Load their changes, keep mine';

/** The next save of a form finds that another user saved first. */
const saveTooLate = (call: string) =>
  foreign.next(call, {
    status: 409,
    body: {
      code: 'changed_meanwhile',
      params: { name: 'Camel Traders' },
      message: '',
      issues: [{ path: 'version', code: 'version_old', message: '' }],
    },
  });

test('a sender: added, edited, and saved after another user did', async () => {
  answerWithExamples(GOOD);
  await openOurs(addresses.users);
  await press('Add Company');
  await pressIn('Add Company');
  expect(boxIn(/^Email/)).toBeInvalid();
  await keys('{Escape}');
  await pressFirst(/^View User Details/);
  await pressIn('Edit');
  await pressIn('Add address');
  await pressIn('Save');
  await pressIn(/^Remove/);
  saveTooLate('PUT /api/senders/:id');
  await fill(boxIn(/^Street/), '××');
  await pressIn('Save');
  expect(within(frontWindow()).getByRole('button', { name: LOAD_THEIRS })).toBeVisible();
});

test('deleted senders and staff', async () => {
  await openOurs(`${addresses.users}?show=deleted`);
  expect(screen.getAllByRole('button', { name: /^Restore/ })).not.toEqual([]);
  await openOurs(`${addresses.operators}?show=deleted`);
  expect(screen.getAllByRole('button', { name: /^Restore/ })).not.toEqual([]);
});

test('a driver: added, with a PIN, and saved after another user did', async () => {
  answerWithExamples({ ...GOOD, warehouseId: '515' });
  await openOurs(addresses.drivers);
  await press('Add Driver');
  await fill(boxIn(/^Phone/), '04 123 4567 ext 2');
  await fill(boxIn(/^Identity Number/), '784-1990-1234567-1');
  await pressIn('Add Driver');
  await keys('{Escape}');
  await pressIn(/^(Discard|Close|Leave)/);
  await pressFirst(/^Details of/);
  await pressIn('Set a PIN');
  await keys('{Escape}');
  await pressIn('Edit');
  await fill(boxIn(/^Last Name/), '××');
  saveTooLate('PUT /api/driver/:id');
  await pressIn('Save');
  expect(within(frontWindow()).getByRole('button', { name: LOAD_THEIRS })).toBeVisible();
});

test('an operator: edited and deleted', async () => {
  await openOurs(addresses.operators);
  await pressFirst(/^Details of/);
  await pressIn('Edit');
  await keys('{Escape}');
  await pressIn('Delete');
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
});

test('administrators: one is added, gets a reset link, is removed', async () => {
  await openOurs(addresses.access);
  await press('Add administrator');
  await keys('{Escape}');
  await pressFirst(/^Create a reset link/);
  await pressIn('Close');
  await openOurs(addresses.access);
  await pressFirst(/^Remove /);
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
});

test('API keys: one is created, renamed, revoked', async () => {
  await openOurs(`${addresses.access}?tab=keys`);
  await press('Create key');
  await pressIn('Create key');
  await keys('{Escape}');
  await pressFirst(/^Rename /);
  await keys('{Escape}');
  await pressFirst(/^Revoke /);
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
});

test('the own account: details, password, second factor', async () => {
  answerWithExamples({
    mustChangePassword: false,
    role: 'administrator',
    email: 'administrator@tawseel.example',
    enabled: false,
    secret: 'AB',
    address: 'otpauth://totp/x',
  });
  await openOurs(addresses.account);
  await press('Edit');
  await press('Change password');
  await press('Turn on');
  await fill(within(frontWindow()).getByLabelText(/^Your password/), '××');
  await pressIn('Next');
  await fill(boxIn(/^Code/), '123456');
  await pressIn('Turn on');
  await pressIn('I have saved them');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a password that another user set is changed first', async () => {
  await openOurs(addresses.account);
  await press('Edit');
  await press('Save');
  expect(screen.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
});
