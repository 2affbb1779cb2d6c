import type { BoardKind } from '@tawseel/contract/facts/stops';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/engine/tables.ts';
import type { OrderRow } from '../orders/tables.ts';
import { ON_RUN, type Stop } from '../stops/store/stops.ts';

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

/** Lists the stops of parcels on a run with their tracking IDs. */
export async function listNamedStops(
  db: Database,
  runId: string,
  trackingIds: readonly string[],
): Promise<(Stop & { tracking_id: string })[]> {
  const rows = await db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .selectAll('run_stops')
    .select('orders.tracking_id')
    .where('run_id', '=', runId)
    .where('orders.tracking_id', 'in', trackingIds)
    .where('state', 'in', ON_RUN)
    .execute();
  // A closed set in the database.
  return rows.map((row) => ({ ...row, state: row.state as Stop['state'] }));
}

/** Parcels of one key that a driver had on one day: of an area as typed, 'Dubai\nAl Barsha', or of a sender, by id. */
export type Driven = { key: string; driverId: string; parcels: number };

/** Counts what each driver of a warehouse was given on a day: deliveries by area, pickups by sender. */
export async function countDriven(
  db: Database,
  { warehouseId, kind, day }: { warehouseId: string; kind: BoardKind; day: string },
): Promise<Driven[]> {
  const key =
    kind === 'pickup' ? sql<string>`sender_id` : sql<string>`dropoff_city || ${'\n'} || dropoff_area`;
  const rows = await db
    .selectFrom('runs')
    .innerJoin('run_stops', 'run_stops.run_id', 'runs.id')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .select(({ fn }) => [key.as('key'), 'driver_id', fn.countAll<number>().as('parcels')])
    .where('runs.warehouse_id', '=', warehouseId)
    .where('runs.day', '=', day)
    .where('runs.kind', '=', kind)
    .where('driver_id', 'is not', null)
    .groupBy(['key', 'driver_id'])
    .execute();
  return rows.flatMap(({ key, driver_id, parcels }) =>
    key === null || driver_id === null ? [] : [{ key, driverId: driver_id, parcels: Number(parcels) }],
  );
}
