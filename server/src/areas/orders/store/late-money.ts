import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { LateMoney } from '../../ledger/rules/late-money.ts';

/** Stored money of a late act, with its driver and the warehouse of its run. */
export type StoredLateMoney = LateMoney & {
  state: LateMoneyState;
  driverName: string;
  warehouseId: string;
  isDecided: boolean;
};

/** Returns the money of late acts at the stops of orders, oldest first, by the id of the order. */
export async function findLateMoney(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredLateMoney[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('late_money')
    .innerJoin('stop_acts', 'stop_acts.id', 'late_money.act_id')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .innerJoin('staff', 'staff.id', 'runs.driver_id')
    .select(['act_id', 'late_money.state', 'decided_at', 'stop_acts.order_id', 'cash_fils', 'card_fils'])
    .select(['happened_at', 'staff.id as driver_id', 'first_name', 'last_name'])
    .select('runs.warehouse_id')
    .where('stop_acts.order_id', 'in', orderIds)
    .orderBy('act_id')
    .execute();
  const all = rows.map((row) => ({
    orderId: row.order_id,
    actId: row.act_id,
    driverId: row.driver_id,
    driverName: `${row.first_name} ${row.last_name}`.trim(),
    warehouseId: row.warehouse_id,
    cashFils: row.cash_fils,
    cardFils: row.card_fils,
    since: row.happened_at,
    state: row.state,
    isDecided: row.decided_at !== null,
  }));
  return Map.groupBy(all, ({ orderId }) => orderId);
}

/** True for an order of `orders` whose money is that of a late act. */
export const IS_HELD_LATE = sql<SqlBool>`exists (select 1 from stop_acts
  inner join late_money on late_money.act_id = stop_acts.id and late_money.state = 'held'
  where stop_acts.order_id = orders.id and stop_acts.result = 'late')`;
