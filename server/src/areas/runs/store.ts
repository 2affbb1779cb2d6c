import type { Run } from '@tawseel/contract/runs';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../../platform/engine/database.ts';
import { newId } from '../../platform/engine/ids.ts';
import { prepared } from '../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import type { Scope } from '../../platform/values/scope.ts';

export type RunRow = Tables['runs'];
export type StopState = 'pending' | 'done' | 'failed' | 'withdrawn' | 'moved';

const MOST_RUNS = 200;

/** Runs from the warehouse of a scope and to it. */
function isSeen({ warehouseId }: Scope): RawBuilder<SqlBool> {
  if (warehouseId === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(runs.warehouse_id = ${warehouseId} or runs.to_warehouse_id = ${warehouseId})`;
}

/** Runs with the names of what they name, and how many parcels each has. */
function described(db: Database) {
  const stops = (...states: StopState[]) =>
    sql<number>`(select count(*) from run_stops
      where run_stops.run_id = runs.id and run_stops.state in (${sql.join(states)}))`;
  return db
    .selectFrom('runs')
    .innerJoin('warehouses as origin', 'origin.id', 'runs.warehouse_id')
    .innerJoin('warehouses as goal', 'goal.id', 'runs.to_warehouse_id')
    .leftJoin('staff as driver', 'driver.id', 'runs.driver_id')
    .selectAll('runs')
    .select([
      'origin.name as from_name',
      'origin.code as from_code',
      'goal.name as to_name',
      'goal.code as to_code',
      'driver.first_name',
      'driver.last_name',
      stops('pending', 'done', 'failed').as('loaded'),
      stops('done').as('arrived'),
      stops('failed').as('missing'),
    ]);
}

type Described = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

function toRun(row: Described): Run {
  return {
    _id: row.id,
    number: row.number,
    // A closed set in the database, of which a linehaul has these.
    state: row.state as Run['state'],
    from: { id: row.warehouse_id, name: row.from_name, code: row.from_code },
    to: { id: row.to_warehouse_id ?? '', name: row.to_name, code: row.to_code },
    driverId: row.driver_id,
    driverName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    vehicleNo: row.vehicle_no,
    day: row.day,
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    outAt: row.out_at,
    closedAt: row.closed_at,
    loaded: Number(row.loaded),
    arrived: Number(row.arrived),
    missing: Number(row.missing),
  };
}

/** The newest first, those on their way or being loaded before all that are over. */
export async function listRuns(
  db: Database,
  { scope, warehouseId, state }: { scope: Scope; warehouseId: string | undefined; state: string | undefined },
): Promise<Run[]> {
  const rows = await described(db)
    .where(isSeen(scope))
    .$if(warehouseId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(runs.warehouse_id = ${warehouseId ?? ''} or runs.to_warehouse_id = ${warehouseId ?? ''})`,
      ),
    )
    .$if(state !== undefined, (query) => query.where('runs.state', '=', state ?? ''))
    .orderBy('runs.no', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.map(toRun);
}

export async function findRun(db: Database, id: string, scope: Scope): Promise<Run | undefined> {
  const row = await described(db).where('runs.id', '=', id).where(isSeen(scope)).executeTakeFirst();
  return row && toRun(row);
}

/** Locked to the end of the transaction: against changes, or only against being changed meanwhile. */
export async function lockRun(
  trx: Trx,
  id: string,
  scope: Scope,
  lock: 'update' | 'share' = 'update',
): Promise<RunRow | undefined> {
  const query = trx.selectFrom('runs').selectAll().where('id', '=', id).where(isSeen(scope));
  return engineOf(trx).lockRows(query, lock).executeTakeFirst();
}

export async function insertRun(trx: Trx, run: RunRow): Promise<void> {
  await trx.insertInto('runs').values(run).execute();
}

export async function updateRun(trx: Trx, { id, version }: RunRow, changes: Partial<RunRow>): Promise<void> {
  await trx
    .updateTable('runs')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

type PendingStop = { id: string; run_id: string; to_warehouse_id: string | null };

const pendingStops = prepared<{ orderId: string }, PendingStop>((db, { orderId }) =>
  db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['run_stops.id', 'run_id', 'to_warehouse_id'])
    .where('order_id', '=', orderId)
    .where('run_stops.state', '=', sql.lit('pending')),
);

/** The run that a parcel is on, as far as nobody said that it left it, and where that goes. */
export async function findPendingStop(db: Database, orderId: string): Promise<PendingStop | undefined> {
  return (await pendingStops(db, { orderId }))[0];
}

export async function addStop(trx: Trx, runId: string, orderId: string, at: string): Promise<void> {
  const stop = { id: newId(Date.parse(at)), run_id: runId, kind: 'linehaul', order_id: orderId };
  await trx
    .insertInto('run_stops')
    .values({ ...stop, state: 'pending', added_at: at, done_at: null })
    .execute();
}

export async function endStop(trx: Trx, id: string, state: StopState, at: string): Promise<void> {
  await trx.updateTable('run_stops').set({ state, done_at: at }).where('id', '=', id).execute();
}

export type Stop = { id: string; order_id: string; state: StopState; done_at: string | null };

/** The parcels of a run in the order in which they came onto it; without those that were taken off. */
export async function listStops(db: Database, runId: string): Promise<Stop[]> {
  const rows = await db
    .selectFrom('run_stops')
    .select(['id', 'order_id', 'state', 'done_at'])
    .where('run_id', '=', runId)
    .where('state', 'in', ['pending', 'done', 'failed'])
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  // A closed set in the database.
  return rows.map((row) => ({ ...row, state: row.state as StopState }));
}

/** Orders whose parcels wait at a warehouse for a run to another, those longest there first. */
export async function listWaiting(db: Database, from: string, to: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('custody')
    .innerJoin('orders', 'orders.seq', 'custody.seq')
    .select('orders.id')
    .where('custody.holder_kind', '=', 'warehouse')
    .where('custody.holder', '=', from)
    .where('custody.to_warehouse', '=', to)
    .orderBy('custody.since')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
