// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { fill, foreign, open, press, screen, within } from '../testing/console.tsx';
import {
  cellOf,
  chargesSuite,
  edit,
  priceBox,
  rowOf,
  type Section,
  tableOf,
  volumeBox,
} from '../testing/suites/charges.ts';

const weights: Section = {
  title: 'Parcel Weight Charges',
  list: 'GET /api/rates/weight-rates',
  update: 'PUT /api/rates/update-weight-rate',
  rows: ({ store }) => store.weights,
  columns: [/^Weight range \(kg\)$/, /^Price \(Dirham\)$/, /./],
  charge: '5-30',
  at: 1,
  sent: {},
  done: 'Weight rate updated successfully.',
};

const packing: Section = {
  title: 'Additional Packing Charges',
  list: 'GET /api/rates/additional-services',
  update: 'PUT /api/rates/update-additional-service',
  rows: ({ store }) => [store.packing],
  columns: [/./, /^Price \(Dirham\)$/, /./],
  charge: 'Additional Service Charge',
  at: 0,
  sent: {},
  done: 'Price updated successfully!',
  failed: 'Failed to update price.',
};

const sizes: Section = {
  title: 'Parcel Size Charges',
  list: 'GET /api/rates/size-rates',
  update: 'PUT /api/rates/update-size-rate',
  rows: ({ store }) => store.sizes,
  columns: [/^Size category$/, /^Max volume \(cm³\)$/, /^Price \(Dirham\)$/, /./],
  charge: 'Small',
  at: 0,
  sent: { maxVolume: 5000 },
  done: 'Parcel size charge updated successfully!',
  failed: 'Failed to update charge.',
};

const sentSizes = () => foreign.asked(sizes.update).map(({ body }) => body);

for (const section of [weights, packing, sizes]) chargesSuite(section);

test('an unlimited volume shows ∞, and a volume left blank is sent as null', async () => {
  await open(addresses.prices);
  expect(cellOf(sizes, 'Any', 1)).toHaveTextContent(/^∞$/);
  expect(cellOf(sizes, 'Small', 1)).toHaveTextContent(/^5,000$/);
  await press('Edit Small');
  expect(volumeBox('Small')).toHaveDisplayValue('5000');
  await fill(volumeBox('Small'), '');
  await press('Save Small');
  expect(cellOf(sizes, 'Small', 1)).toHaveTextContent(/^∞$/);
  expect(sentSizes()).toEqual([{ id: foreign.store.sizes[0]!._id, price: 4, maxVolume: null }]);
});

test('a volume is sent as a number, also if it is 0', async () => {
  await edit('Any');
  expect(volumeBox('Any')).toHaveDisplayValue('');
  await fill(volumeBox('Any'), '0');
  await press('Save Any');
  expect(cellOf(sizes, 'Any', 1)).toHaveTextContent(/^0$/);
  await press('Edit Any');
  await fill(volumeBox('Any'), '125000');
  await press('Save Any');
  expect(cellOf(sizes, 'Any', 1)).toHaveTextContent(/^125,000$/);
  expect(sentSizes()).toMatchObject([
    { price: 40, maxVolume: 0 },
    { price: 40, maxVolume: 125000 },
  ]);
});

test('a volume that is not a number is shown unchanged, is not unlimited, and is sent back unchanged', async () => {
  Object.assign(foreign.store.sizes[1] ?? {}, { maxVolume: 'on request' });
  await open(addresses.prices);
  expect(cellOf(sizes, 'Any', 1)).toHaveTextContent(/^on request$/);
  await press('Edit Any');
  expect(volumeBox('Any')).toHaveDisplayValue('on request');
  await fill(priceBox('Any'), '41');
  await press('Save Any');
  expect(rowOf(sizes, 'Any')).toHaveTextContent('AED 41.00');
  expect(sentSizes()).toMatchObject([{ price: 41, maxVolume: 'on request' }]);
});

test('several charges can be edited together, each saved separately', async () => {
  await edit('0-5');
  await press('Edit 5-30');
  await fill(priceBox('0-5'), '3');
  await fill(priceBox('5-30'), '16');
  await press('Save 5-30');
  expect(rowOf(weights)).toHaveTextContent('AED 16.00');
  expect(priceBox('0-5')).toHaveDisplayValue('3');
});

test('leaving asks before typed text is lost', async () => {
  await edit('5-30');
  await fill(priceBox('5-30'), '16');
  await press(screen.getByRole('link', { name: 'Profile' }));
  await press('Stay');
  expect(priceBox('5-30')).toHaveDisplayValue('16');
  await press(screen.getByRole('link', { name: 'Profile' }));
  await press('Leave');
  expect(location.pathname).toBe(addresses.profileView);
});

test('an empty list of charges says so', async () => {
  for (const { list } of [weights, packing, sizes]) foreign.next(list, { body: [] });
  await open(addresses.prices);
  expect(screen.getAllByText('No charges found.')).toHaveLength(3);
});

test('three sections, and a note that above 30 kg another shipment must be booked', async () => {
  await open(addresses.prices);
  for (const section of [weights, packing, sizes]) {
    expect(within(tableOf(section)).getAllByRole('row')[1]).toBeVisible();
  }
  expect(screen.getByText('For weights above 30 kg, please book another shipment.')).toBeVisible();
  expect(within(tableOf(packing)).getAllByRole('row')).toHaveLength(2);
  expect(within(tableOf(sizes)).getByText('∞')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/);
});

test("another company's server has neither Try a price nor the price lookup", async () => {
  await open(addresses.prices);
  expect(screen.queryByText('Try a price')).toBeNull();
  await open(addresses.allOrders);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign.asked('GET /api/orders/orders-all')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Price lookup' })).toBeNull();
});
