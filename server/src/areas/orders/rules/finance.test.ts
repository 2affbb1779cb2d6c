import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changes,
  contribution,
  contributionChange,
  type FinanceOrder,
  isCashOnDelivery,
  summary,
} from './finance.ts';

const order: FinanceOrder = {
  chargeFils: 3500,
  orderValueFils: 25000,
  paymentMethod: 'COD',
  cashHandedIn: false,
  trackingStatus: 'assignedtodriver',
};

test('counts the charge as revenue and the cash as unpaid until it is handed in', () => {
  expect(contribution(order)).toEqual({ orders: 1, revenueFils: 3500, paidCodFils: 0, unpaidCodFils: 25000 });
  expect(contribution({ ...order, trackingStatus: 'delivered', cashHandedIn: true })).toEqual({
    orders: 1,
    revenueFils: 3500,
    paidCodFils: 25000,
    unpaidCodFils: 0,
  });
});

test('leaves a returned order out of every sum but still counts it', () => {
  for (const cashHandedIn of [true, false]) {
    expect(contribution({ ...order, trackingStatus: 'return', cashHandedIn })).toEqual({
      orders: 1,
      revenueFils: 0,
      paidCodFils: 0,
      unpaidCodFils: 0,
    });
  }
});

test('leaves the value of an order paid otherwise out of the cash on delivery', () => {
  const card = contribution({ ...order, paymentMethod: 'Card', cashHandedIn: true });
  expect(card).toEqual({ orders: 1, revenueFils: 3500, paidCodFils: 0, unpaidCodFils: 0 });
});

test('knows cash on delivery however it is written', () => {
  for (const text of ['COD', 'cod', 'Cash on Delivery', 'CASH-ON-DELIVERY', ' Cod ']) {
    expect(isCashOnDelivery(text)).toBe(true);
  }
  for (const text of ['Card', 'cash', 'code', 'Prepaid', '']) expect(isCashOnDelivery(text)).toBe(false);
});

test('brings the totals from before a change to after it', () => {
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

test('shows either a profit or a loss, in AED', () => {
  expect(summary({ revenueFils: 1050, expensesFils: 1200 })).toEqual({
    totalRevenue: 10.5,
    expenses: 12,
    profit: 0,
    loss: 1.5,
  });
  expect(summary({ revenueFils: 1200, expensesFils: 1050 })).toMatchObject({ profit: 1.5, loss: 0 });
  expect(summary({ revenueFils: 7, expensesFils: 7 })).toMatchObject({ profit: 0, loss: 0 });
});

test('states changes in percent to one decimal, and none where there was nothing before', () => {
  const now = { revenue: 150, expenses: 1, loss: 5, profit: 80, users: 0 };
  const before = { revenue: 120, expenses: 3, loss: 0, profit: 80, users: 0 };
  expect(changes(now, before)).toEqual({ revenue: 25, expenses: -66.7, loss: null, profit: 0, users: null });
  expect(changes({ loss: 99_999 }, { loss: 100_000 })).toEqual({ loss: 0 });
});
