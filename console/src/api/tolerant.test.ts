import { account } from '@tawseel/contract/account';
import { charges } from '@tawseel/contract/charges';
import { cityRates } from '@tawseel/contract/city-rates';
import { finance } from '@tawseel/contract/finance';
import { orders } from '@tawseel/contract/orders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { zoneRates } from '@tawseel/contract/zone-rates';
import { describe, expect, test } from 'vitest';
import { listCompanyRates } from '../features/rates/city-rates.ts';
import { parseJson } from './json.ts';
import { fitReply, tolerant } from './tolerant.ts';

const ANA = { _id: 'a1', firstName: 'Ana' };

describe('a list', () => {
  test.each([
    ['a bare array', [ANA]],
    ['data', { data: [ANA] }],
    ["the row's key", { cashier: [ANA] }],
    ['data beside much else', { success: true, count: 1, data: [ANA], cashier: null }],
    ["the row's key under data", { success: true, data: { cashier: [ANA] } }],
    ['a document in a list', [{ _id: 'd1', cashier: [ANA] }]],
    [
      'documents under data',
      {
        data: [
          { hub: 'w1', cashier: [] },
          { hub: 'w2', cashier: [ANA] },
        ],
      },
    ],
  ])('is read from %s', (_, body) => {
    expect(tolerant(staff.cashier.listStaff, body)).toEqual([ANA]);
  });

  test.each([
    ['lists under data', (rows: unknown[]) => rows, 'data', warehouses.listWarehouses],
    ['lists under data, enveloped', (data: unknown[]) => ({ data }), 'data', warehouses.listWarehouses],
    ["lists under the row's key", (cashier: unknown[]) => ({ cashier }), 'cashier', staff.cashier.listStaff],
  ] as const)('keeps rows that have %s of their own', (_, envelope, name, row) => {
    const rows = [
      { _id: 'w1', city: 'Dubai', email: 'a@falcon.example' },
      { _id: 'w2', city: 'Ajman', email: 'b@falcon.example' },
      { _id: 'w3', city: 'Sharjah' },
    ];
    const lists = [[], [{ _id: 'l1', city: 'Dubai', day: 1 }, 'x'], undefined];
    const sent = rows.map((each, at) => ({ ...each, [name]: lists[at] }));
    expect(tolerant(row, envelope(sent))).toEqual(rows);
  });

  test('is empty if all documents are, whatever else describes them', () => {
    expect(tolerant(listCompanyRates, [{ _id: 'd1', companyId: 'c1', mode: 'normal', rates: [] }])).toEqual(
      [],
    );
  });

  test('is read from its own key before data', () => {
    expect(tolerant(staff.cashier.listStaff, { cashier: [ANA], data: [] })).toEqual([ANA]);
    expect(tolerant(cityRates.listUserRates, { userRates: [{ _id: 'r1' }] })).toEqual([{ _id: 'r1' }]);
  });

  test('that is empty is empty', () => {
    expect(tolerant(warehouses.listWarehouses, [])).toEqual([]);
    expect(tolerant(warehouses.listWarehouses, { data: [] })).toEqual([]);
    expect(tolerant(staff.cashier.listStaff, [{ _id: 'd1', cashier: [] }])).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an object without it', { success: false }],
    ['null in its place', { data: null }],
    ['an object in its place', { data: { rows: [] } }],
    ['no row among its items', [null, 'x', 7]],
    ['no known field in its rows', { data: [{ hubs: [{ wareHouseName: 'Falcon Hub' }] }] }],
    ['a text', '<html>Sign in to the hotel network</html>'],
  ])('is a failed load, never an empty list, when there is %s', (_, body) => {
    expect(() => tolerant(warehouses.listWarehouses, body)).toThrow('Some thing went Wrong!');
  });

  test('drops items that are not rows, and keeps the rest', () => {
    expect(tolerant(warehouses.listWarehouses, [null, 'x', 7, { _id: 'w1' }])).toEqual([{ _id: 'w1' }]);
  });
});

describe('a list with a single item', () => {
  const packing = { _id: 'p1', price: 6 };

  test.each([
    ['a list of one', { data: [packing] }],
    ['the one', packing],
    ['the one under data', { success: true, data: packing }],
    ['the one, which has a list of its own', { ...packing, data: [{ _id: 'h1', price: 5 }] }],
    ['the one under data, which has a list of its own', { data: { ...packing, data: [] } }],
    ['a list of one in a document', { _id: 'd1', data: [packing] }],
  ])('is read from %s', (_, body) => {
    expect(tolerant(charges.listPackingCharges, body)).toEqual([packing]);
  });

  test.each([{}, { data: {} }, { success: false, message: 'None' }, { data: null }, 'none'])(
    'is a failed load when there is %j',
    (body) => {
      expect(() => tolerant(charges.listPackingCharges, body)).toThrow('Some thing went Wrong!');
    },
  );
});

