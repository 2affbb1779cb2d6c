import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { HeldOrder } from '@tawseel/contract/held-orders';
import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { IS_HELD_LATE } from './order-money.ts';

/** Orders whose cash a driver holds, oldest first, and their sum in fils. */
export type CashWithDriver = { held: HeldOrder[]; fils: number };

/** Reads the cash that a driver holds, order by order; the sum is that of the list. */
export async function readDriverCash(db: Database, driverId: string): Promise<CashWithDriver> {
  const rows = await db
    .selectFrom('cash_held')
    .innerJoin('orders', 'orders.seq', 'cash_held.order_seq')
    .select(['tracking_id', 'receiver_name', 'value_fils', 'payment_method', 'cash_held.fils', 'since'])
    .select(sql<number>`case when ${IS_HELD_LATE} then 1 else 0 end`.as('is_late'))
    .where('driver_id', '=', driverId)
    .orderBy('since')
    .orderBy('order_seq')
    .execute();
  const held = rows.map((row) => ({
    trackingID: row.tracking_id,
    receiver: row.receiver_name,
    due: toAed(cashDue(row.payment_method, Number(row.value_fils))),
    amount: toAed(Number(row.fils)),
    since: row.since,
    isLate: Number(row.is_late) === 1,
  }));
  return { held, fils: rows.reduce((sum, { fils }) => sum + Number(fils), 0) };
}
