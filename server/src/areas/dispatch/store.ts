import { DOOR_KINDS, STOP_STATES } from '@tawseel/contract/facts/stops';
import type { Recalled } from '@tawseel/contract/my-day';
import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../../platform/engine/database.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import { IS_STANDING } from '../orders/store/standing-acts.ts';
import type { OrderRow } from '../orders/tables.ts';
import { type RunRow, type StopRow, shareRun } from '../runs/store.ts';

type Standing = { stop: StopRow; run: RunRow; order: OrderRow };

/** A stop with its run and its order, locked in the order in which scans and closing lock them: run, order, stop. */
export async function lockStop(trx: Trx, stopId: string): Promise<Standing | undefined> {
  const known = trx.selectFrom('run_stops').selectAll().where('id', '=', stopId);
  const found = await known.executeTakeFirst();
  const run = found && (await shareRun(trx, found.run_id));
  const order = found && (await lockOrdersById(trx, [found.order_id])).get(found.order_id);
  const stop = await engineOf(trx).lockRows(known, 'update').executeTakeFirst();
  return run && order && stop && { stop, run, order };
}

/** Orders that wait at a warehouse for a driver; at all warehouses if none is named. */
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

/** Ids of the orders that wait at a warehouse for a driver, those longest there first. */
export async function listForDelivery(db: Database, warehouseId: string, limit: number): Promise<string[]> {
  const rows = await selectForDelivery(db, warehouseId).orderBy('custody.since').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Number of orders that wait for a driver, counted to a limit. */
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

/** Orders of a warehouse whose parcels wait at their senders for a driver, on no run, those booked first before. */
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

/** Parcels of a warehouse that are with some driver, though on no run. */
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

/** Runs from door to door of a driver, or of all of a warehouse, that are not over. */
export async function listDoorRuns(
  db: Database,
  by: { driverId: string } | { warehouseId: string },
  states: readonly string[],
): Promise<RunRow[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .$if('driverId' in by, (query) => query.where('driver_id', '=', 'driverId' in by ? by.driverId : ''))
    .$if('warehouseId' in by, (query) =>
      query.where('warehouse_id', '=', 'warehouseId' in by ? by.warehouseId : ''),
    )
    .where('kind', 'in', DOOR_KINDS)
    .where('state', 'in', states)
    .orderBy('no')
    .execute();
}

/** What was cancelled while a driver had it. */
const CANCELLED_ON_ROAD = sql<SqlBool>`run_stops.state = 'pending' and run_stops.kind = 'delivery'
  and orders.tracking_status = 'return'`;

/** What is on the vans of these runs and is to be brought back: withdrawn, or cancelled meanwhile. */
export async function listRecalled(db: Database, runIds: readonly string[]): Promise<Recalled[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .innerJoin('custody', 'custody.seq', 'orders.seq')
    .select(['orders.tracking_id as trackingID', 'orders.receiver_name as name', 'run_stops.why as why'])
    .where('run_stops.run_id', 'in', runIds)
    .where('custody.holder_kind', '=', 'run')
    .whereRef('custody.holder', '=', 'run_stops.run_id')
    .where(sql<SqlBool>`(run_stops.state = 'withdrawn' and run_stops.why <> '' and not exists (
      select 1 from run_stops as again where again.order_id = orders.id and again.state = 'pending')
      or ${CANCELLED_ON_ROAD})`)
    .orderBy('run_stops.place')
    .orderBy('run_stops.id')
    .execute();
}

/** Stops of these runs with their orders, as they are visited. */
export async function listMyStops(db: Database, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .leftJoin('promises', (join) =>
      join.onRef('promises.order_id', '=', 'orders.id').on('promises.ended_at', 'is', null),
    )
    .leftJoin('pickups', 'pickups.id', 'run_stops.pickup_id')
    .selectAll('orders')
    .select([
      'run_stops.id as stop_id',
      'run_stops.run_id',
      'run_stops.kind as run_kind',
      'run_stops.state',
      'run_stops.place',
      'custody.sort_code',
      'promises.day',
      'promises.from_time',
      'promises.to_time',
      'promises.note as promise_note',
      'promises.leave_with',
      'pickups.id as pickup_id',
      'pickups.street as shop_street',
      'pickups.area as shop_area',
      'pickups.city as shop_city',
      'pickups.phone as shop_phone',
      'pickups.note as shop_note',
      'pickups.day as shop_day',
      'pickups.from_time as shop_from',
      'pickups.to_time as shop_to',
    ])
    .select(
      sql<number>`(select count(*) from stop_acts where stop_acts.order_id = orders.id
        and stop_acts.act = 'failed' and stop_acts.result = 'accepted' and ${IS_STANDING})`.as('attempts'),
    )
    .where('run_stops.run_id', 'in', runIds)
    .where('run_stops.state', 'in', STOP_STATES)
    .where(sql<SqlBool>`not (${CANCELLED_ON_ROAD})`)
    .orderBy('run_stops.place')
    .orderBy('run_stops.id')
    .execute();
}

/** Puts stops in this order; those that are not named come after, as they were. */
export async function orderStops(trx: Trx, runId: string, stopIds: readonly string[]): Promise<void> {
  for (const [at, id] of stopIds.entries())
    await trx
      .updateTable('run_stops')
      .set({ place: at + 1 })
      .where('id', '=', id)
      .where('run_id', '=', runId)
      .execute();
}
