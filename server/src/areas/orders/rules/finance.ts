import { toAed } from '../../../platform/values/fils.ts';
import type { StoredOrder } from './new-order.ts';

export type FinanceOrder = {
  chargeFils: number;
  orderValueFils: number;
  paymentMethod: string;
  /** Only of meaning where it is cash on delivery. */
  cashHandedIn: boolean;
  trackingStatus: string;
};

export type Contribution = {
  orders: number;
  revenueFils: number;
  paidCodFils: number;
  unpaidCodFils: number;
};

/** 'COD' and 'Cash on Delivery', in any case. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return /^\s*(cod|cash[\s-]on[\s-]delivery)\s*$/i.test(paymentMethod);
}

/**
 * Contribution of one order to the totals of the hour, day and month it was created in. A cash-on-delivery order of
 * 250 AED charged 35 AED, not handed in: {orders: 1, revenueFils: 3500, paidCodFils: 0, unpaidCodFils: 25000}.
 * Returned, it still counts as an order, and every sum is 0.
 */
export function contribution(order: FinanceOrder): Contribution {
  if (order.trackingStatus === 'return')
    return { orders: 1, revenueFils: 0, paidCodFils: 0, unpaidCodFils: 0 };
  const codFils = isCashOnDelivery(order.paymentMethod) ? order.orderValueFils : 0;
  return {
    orders: 1,
    revenueFils: order.chargeFils,
    paidCodFils: order.cashHandedIn ? codFils : 0,
    unpaidCodFils: order.cashHandedIn ? 0 : codFils,
  };
}

type Counted = Pick<
  StoredOrder,
  'charge_fils' | 'value_fils' | 'payment_method' | 'cash_handed_in_at' | 'tracking_status'
>;

/** The same of an order as it is stored. */
export function contributionOf(row: Counted): Contribution {
  return contribution({
    chargeFils: row.charge_fils,
    orderValueFils: row.value_fils,
    paymentMethod: row.payment_method,
    cashHandedIn: row.cash_handed_in_at !== null,
    trackingStatus: row.tracking_status,
  });
}

/** Whether cash on delivery is to come in for it yet. */
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
  };
}

/** Finance summary, four sums in AED: revenue 10.50 and expenses 12.00 make a loss of 1.50. */
export function summary(totals: { revenueFils: number; expensesFils: number }) {
  const balance = totals.revenueFils - totals.expensesFils;
  return {
    totalRevenue: toAed(totals.revenueFils),
    expenses: toAed(totals.expensesFils),
    profit: toAed(Math.max(0, balance)),
    loss: toAed(Math.max(0, -balance)),
  };
}

/**
 * The percent change of each figure, to one decimal: 150 after 120 is 25; 1 after 3 is -66.7.
 * Null where the figure before was 0 and there is nothing to compare with.
 */
export function changes<Figure extends string>(
  current: Readonly<Record<Figure, number>>,
  previous: Readonly<Record<Figure, number>>,
): Record<Figure, number | null> {
  const percents = {} as Record<Figure, number | null>;
  for (const figure in current) percents[figure] = percentChange(current[figure], previous[figure]);
  return percents;
}

function percentChange(current: number, previous: number): number | null {
  if (previous === 0) return null;
  return Math.round(((current - previous) / previous) * 1000) / 10 + 0;
}
