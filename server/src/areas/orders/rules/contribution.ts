import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { StoredOrder } from './new-order.ts';

export type FinanceOrder = {
  chargeFils: number;
  orderValueFils: number;
  paymentMethod: string;
  /** Meaningful for cash on delivery only. */
  cashHandedIn: boolean;
  trackingStatus: string;
};

export type Contribution = {
  orders: number;
  revenueFils: number;
  paidCodFils: number;
  unpaidCodFils: number;
  /** Part of unpaidCodFils of orders that are not delivered. */
  toCollectFils: number;
};

/**
 * Contribution of one order to the totals of the hour, day and month it was created in. A cash-on-delivery order of
 * 250 AED charged 35 AED, delivered and not handed in: {orders: 1, revenueFils: 3500, paidCodFils: 0,
 * unpaidCodFils: 25000, toCollectFils: 0}. Returned, it still counts as an order, and every sum is 0.
 */
export function contribution(order: FinanceOrder): Contribution {
  if (order.trackingStatus === 'return')
    return { orders: 1, revenueFils: 0, paidCodFils: 0, unpaidCodFils: 0, toCollectFils: 0 };
  const codFils = cashDue(order.paymentMethod, order.orderValueFils);
  return {
    orders: 1,
    revenueFils: order.chargeFils,
    paidCodFils: order.cashHandedIn ? codFils : 0,
    unpaidCodFils: order.cashHandedIn ? 0 : codFils,
    toCollectFils: order.cashHandedIn || order.trackingStatus === 'delivered' ? 0 : codFils,
  };
}

type Counted = Pick<
  StoredOrder,
  'charge_fils' | 'value_fils' | 'payment_method' | 'cash_handed_in_at' | 'tracking_status'
>;

/** Contribution of a stored order. */
export function contributionOf(row: Counted): Contribution {
  return contribution({
    chargeFils: row.charge_fils,
    orderValueFils: row.value_fils,
    paymentMethod: row.payment_method,
    cashHandedIn: row.cash_handed_in_at !== null,
    trackingStatus: row.tracking_status,
  });
}

/** Returns true if cash on delivery is still to be handed in. */
export function hasOpenCash(row: Counted): boolean {
  return contributionOf(row).unpaidCodFils > 0;
}

/** Delta of the totals when an order changes: its contribution after, less the one before. */
export function contributionChange(before: Contribution, after: Contribution): Contribution {
  return {
    orders: after.orders - before.orders,
    revenueFils: after.revenueFils - before.revenueFils,
    paidCodFils: after.paidCodFils - before.paidCodFils,
    unpaidCodFils: after.unpaidCodFils - before.unpaidCodFils,
    toCollectFils: after.toCollectFils - before.toCollectFils,
  };
}
