import { sql } from 'kysely';
import type { LiveRelation } from '../../../platform/engine/orphans.ts';

/** Relations by which orders keep their warehouse or sender from being deleted. */
export const LIVE_ORDERS: readonly LiveRelation[] = [
  {
    from: 'orders',
    column: 'warehouse_id',
    to: 'warehouses',
    what: 'an order that is not delivered belongs to a warehouse',
    live: sql`child.tracking_status not in ('delivered', 'return')`,
  },
  {
    from: 'orders',
    column: 'sender_id',
    to: 'senders',
    what: 'cash on delivery that is not handed in is of a sender',
    live: sql`child.payment_method = 'COD' and child.value_fils > 0 and child.cash_handed_in_at is null
      and child.tracking_status <> 'return'`,
  },
];