describe('a single thing', () => {
  const profile = { name: 'Sara' };

  test.each([
    ['itself', profile],
    ['data', { data: profile }],
    ["the row's key", { user: profile }],
  ])('is read from %s', (_, body) => {
    expect(tolerant(account.readProfile, body)).toEqual(profile);
  });

  test('is read from the level that has the named fields, whatever else is under data', () => {
    const user = { _id: 'a1', email: 'sara@tawseel.example' };
    expect(tolerant(account.login, { token: 't', data: user })).toEqual({ token: 't' });
    expect(tolerant(account.login, { success: true, data: { token: 't', user } })).toEqual({ token: 't' });
    expect(tolerant(account.login, { token: null, data: { token: 't' } })).toEqual({ token: 't' });
    expect(tolerant(orders.countOrders, { urgentOrders: 1, normalOrders: 2, data: {} })).toEqual({
      urgentOrders: 1,
      normalOrders: 2,
    });
    expect(tolerant(finance.readAdminFinance, { totalRevenue: '5', data: { period: 'today' } })).toEqual({
      totalRevenue: 5,
    });
    expect(tolerant(zoneRates.checkZoneRate, { rate: 20, data: { mode: 'normal' } })).toEqual({ rate: 20 });
    expect(
      tolerant(account.readProfile, { user: { ...profile, phone: '04' }, data: profile, name: 'x' }),
    ).toEqual({
      ...profile,
      phone: '04',
    });
  });

  test('is empty if none of its fields is anywhere', () => {
    expect(tolerant(finance.readAdminFinance, { success: true, data: {} })).toEqual({});
  });

  test('is a failed load if there is no object', () => {
    expect(() => tolerant(account.readProfile, [profile])).toThrow();
    expect(() => tolerant(account.readProfile, undefined)).toThrow();
  });
});

describe('a field', () => {
  const read = (order: object) => tolerant(orders.listOrders, [order])[0];

  test('is missing if it is absent, null or of another type', () => {
    const nothing = {
      status: 'Pending',
      trackingID: null,
      orderValue: 'much',
      orderWeight: Number.NaN,
      dropoff: 'Dubai',
      orderTitle: {},
      additionalServices: 'wrapping',
    };
    expect(read(nothing)).toEqual({ status: 'Pending' });
  });

  test('is read as text if a number came', () => {
    expect(read({ trackingID: 4711, dropoff: { receiverPhone: 971501234567 } })).toEqual({
      trackingID: '4711',
      dropoff: { receiverPhone: '971501234567' },
    });
  });

  test('is null only if null has a meaning there', () => {
    expect(tolerant(charges.listSizeCharges, [{ maxVolume: null, price: null }])).toEqual([
      { maxVolume: null },
    ]);
    expect(tolerant(charges.listSizeCharges, [{ size: 'Any', maxVolume: 'on request' }])).toEqual([
      { size: 'Any' },
    ]);
  });

  test('is sent back unchanged if it is an id: a number stays a number', () => {
    const idOf = (_id: unknown) => read({ _id, status: 'Pending' })?._id;
    expect([7, 0, '7'].map(idOf)).toEqual([7, 0, '7']);
    expect(['', { nested: 1 }].map(idOf)).toEqual([undefined, undefined]);
  });

  test('with more digits than a number keeps is exact, or no id where the browser has rounded it', () => {
    const sent = parseJson(
      '[{"_id": 12345678901234567891, "trackingID": -9007199254740993, "orderValue": 10000000000000001}]',
    );
    expect(tolerant(orders.listOrders, sent)).toEqual([
      { _id: 12345678901234567891n, trackingID: '-9007199254740993', orderValue: 1e16 },
    ]);
    expect(JSON.stringify(sent)).toContain('"_id":12345678901234567891');
    const { rawJSON } = JSON;
    Reflect.deleteProperty(JSON, 'rawJSON');
    const rounded = parseJson('{"status": "Pending", "_id": 12345678901234567891}');
    Reflect.set(JSON, 'rawJSON', rawJSON);
    expect(read(Object(rounded))).toEqual({ status: 'Pending' });
  });

  test('is read as a number if text came', () => {
    expect(read({ orderValue: '12.50', orderWeight: '', parcelSize: { length: ' 40 ' } })).toEqual({
      orderValue: 12.5,
      parcelSize: { length: 40 },
    });
  });

  test.each([
    ['1,234.50', 1234.5],
    ['AED 5', 5],
    ['12.5 AED', 12.5],
    ['1e3', 1000],
    ['5 to 10', undefined],
  ])('%j is read as the number %j', (orderValue, number) => {
    expect(read({ status: 'Pending', orderValue })?.orderValue).toBe(number);
  });

  test('is read as a list if a single value came, and as a boolean if a word came', () => {
    expect(read({ orderImage: '/a.png', additionalServices: 'false' })).toEqual({
      orderImage: ['/a.png'],
      additionalServices: false,
    });
  });

  test('is read as a name if the whole object came', () => {
    const hub = { _id: 'w1', wareHouseName: 'Falcon Hub', name: 'other' };
    expect(
      read({ trackingID: hub, orderTitle: { _id: 't1', name: 'Books' }, status: { _id: 's1' } }),
    ).toEqual({
      trackingID: 'Falcon Hub',
      orderTitle: 'Books',
      status: 's1',
    });
    expect(read({ trackingID: { name: '', _id: 7 }, status: ['Pending'] })).toEqual({ trackingID: '7' });
  });

  test('is left out if it is unknown', () => {
    expect(read({ _id: 'o1', __v: 0, hub: { a: 1 } })).toEqual({ _id: 'o1' });
  });
});

test('a whole reply is read as far as it is valid', () => {
  expect(fitReply(orders.listOrders, { data: [], total: '25', pages: 'three' })).toEqual({
    data: [],
    total: 25,
  });
  expect(fitReply(orders.listOrders, undefined)).toBeUndefined();
});

test.each([
  ['bare', { _id: 'z1', rate: '20' }],
  ['under data', { success: true, data: { _id: 'z1', rate: 20 } }],
  ['beside data', { _id: 'z1', rate: 20, data: { by: 'falcon' } }],
])('the written object is found in a reply that has it %s', (_, body) => {
  expect(fitReply(zoneRates.createZoneRate, body)).toMatchObject({ data: { _id: 'z1', rate: 20 } });
});

test('a reply without the written object gives none', () => {
  for (const body of [undefined, 'Done', { success: true }, { message: 'Done', data: [] }, { data: {} }]) {
    expect(fitReply(zoneRates.createZoneRate, body)?.data ?? {}).toEqual({});
  }
});
