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
  rowOf,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';

const WAREHOUSE = { id: 'w1', name: 'Al Quoz', code: 'DXB-001' };

const area = (_id: string, city: string, name: string, more: object = {}) => ({
  ...{ _id, city, name, nameAr: '', aliases: [], sortCode: `X · ${_id}` },
  ...{ warehouse: null, deliveredBy: null, ...more },
});

const AREAS = [
  area('a1', 'Dubai', 'Dubai Marina', {
    nameAr: 'دبي مارينا',
    aliases: ['JBR', 'Marsa Dubai'],
    sortCode: 'DXB · Z1 · MARINA',
    warehouse: WAREHOUSE,
    deliveredBy: WAREHOUSE,
  }),
  area('a2', 'Dubai', 'Al Nahda'),
  area('a3', 'Sharjah', 'Al Nahda', { deliveredBy: { id: 'w2', name: 'Rolla', code: 'SHJ-001' } }),
  area('a4', 'Abu-Dhabi', 'Al Ain', { warehouse: { id: 'w3', name: 'Al Ain Warehouse', code: 'AAN-001' } }),
];

const rows = () => within(screen.getByRole('table', { name: 'Areas of delivery' })).getAllByRole('row');

async function seek(words: string): Promise<void> {
  await fill(screen.getByRole('searchbox'), words);
  await keys('{Enter}');
}

beforeEach(() => {
  foreign.learn('GET /api/areas', () => ({ body: { data: AREAS } }));
});

test('finds areas by any of their names and by the sort code', async () => {
  await openOurs(addresses.areas);
  for (const words of ['jbr', 'marsa-dubai', 'دبي مارينا', 'Z1 · MARINA']) {
    await seek(words);
    expect(rows()).toHaveLength(2);
    expect(rowOf('Areas of delivery', 'Dubai Marina')).toHaveTextContent('DXB · Z1 · MARINA');
  }
});

test('the address keeps emirate and search, and both can be cleared', async () => {
  await openOurs(addresses.areas);
  await seek('nahda');
  expect(rows()).toHaveLength(3);
  await choose(screen.getByRole('combobox', { name: 'Emirate' }), 'Sharjah');
  await openOurs(location.pathname + location.search);
  expect(rows()).toHaveLength(2);
  expect(rowOf('Areas of delivery', 'Al Nahda')).toHaveTextContent('Rolla');
  await seek('quito');
  await press('Clear the search');
  expect(screen.getByText('4 areas')).toBeVisible();
});

test('names the only warehouse of an emirate for areas without a warehouse', async () => {
  await openOurs(addresses.areas);
  expect(rowOf('Areas of delivery', 'Dubai Marina')).toHaveTextContent('Al QuozDXB-001');
  await choose(screen.getByRole('combobox', { name: 'Emirate' }), 'Sharjah');
  expect(rowOf('Areas of delivery', 'Al Nahda')).toHaveTextContent('RollaThe only warehouse of Sharjah');
});

test("a supervisor may choose the own warehouse or the area's current one, and sees a refusal", async () => {
  const code = 'area_of_other_warehouse';
  foreign.learn('PUT /api/areas', () => ({
    status: 403,
    body: { code, params: { area: 'Al Ain', warehouse: 'Al Ain Warehouse' }, message: '' },
  }));
  foreign.learn('GET /api/warehouse', () => ({ body: [{ _id: 'w1', wareHouseName: 'Al Quoz' }] }));
  await openOurs(addresses.areas, { role: 'supervisor' });
  await press('Edit Al Ain');
  const warehouse = within(frontWindow()).getByRole('combobox', { name: /^Warehouse/ });
  const options = within(warehouse).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Not given to a warehouse',
    'Al Quoz',
    'Al Ain Warehouse',
  ]);
  await choose(warehouse, 'Al Quoz');
  await press(within(frontWindow()).getByRole('button', { name: 'Save' }));
  expect(foreign.asked('PUT /api/areas')).toMatchObject([{ body: { warehouseId: 'w1' } }]);
  expect(shownToasts()).toEqual([
    'Al Ain is delivered by Al Ain Warehouse. Only an administrator can change that.',
  ]);
});
