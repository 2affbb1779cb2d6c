import { describe, expect, test } from 'vitest';
import { inCentimetres, missingDetails, type NewOrder, newOrder, senderDetails } from './new-order.ts';

const said: NewOrder = {
  id: 'o1',
  trackingId: 'TWS-2222-232W',
  mode: 'normal',
  status: 'created',
  warehouseId: 'w1',
  senderId: null,
  sender: { senderName: 'Amal', senderPhone: '04 123 4567', senderAddress: 'Al Karama' },
  pickup: { city: 'Dubai', area: 'Al Karama' },
  dropoff: { city: 'Ajman', street: 'Creek Street', receiverName: 'Huda', receiverPhone: '050 123 4567' },
  paymentMethod: 'COD',
  title: 'Books',
  valueFils: 25_000,
  weightGrams: 4200,
  size: { length: 300, width: 200, height: 105 },
  charge: {
    parts: { baseFils: 1800, weightFils: 500, sizeFils: 250, packingFils: 300 },
    chargeFils: 2850,
  },
  createdAt: '2026-11-21T10:00:00.000Z',
};

test('stores what an order does not say as nothing, but for its type and its country', () => {
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

test('stores what it says as it says it', () => {
  const whole = {
    ...said,
    reference: '#1001',
    type: 'Document',
    details: 'Call first',
    country: 'Oman',
    packed: true,
    images: ['/pictures/parcel/1.svg'],
    cashHandedInAt: '2026-11-21T12:00:00.000Z',
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

test('keeps no area that only names the city once more', () => {
  const { pickup_area, dropoff_area } = newOrder({
    ...said,
    pickup: { city: 'Dubai', area: 'DXB' },
    dropoff: { ...said.dropoff, city: 'Sharjah', area: 'Sharjah' },
  });
  expect([pickup_area, dropoff_area]).toEqual(['', '']);
});

test('is priced by the sides that are stored', () => {
  expect(inCentimetres(said.size)).toEqual({ length: 30, width: 20, height: 10.5 });
});

describe('who sends', () => {
  const known = { name: 'Noor Trading', phone: '04 555 0102', houseNo: 'Villa 12', street: 'Al Wasl Road' };

  test('is what the order says, then what is known of the sender', () => {
    expect(senderDetails({ senderName: 'Amal' }, known)).toEqual({
      senderName: 'Amal',
      senderPhone: '04 555 0102',
      senderAddress: 'Villa 12, Al Wasl Road',
    });
    expect(senderDetails({}, { ...known, houseNo: '' }).senderAddress).toBe('Al Wasl Road');
  });

  test('lacks what neither says', () => {
    expect(missingDetails(senderDetails({ senderName: 'Amal' }, undefined))).toEqual([
      'senderPhone',
      'senderAddress',
    ]);
    expect(missingDetails(senderDetails({}, known))).toEqual([]);
  });
});
