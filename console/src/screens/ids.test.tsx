// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  factsIn,
  fill,
  foreign,
  frontWindow,
  open,
  press,
  pressFirst,
  rowOf,
  screen,
  within,
} from '../testing/console.tsx';
import type { Row } from '../testing/foreign-host/foreign-host.ts';
import { boxOf, saveOf } from '../testing/suites/city-rates.ts';

/** Ids that another server may send besides texts; JavaScript would round the last one. */
const NUMBERS = [0, -7, 12345678901234567891n];

const CHARGES = ['Parcel Weight Charges', 'Additional Packing Charges', 'Parcel Size Charges'];

const paths = (call: string) => foreign.asked(call).map(({ path }) => path);
const bodies = (call: string) => foreign.asked(call).map(({ body }) => body);

async function confirm(): Promise<void> {
  const buttons = within(frontWindow()).getAllByRole('button');
  await press(buttons.find(({ textContent }) => /^(Delete|Change|Update)/.test(textContent))!);
}

async function editFirst(section: string): Promise<void> {
  const table = screen.getByRole('table', { name: section });
  await press(within(table).getAllByRole('button', { name: /^Edit/ })[0]!);
  await fill(within(table).getAllByRole('spinbutton').at(-1)!, '9');
  await press(within(table).getByRole('button', { name: /^Save/ }));
}

describe.each(NUMBERS)('the id %s goes back as it came', (_id) => {
  test('of a warehouse', async () => {
    const [hub] = foreign.store.warehouses;
    Object.assign(hub!, { _id, country: 'UAE', street: 'S', email: 'hub@falcon.example' });
    await open(addresses.warehouses);
    await press('View Falcon Hub');
    expect(screen.getByRole('heading', { name: 'Falcon Hub', level: 1 })).toBeVisible();
    for (const call of [
      'POST /api/warehouse/resource-count',
      'POST /api/orders/total-orders',
      'POST /api/warehouse/overview/:type',
    ]) {
      expect(bodies(call)[0], call).toEqual({ warehouseId: _id });
    }
    expect(bodies('POST /api/orders/warehouse-expenses')[0]).toMatchObject({ warehouseId: _id });
    await open(addresses.warehouses);
    await press('Edit Falcon Hub');
    await press(within(frontWindow()).getByRole('button', { name: /^Save/ }));
    await press('Delete Falcon Hub');
    await confirm();
    const path = `/api/warehouse/${_id}`;
    expect([paths('PUT /api/warehouse/:id'), paths('DELETE /api/warehouse/:id')]).toEqual([[path], [path]]);
  });

  test('of a sender', async () => {
    foreign.store.senders[1]!._id = _id;
    await open(addresses.users);
    await press('Set CompanyPrice: Gulf Books');
    await fill(boxOf(['Ajman', 'Sharjah']), '9');
    await press(saveOf(['Ajman', 'Sharjah']));
    await confirm();
    expect(paths('GET /api/rates/companyRates/:id/:type')[0]).toBe(`/api/rates/companyRates/${_id}/normal`);
    expect(bodies('PUT /api/rates/update-companyNormalRate')[0]).toMatchObject({ companyId: _id });
    await press(within(frontWindow()).getByRole('button', { name: 'Close' }));
    await press('Set ZonePrice: Gulf Books');
    expect(paths('GET /api/rates/company/:id')).toEqual([`/api/rates/company/${_id}`]);
    await press(within(frontWindow()).getByRole('button', { name: 'Close' }));
    await press('User Delete: Gulf Books');
    await confirm();
    expect(paths('DELETE /api/senders/delete/:id')).toEqual([`/api/senders/delete/${_id}`]);
  });

  test('of a rate, a charge and a query', async () => {
    const { store } = foreign;
    for (const row of [store.userRates[0]!, store.weights[0]!, store.packing, store.sizes[0]!]) row._id = _id;
    store.queries[0]!._id = _id;
    await open(`${addresses.users}?tab=individual`);
    await press('Edit User Price');
    await fill(boxOf(['Dubai', 'Sharjah']), '9');
    await press(saveOf(['Dubai', 'Sharjah']));
    expect(bodies('PUT /api/rates/update-userNormalRate')[0]).toMatchObject({ rateId: _id });
    await open(addresses.prices);
    for (const section of CHARGES) await editFirst(section);
    for (const what of ['weight-rate', 'additional-service', 'size-rate']) {
      expect(bodies(`PUT /api/rates/update-${what}`), what).toMatchObject([{ id: _id }]);
    }
    await open(addresses.queries);
    await pressFirst(/^Delete/);
    await confirm();
    expect(paths('DELETE /api/contact/:id')).toEqual([`/api/contact/${_id}`]);
  });

  test('of a cashier', async () => {
    foreign.store.cashiers[0]!._id = _id;
    await open(addresses.cashier);
    await press('Cashier Payment: Rami Saleh');
    expect(paths('GET /api/admin/cashier-payments/:id')).toEqual([`/api/admin/cashier-payments/${_id}`]);
    expect(within(frontWindow()).getByText('October 2026')).toBeVisible();
    await press(within(frontWindow()).getByRole('button', { name: 'Close' }));
    await press(/^Change unActive/);
    await confirm();
    expect(bodies('PUT /api/cashier/status')).toEqual([{ cashierId: _id }]);
  });
});

/** Removes the ids of a list, as some servers do; `null` and '' are none either. */
function removeIds(rows: Row[]): void {
  const none = [undefined, null, ''];
  for (const [at, row] of rows.entries()) row._id = none[at % none.length];
}

/** Returns the names of the acts on rows that are not off. */
const actsIn = (table: string) =>
  [
    ...screen.getByRole('table', { name: table }).querySelectorAll('[role=cell]:last-child button:enabled'),
  ].map((each) => each.getAttribute('aria-label'));

describe('of rows without an id', () => {
  test('acts that need one are off', async () => {
    for (const rows of Object.values(foreign.store)) removeIds([rows].flat());
    await open(addresses.warehouses);
    expect(actsIn('Warehouses')).toEqual([]);
    await open(addresses.users);
    expect(actsIn('Users').filter((label) => !label?.startsWith('View User Details'))).toEqual([]);
    await open(addresses.cashier);
    expect(actsIn('Cashiers')).toEqual(['Details of Rami Saleh']);
    await open(addresses.queries);
    expect(actsIn('Queries')).toEqual([]);
    await press(rowOf('Queries', 'Lina'));
    expect(button('Delete', frontWindow())).toBeDisabled();
    await open(addresses.prices);
    for (const table of CHARGES) expect(actsIn(table), table).toEqual([]);
  });

  test('details are those of the row', async () => {
    removeIds(foreign.store.drivers);
    removeIds(foreign.store.senders);
    await open(addresses.drivers);
    await press('Details of Sana Aziz');
    expect(factsIn(frontWindow())).toMatchObject({ Name: 'Sana Aziz', Email: 'sana@falcon.example' });
    await open(addresses.users);
    await press('View User Details: Desert Tiles');
    expect(factsIn(frontWindow())).toMatchObject({ City: 'Fujairah' });
  });
});
