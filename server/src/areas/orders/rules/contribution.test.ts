import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contribution, contributionChange, type FinanceOrder } from './contribution.ts';

const order: FinanceOrder = {
  chargeFils: 3500,
  orderValueFils: 25000,
  paymentMethod: 'COD',
  cashHandedIn: false,
  trackingStatus: 'assignedtodriver',
};

test('counts the charge as revenue and the cash as unpaid until it is handed in', () => {
  expect(contribution(order)).toEqual({
    orders: 1,
    revenueFils: 3500,
    paidCodFils: 0,
    unpaidCodFils: 25000,
    toCollectFils: 25000,
  });
  expect(contribution({ ...order, trackingStatus: 'delivered', cashHandedIn: true })).toEqual({
    orders: 1,
    revenueFils: 3500,
    paidCodFils: 25000,
    unpaidCodFils: 0,
    toCollectFils: 0,
  });
});

test('excludes a returned order from every sum but still counts it', () => {
  for (const cashHandedIn of [true, false]) {
    expect(contribution({ ...order, trackingStatus: 'return', cashHandedIn })).toEqual({
      orders: 1,
      revenueFils: 0,
      paidCodFils: 0,
      unpaidCodFils: 0,
      toCollectFils: 0,
    });
  }
});

test('excludes the value of an order paid otherwise from the cash on delivery', () => {
  const card = contribution({ ...order, paymentMethod: 'Card', cashHandedIn: true });
  expect(card).toEqual({ orders: 1, revenueFils: 3500, paidCodFils: 0, unpaidCodFils: 0, toCollectFils: 0 });
});

test('recognizes cash on delivery in every spelling', () => {
  for (const text of ['COD', 'cod', 'Cash on Delivery', 'CASH-ON-DELIVERY', ' Cod ']) {
    expect(isCashOnDelivery(text)).toBe(true);
  }
  for (const text of ['Card', 'cash', 'code', 'Prepaid', '']) expect(isCashOnDelivery(text)).toBe(false);
});

test('updates the totals from before a change to after it', () => {
  const orders = fc.record({
    chargeFils: fc.nat(),
    orderValueFils: fc.nat(),
    paymentMethod: fc.constantFrom('COD', 'Card'),
    cashHandedIn: fc.boolean(),
    trackingStatus: fc.constantFrom(...TRACKING_STATUSES),
  });
  fc.assert(
    fc.property(orders, orders, (one, two) => {
      const before = contribution(one);
      const after = contribution(two);
      const change = contributionChange(before, after);
      expect(change.orders).toBe(0);
      expect(before.revenueFils + change.revenueFils).toBe(after.revenueFils);
      expect(before.paidCodFils + change.paidCodFils).toBe(after.paidCodFils);
      expect(before.unpaidCodFils + change.unpaidCodFils).toBe(after.unpaidCodFils);
    }),
  );
});
