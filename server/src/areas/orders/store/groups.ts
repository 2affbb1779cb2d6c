import type { Database } from '../../../platform/engine/tables.ts';
import type { Span } from '../../../platform/values/period.ts';
import { type Contribution, contribution } from '../rules/contribution.ts';
import { seqSpan } from './seq.ts';

/** Aggregate of orders with equal contributions but for the money. */
type OrderGroup = {
  tracking_status: string;
  payment_method: string;
  cash_handed_in: number;
  orders: number;
  charge_fils: number;
  value_fils: number;
};

/** Groups the orders created in a span by everything that their contribution depends on, except the money. */
export function groupOrders<C extends 'warehouse_id' | 'delivery_type' = never>(
  db: Database,
  { from, to }: Span,
  also: readonly C[] = [],
) {
  const [first, end] = seqSpan(from, to);
  return db
    .selectFrom('orders')
    .select(also)
    .select((eb) => [
      'tracking_status',
      'payment_method',
      eb.case().when('cash_handed_in_at', 'is', null).then(0).else(1).end().as('cash_handed_in'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('charge_fils').as('charge_fils'),
      eb.fn.sum<number>('value_fils').as('value_fils'),
    ])
    .where('seq', '>=', first)
    .where('seq', '<', end)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy([...also, 'tracking_status', 'payment_method', 'cash_handed_in']);
}

/** Returns the contribution of a group: contributions are linear in the money, so sums are treated as one order. */
export function contributionOf(group: OrderGroup): Contribution {
  const one = contribution({
    chargeFils: group.charge_fils,
    orderValueFils: group.value_fils,
    paymentMethod: group.payment_method,
    cashHandedIn: group.cash_handed_in === 1,
    trackingStatus: group.tracking_status,
  });
  return { ...one, orders: group.orders };
}
