// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addresses, PROTECTED } from '../addresses.ts';
import { loadHostSettings } from '../api/host.ts';
import {
  choose,
  fill,
  foreign,
  forgetToken,
  frontWindow,
  HOST,
  keys,
  open,
  openOurs,
  press,
  pressFirst,
  screen,
  settle,
  within,
} from '../testing/console.tsx';
import { answerWithExamples } from '../testing/examples.ts';

/*
 * Opens every screen of our server, and the windows of those that are not about orders or people, filled with examples of
 * every field: console.tsx fails a test that shows a word which no translation reaches.
 */

beforeEach(() => answerWithExamples());

const pressIn = (name: string | RegExp) => pressFirst(name, frontWindow());

test.each(PROTECTED)('%s, with one row of everything', async (address) => {
  await openOurs(address);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each<[PersonRole, string[]]>([
  ['supervisor', [addresses.home]],
  [
    'operator',
    [addresses.home, addresses.users, addresses.profileView, addresses.account, addresses.pickups],
  ],
  ['cashier', [addresses.home, addresses.allOrders, addresses.cash]],
])('what a %s sees of the screens', async (role, seen) => {
  for (const address of seen) {
    await openOurs(address, { role });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  }
});

test.each(['?day=2026-12-02', '?day=2020-02-02', '?tab=standing'])('pickups at %s', async (search) => {
  await openOurs(addresses.pickups + search);
  expect(screen.getByRole('table')).toBeVisible();
});

test('a pickup: added once and every week, viewed, changed and cancelled', async () => {
  await openOurs(addresses.pickups);
  await press('Add a pickup');
  await pressIn('Save');
  await pressIn('Every week');
  await pressIn('Save');
  await keys('{Escape}');
  await pressIn('Leave');
  await pressFirst(/^Change ×/);
  await keys('{Escape}');
  await pressFirst(/^Cancel ×/);
  await pressIn('Cancel the pickup');
  expect(within(frontWindow()).getByRole('textbox')).toBeInvalid();
  await keys('{Escape}');
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  expect(frontWindow()).toHaveTextContent('Requested on');
});

test('a weekly pickup: changed, saved after another user did, and cancelled', async () => {
  await openOurs(`${addresses.pickups}?tab=standing`);
  await pressFirst(/^Change ×/);
  foreign.next('PUT /api/pickups/:id', {
    status: 409,
    body: {
      code: 'changed_meanwhile',
      params: { name: '××' },
      message: '',
      issues: [{ path: 'version', code: 'version_old', message: '' }],
    },
  });
  await pressIn('Save');
  expect(within(frontWindow()).getByRole('button', { name: /^Load/ })).toBeVisible();
  await keys('{Escape}');
  await pressFirst(/^Cancel ×/);
});

test('cash of a driver: by order, counted, and its receipt', async () => {
  await openOurs(addresses.cash);
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  expect(within(frontWindow()).getAllByRole('link').length).toBeGreaterThan(0);
  await pressIn('Hand in');
  await pressIn('Add an expense');
  await pressIn('Take in');
  expect(within(frontWindow()).getAllByRole('textbox')[0]).toBeInvalid();
});

test('a count, reversed or not, and a balance with its movements', async () => {
  answerWithExamples({ at: new Date().toISOString(), kind: 'handIn', reversed: null });
  await openOurs(`${addresses.cash}?tab=counts`);
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  await pressIn('Reverse');
  await pressIn('Reverse the hand-in');
  expect(within(frontWindow()).getByRole('textbox')).toBeInvalid();
  answerWithExamples();
  await openOurs(`${addresses.cash}?tab=counts`);
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  expect(frontWindow()).toHaveTextContent('Reversed by');
  await openOurs(`${addresses.cash}?tab=balances`);
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  expect(within(frontWindow()).getByRole('button', { name: 'Show older' })).toBeVisible();
});

test('a box that is closed, and every move of money', async () => {
  await openOurs(addresses.cash, { role: 'supervisor' });
  await press('Close my box');
  await pressIn('Close my box');
  expect(frontWindow()).toHaveTextContent('missing: enter the reason');
  await openOurs(addresses.cash);
  await press('Move money');
  const which = within(frontWindow()).getByLabelText('What happens');
  for (const { textContent } of within(which).getAllByRole('option')) {
    await choose(which, textContent);
    await pressIn('Move');
    expect(within(frontWindow()).getByLabelText(/^Amount/)).toBeInvalid();
  }
});

test('areas of an emirate; an area: added, edited, deleted', async () => {
  await openOurs(`${addresses.areas}?city=Sharjah`);
  await press('New area');
  await pressIn('Save');
  await keys('{Escape}');
  await pressFirst(/^Edit /);
  await keys('{Escape}');
  await pressFirst(/^Delete /);
  expect(frontWindow()).toHaveAttribute('role', 'alertdialog');
});

test('a change in the audit log', async () => {
  await openOurs(addresses.audit);
  await press(within(screen.getAllByRole('row')[1]!).getAllByRole('button')[0]!);
  expect(frontWindow()).toHaveTextContent('What changed');
});

test('problems with the settings', async () => {
  await openOurs(addresses.settings);
  await fill(screen.getByLabelText('TRN'), '12');
  await fill(screen.getByLabelText('IBAN'), 'AE00');
  await press('Save');
  expect(screen.getByLabelText('IBAN')).toBeInvalid();
});

test('a case of the contact queue, with the outcomes of a call', async () => {
  answerWithExamples({ isMine: true, wanted: null, claimedUntil: '2099-01-01T09:05:00.000Z' });
  await openOurs(`${addresses.contact}?case=1`, { role: 'supervisor' });
  for (const outcome of ['1', '2', '3', '6', '7', '8']) {
    await keys(outcome);
    await press(/^Save, next/);
  }
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

test('a session that ends while a form is filled in, and signing out', async () => {
  await openOurs(addresses.registerWarehouse);
  await fill(screen.getByLabelText(/^Phone/), '+971 4 555 0107');
  forgetToken();
  await act(async () => dispatchEvent(new StorageEvent('storage')));
  await settle();
  expect(frontWindow()).toHaveTextContent('Your session has ended');
  await openOurs(addresses.profileView);
  await press('LogOut');
  expect(location.pathname).toBe(addresses.landing);
});

test('pages of a visitor on a server that sends mail', async () => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: FEATURES }));
  const visitor = { signedIn: false };
  await open(addresses.login, visitor);
  await open(`${addresses.reset}#${'x'.repeat(43)}`, visitor);
  await press('Set password');
  await open(addresses.reset, visitor);
  await press('Send me a link');
  await fill(screen.getByLabelText(/^Email/), 'p@q.example');
  await press('Send me a link');
  expect(screen.getByText(/a link was sent/)).toBeVisible();
});

test('a visitor with a truncated link, on a server that sends no mail', async () => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: ['tawseel'] }));
  await open(addresses.reset, { signedIn: false });
  expect(screen.getByText(/^This link is incomplete/)).toBeVisible();
});
