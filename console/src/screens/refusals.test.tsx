// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { fill, foreign, frontWindow, open, press, pressFirst, screen, within } from '../testing/console.tsx';
import { boxOf, saveOf } from '../testing/suites/city-rates.ts';

const LONG = 'The rate book is locked until the auditor has signed it. '.repeat(200).trim();

/** Elements with the server's words, without those around them. */
function saying(): Element[] {
  const all = [...document.querySelectorAll('body *')].filter((each) => each.textContent.includes(LONG));
  return all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
}

/** Expects that the server's words are shown, in each place cut to three lines. */
function expectCut(places = 1): void {
  expect(saying().length).toBeGreaterThanOrEqual(places);
  expect(saying().filter((each) => !each.closest('[class*=refusal]'))).toEqual([]);
}

const refusal = { status: 422, body: { message: LONG } };
const atField = (path: string) => ({
  status: 422,
  body: { message: LONG, issues: [{ path, message: LONG }] },
});

test('a long refusal of a list or of a sign-in takes three lines', async () => {
  for (const [address, call] of [
    [addresses.warehouses, 'GET /api/warehouse'],
    [addresses.allOrders, 'GET /api/orders/orders-all'],
    [addresses.queries, 'GET /api/contact'],
    [addresses.home, 'POST /api/orders/admin-expenses'],
  ] as const) {
    foreign.next(call, { ...refusal, status: 500 });
    await open(address);
    expectCut();
  }
  foreign.next('POST /api/admin/login', { status: 429, body: { message: LONG } });
  await open(addresses.login, { signedIn: false });
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'a@falcon.example');
  await fill(screen.getByPlaceholderText('Password'), 'p');
  await press('Login');
  expectCut();
});

test('a long refusal of a price takes three lines, at its box and in its toast', async () => {
  foreign.next('PUT /api/rates/update-weight-rate', refusal);
  await open(addresses.prices);
  const table = screen.getByRole('table', { name: 'Parcel Weight Charges' });
  await pressFirst(/^Edit/, table);
  await pressFirst(/^Save/, table);
  expectCut();
  foreign.next('PUT /api/rates/update-userNormalRate', atField('rate'));
  foreign.next('GET /api/rates/user-normal-rates/:type', refusal);
  await open(`${addresses.users}?tab=individual`);
  await press('Edit User Price');
  expectCut(2);
  await press('Retry');
  await fill(boxOf(['Dubai', 'Sharjah']), '9');
  await press(saveOf(['Dubai', 'Sharjah']));
  expectCut(3);
});

test('a long refusal of a form takes three lines, at its fields and in its toast', async () => {
  const [hub] = foreign.store.warehouses;
  Object.assign(hub!, { street: 'S', email: 'hub@falcon.example' });
  foreign.next('PUT /api/warehouse/:id', atField('phone'));
  await open(addresses.warehouses);
  await press('Edit Falcon Hub');
  await press(within(frontWindow()).getByRole('button', { name: /^Save/ }));
  expectCut(2);
  foreign.next('PUT /api/rates/zone-rates/update', atField('fromZoneAreas'));
  await open(`${addresses.users}?tab=individual`);
  await press('User Zone Price');
  await pressFirst(/^Edit/, frontWindow());
  await press('Update Rate');
  expectCut(2);
});

test('no question before an act promises what only the server knows', async () => {
  const promise = /undone|permanent|for good|restored|irrevers/i;
  for (const [address, act] of [
    [addresses.warehouses, 'Delete Falcon Hub'],
    [addresses.users, 'User Delete: Omar Haddad'],
    [addresses.drivers, /^Change unActive/],
    [addresses.queries, 'Delete the query from Lina'],
  ] as const) {
    await open(address);
    await pressFirst(act);
    expect(frontWindow().getAttribute('role')).toBe('alertdialog');
    expect(frontWindow().textContent).not.toMatch(promise);
  }
});
