import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/engine/tables.ts';
import type { OrderRow } from '../orders/tables.ts';

/** Selects orders that wait for a driver at a warehouse, or at all of them. */
function selectForDelivery(db: Database, warehouseId: string | undefined) {
  return db
    .selectFrom('custody')
    .innerJoin('orders', 'orders.seq', 'custody.seq')
    .select('orders.id')
    .where('custody.holder_kind', '=', 'warehouse')
    .$if(warehouseId !== undefined, (query) => query.where('custody.holder', '=', warehouseId ?? ''))
    .where('custody.leg', '=', 'out')
    .where('orders.tracking_status', '=', 'warehouse')
    .where(sql<SqlBool>`coalesce(custody.to_warehouse, custody.holder) = custody.holder`)
    .where(sql<SqlBool>`coalesce(custody.exception, '') <> 'missing'`)
    .where(sql<SqlBool>`not exists (select 1 from run_stops where run_stops.order_id = orders.id
      and run_stops.state = 'pending')`);
}

/** Lists the ids of orders that wait for a driver at a warehouse, longest waiting first. */
export async function listForDelivery(db: Database, warehouseId: string, limit: number): Promise<string[]> {
  const rows = await selectForDelivery(db, warehouseId).orderBy('custody.since').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Counts orders that wait for a driver, up to a limit. */
export async function countForDelivery(
  db: Database,
  warehouseId: string | undefined,
  limit: number,
): Promise<number> {
  const { waiting } = await db
    .selectFrom(selectForDelivery(db, warehouseId).limit(limit).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type ToCollect = Pick<
  OrderRow,
  | 'id'
  | 'created_at'
  | 'sender_id'
  | 'sender_name'
  | 'sender_address'
  | 'pickup_area'
  | 'pickup_city'
  | 'tracking_status'
>;

/**
 * Lists orders of a warehouse whose parcels wait at their senders for a driver and are on no run, earliest booked
 * first.
 */
export async function listToCollect(
  db: Database,
  warehouseId: string,
  { since, limit }: { since: number; limit: number },
): Promise<ToCollect[]> {
  return db
    .selectFrom('orders')
    .select([
      ...([
        'id',
        'created_at',
        'sender_id',
        'sender_name',
        'sender_address',
        'pickup_area',
        'pickup_city',
      ] as const),
      'tracking_status',
    ])
    .where('warehouse_id', '=', warehouseId)
    .where('seq', '>=', since)
    .where('tracking_status', 'in', ['created', 'accepted'])
    .where(sql<SqlBool>`not exists (select 1 from run_stops where run_stops.order_id = orders.id
      and run_stops.state = 'pending')`)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Counts parcels of a warehouse that a driver has without a run. */
export async function countOnNoRun(db: Database, warehouseId: string): Promise<number> {
  const { parcels } = await db
    .selectFrom('custody')
    .innerJoin('orders', 'orders.seq', 'custody.seq')
    .select(({ fn }) => fn.countAll<number>().as('parcels'))
    .where('custody.holder_kind', '=', 'unknown')
    .where('custody.warehouse_id', '=', warehouseId)
    .where('orders.tracking_status', '=', 'assignedtodriver')
    .executeTakeFirstOrThrow();
  return Number(parcels);
}
