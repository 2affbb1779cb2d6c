import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { HeldOrder } from '@tawseel/contract/held-orders';
import type { Database } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';

/** Orders whose cash a driver holds, oldest first, and their sum in fils. */
export type HeldCash = { held: HeldOrder[]; fils: number };

/** Reads the cash that a driver holds, order by order; the sum is that of the list. */
export async function readHeldCash(db: Database, driverId: string): Promise<HeldCash> {
  const rows = await db
    .selectFrom('cash_held')
    .innerJoin('orders', 'orders.seq', 'cash_held.order_seq')
    .select(['tracking_id', 'receiver_name', 'value_fils', 'payment_method', 'cash_held.fils', 'since'])
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
  }));
  return { held, fils: rows.reduce((sum, { fils }) => sum + Number(fils), 0) };
}
