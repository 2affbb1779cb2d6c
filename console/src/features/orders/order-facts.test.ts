import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import {
  eventTitle,
  parcelFacts,
  paymentFacts,
  receiverFacts,
  senderFacts,
  showParcelSize,
  trackingText,
} from './order-facts.ts';
import {
  asInTrackingId,
  deliveryTypeOf,
  foundReference,
  orderFinder,
  trackingIdFinder,
} from './order-rules.ts';

test('an empty order shows N/A everywhere', () => {
  const facts = [receiverFacts({}), senderFacts({}), paymentFacts({}), parcelFacts({})].flat();
  expect(facts.length).toBeGreaterThan(15);
  expect(facts.filter(({ value }) => value !== 'N/A')).toEqual([]);
});

test('figures have their units', () => {
  const order = {
    orderValue: 1234.5,
    orderWeight: 1.25,
    parcelSize: { length: 40, width: 30, height: 20, totalVolume: 24_000 },
    charge: { total: 28 },
  };
  const values = [...paymentFacts(order), ...parcelFacts(order)].map(({ value }) => value);
  expect(values).toEqual(
    expect.arrayContaining(['AED 1,234.50', 'AED 28.00', '1.25 kg', '40 × 30 × 20 cm', '24,000 cm³']),
  );
});

test.each([
  [{ place: 'driver', name: 'Bilal' }, 'AED 463.00 with Bilal'],
  [{ place: 'box', name: 'Chandra', count: 7 }, 'AED 463.00 taken in by Chandra, count 7'],
  [{ place: 'safe', name: 'Al Quoz', count: null }, 'AED 463.00 taken in by Al Quoz'],
  [{ place: 'card', name: '' }, 'AED 463.00 paid by card'],
] as const)('the payment shows where the money is: %j', (where, value) => {
  expect(paymentFacts({}, { amount: 463, ...where })).toContainEqual({ label: 'Money', value });
  expect(paymentFacts({}, null).map(({ label }) => label)).not.toContain('Money');
});

test('a parcel size without one of its sides is not shown', () => {
  expect(showParcelSize({ parcelSize: { length: 40, width: 30 } })).toBe('N/A');
});

describe('the reference of the sender', () => {
  const order = { trackingID: 'TWS-2222-232W', reference: '#1001', dropoff: { receiverName: 'Huda' } };

  async function hostWith(features: string[]): Promise<void> {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ features }));
    await loadHostSettings();
  }
  afterEach(() => hostWith([]));

  test('is shown in the details and in search hits on a server that has references', async () => {
    await hostWith(['tawseel']);
    expect(senderFacts(order)).toContainEqual({ label: 'Reference', value: '#1001' });
    expect(senderFacts({ ...order, reference: '' })).toEqual(senderFacts({}));
    expect(['#10', ' 1001 ', 'huda', ''].map((search) => foundReference(order, search))).toEqual([
      '#1001',
      '#1001',
      '',
      '',
    ]);
  });

  test("is ignored if another company's server happens to send one", () => {
    expect(senderFacts(order)).toEqual(senderFacts({}));
    expect(foundReference(order, '#1001')).toBe('');
  });
});

test('cities are shown with spaces', () => {
  expect(receiverFacts({ dropoff: { city: 'Ras-Al-Khaimah' } })).toContainEqual({
    label: 'City',
    value: 'Ras Al Khaimah',
  });
});

test('the delivery type is deliveryType, else mode', () => {
  expect(deliveryTypeOf({ deliveryType: 'Urgent', mode: 'normal' })).toBe('urgent');
  expect(deliveryTypeOf({ deliveryType: '', mode: 'NORMAL' })).toBe('normal');
  expect(deliveryTypeOf({})).toBe('');
});

test('a tracking ID is matched and marked with or without its hyphens, on our servers only', async () => {
  const order = { trackingID: 'TWS-2222-232W' };
  expect(orderFinder('tws2222232w')(order)).toBe(false);
  expect(trackingIdFinder('2222-23')(order)).toBe(true);
  expect(asInTrackingId(order, '222223')).toBe('222223');
  await loadHostSettings('{"features":["tawseel"]}');
  expect(orderFinder(' tws2222232w ')(order)).toBe(true);
  expect(trackingIdFinder('2222 23')(order)).toBe(true);
  expect(asInTrackingId(order, '222223')).toBe('2222-23');
  expect(asInTrackingId(order, 'farouk')).toBe('farouk');
  expect(orderFinder('2222232w')({ dropoff: { receiverName: '2222-232W' } })).toBe(false);
  await loadHostSettings('{}');
});

test('a search matches tracking ID or receiver; an order without both matches no text', () => {
  expect(orderFinder('tws')({ trackingID: 'TWS-7' })).toBe(true);
  expect(orderFinder(' FATI ')({ dropoff: { receiverName: 'Fatima' } })).toBe(true);
  expect(orderFinder('undefined')({})).toBe(false);
});

test('shows each status in the words of the specification', () => {
  expect(TRACKING_STATUSES.map(trackingText)).toEqual([
    'New Order has been Created',
    'Ready for pickup',
    'Rejected by the driver',
    'Picked up by the driver',
    'Submitted to the warehouse by the driver',
    'Assigned to a driver for delivery',
    'Successfully delivered',
    'Returned due to an issue',
  ]);
});

test('names no actor in a status on our own server, which knows who acted', async () => {
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const titles = TRACKING_STATUSES.map((status) => eventTitle({ event: 'status', status }));
  expect([...titles, ...TRACKING_STATUSES.map(trackingText)].join(', ')).not.toMatch(/ by /);
  expect(titles[TRACKING_STATUSES.indexOf('warehouse')]).toBe('In the warehouse');
  await loadHostSettings('{}');
});

test("shows another server's unknown status unchanged", () => {
  expect(trackingText('on hold')).toBe('on hold');
  expect(trackingText('toString')).toBe('toString');
});
