import { describe, expect, test } from 'vitest';
import { inCentimetres, missingDetails, type NewOrder, newOrder, senderDetails } from './new-order.ts';

const said: NewOrder = {
  id: 'o1',
  tracking_id: 'TWS-2222-232W',
  delivery_type: 'normal',
  tracking_status: 'created',
  warehouse_id: 'w1',
  sender_id: null,
  sender_name: 'Amal',
  sender_phone: '04 123 4567',
  sender_address: 'Al Karama',
  pickup_city: 'Dubai',
  pickup_area: 'Al Karama',
  dropoff_city: 'Ajman',
  dropoff_street: 'Creek Street',
  receiver_name: 'Huda',
  receiver_phone: '050 123 4567',
  payment_method: 'COD',
  title: 'Books',
  value_fils: 25_000,
  weight_grams: 4200,
  length_mm: 300,
  width_mm: 200,
  height_mm: 105,
  base_fils: 1800,
  weight_fils: 500,
  size_fils: 250,
  packing_fils: 300,
  charge_fils: 2850,
  created_at: '2026-11-21T10:00:00.000Z',
};

test('stores omitted values as null, except its type and its country', () => {
  expect(newOrder(said)).toMatchObject({
    reference: '',
    type: 'Parcel',
    details: '',
    dropoff_area: '',
    dropoff_country: 'United Arab Emirates',
    additional_services: 0,
    images: '[]',
    cash_handed_in_at: null,
  });
});

test('stores given values unchanged', () => {
  const whole = {
    ...said,
    reference: '#1001',
    type: 'Document',
    details: 'Call first',
    dropoff_country: 'Oman',
    additional_services: 1,
    images: '["/pictures/parcel/1.svg"]',
    cash_handed_in_at: '2026-11-21T12:00:00.000Z',
  };
  expect(newOrder(whole)).toMatchObject({
    reference: '#1001',
    type: 'Document',
    details: 'Call first',
    dropoff_country: 'Oman',
    additional_services: 1,
    images: '["/pictures/parcel/1.svg"]',
    cash_handed_in_at: '2026-11-21T12:00:00.000Z',
    pickup_area: 'Al Karama',
    length_mm: 300,
    height_mm: 105,
    base_fils: 1800,
    charge_fils: 2850,
  });
});

test('stores no area that only repeats the city', () => {
  const { pickup_area, dropoff_area } = newOrder({
    ...said,
    pickup_area: 'DXB',
    dropoff_city: 'Sharjah',
    dropoff_area: 'Sharjah',
  });
  expect([pickup_area, dropoff_area]).toEqual(['', '']);
});

test('is priced by the stored sides', () => {
  expect(inCentimetres(said)).toEqual({ length: 30, width: 20, height: 10.5 });
});

describe('the sender of an order', () => {
  const known = { name: 'Noor Trading', phone: '04 555 0102', houseNo: 'Villa 12', street: 'Al Wasl Road' };

  test('has the values of the order, then those of the registered sender', () => {
    expect(senderDetails({ sender_name: 'Amal' }, known)).toEqual({
      sender_name: 'Amal',
      sender_phone: '04 555 0102',
      sender_address: 'Villa 12, Al Wasl Road',
    });
    expect(senderDetails({}, { ...known, houseNo: '' }).sender_address).toBe('Al Wasl Road');
  });

  test('lacks values that neither has', () => {
    expect(missingDetails(senderDetails({ sender_name: 'Amal' }, undefined))).toEqual([
      'sender_phone',
      'sender_address',
    ]);
    expect(missingDetails(senderDetails({}, known))).toEqual([]);
  });
});

test('the second of two numbers in one field is the second phone, unless another is given', () => {
  const secondOf = (phone: string, more: Partial<NewOrder> = {}) =>
    newOrder({ ...said, receiver_phone: phone, ...more }).receiver_phone2;
  const two = '050 123 4567 / ٠٥٥ ٢١٠ ٤٤٧١';
  expect([two, '0501234567,0552104471', '050 123 4567'].map((phone) => secondOf(phone))).toEqual([
    '055 210 4471',
    '0552104471',
    '',
  ]);
  expect(['04 123 4567 ext 2', '04 123 4567 / 2', ' 050 123 4567 /'].map((phone) => secondOf(phone))).toEqual(
    ['', '', ''],
  );
  expect(secondOf(two, { receiver_phone2: '' })).toBe('055 210 4471');
  expect(secondOf(two, { receiver_phone2: '04 338 1200' })).toBe('04 338 1200');
});
