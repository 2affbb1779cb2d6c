import { sql } from 'kysely';
import { newId } from '../../../platform/engine/ids.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { endStop, type StopChange, type StopSetting, type StopState } from '../rules/stop-change.ts';
import { followStops } from './pickup-states.ts';
import { deleteVisits } from './visits.ts';

export type StopRow = Tables['run_stops'];
/** States of stops that a run has or had until it ended; the others were taken off it. */
export const ON_RUN: readonly StopState[] = ['pending', 'done', 'failed', 'skipped'];

/** Open stop of a parcel, with its run. */
export type PendingStop = {
  id: string;
  run_id: string;
  number: string;
  first_name: string | null;
  last_name: string | null;
  kind: string;
  run_state: string;
  loaded_at: string | null;
  warehouse_id: string;
  to_warehouse_id: string | null;
  pickup_id: string | null;
};

const pendingStops = prepared<{ orderId: string }, PendingStop>((db, { orderId }) =>
  db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .leftJoin('staff as driver', 'driver.id', 'runs.driver_id')
    .select([
      'run_stops.id',
      'run_id',
      'number',
      'driver.first_name',
      'driver.last_name',
      'runs.kind',
      'runs.state as run_state',
      'loaded_at',
      'runs.warehouse_id',
      'to_warehouse_id',
      'pickup_id',
    ])
    .where('order_id', '=', orderId)
    .where('run_stops.state', '=', sql.lit('pending')),
);

/** Returns the open stop of a parcel with its run, or undefined if it is on none. */
export async function findPendingStop(db: Database, orderId: string): Promise<PendingStop | undefined> {
  return (await pendingStops(db, { orderId }))[0];
}

/** Stop of an order, with the run that it is on. */
export type StopOfOrder = Pick<StopRow, 'id' | 'run_id' | 'kind' | 'state' | 'cause_id'> &
  Pick<Tables['runs'], 'warehouse_id' | 'out_at' | 'closed_at'> & { run_state: string };

/** Returns the stops that an order has had on runs, the newest first. */
export async function listStopsOf(db: Database, orderId: string): Promise<StopOfOrder[]> {
  return db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['run_stops.id', 'run_id', 'run_stops.kind', 'run_stops.state', 'cause_id'])
    .select(['warehouse_id', 'out_at', 'closed_at', 'runs.state as run_state'])
    .where('order_id', '=', orderId)
    .orderBy('added_at', 'desc')
    .orderBy('run_stops.id', 'desc')
    .execute();
}

/** Run of a parcel. */
export type OnRun = { run_id: string; number: string };

/** Returns the runs that parcels are on, by the ids of their orders. */
export async function findRunsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, OnRun>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['order_id', 'run_id', 'number'])
    .where('order_id', 'in', orderIds)
    .where('run_stops.state', '=', sql.lit('pending'))
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Selects the place of the last stop of a run. It is asked for each parcel, so it reads an index. */
export const lastPlaceOf = (db: Database, runId: string) =>
  db
    .selectFrom('run_stops')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('run_id', '=', runId);

type NewStop = {
  run: Pick<Tables['runs'], 'id' | 'kind'>;
  orderId: string;
  pickupId: string | null;
  at: string;
  loaded_at: string | null;
};

/** Appends parcels that are on no run to runs, in their order. */
async function insertStops(trx: Trx, stops: readonly NewStop[]): Promise<void> {
  if (stops.length === 0) return;
  const rows: Tables['run_stops'][] = [];
  for (const [run_id, ofRun] of Map.groupBy(stops, ({ run }) => run.id)) {
    const { last } = await lastPlaceOf(trx, run_id).executeTakeFirstOrThrow();
    for (const [index, { run, orderId: order_id, pickupId: pickup_id, at, loaded_at }] of ofRun.entries()) {
      const place = Number(last ?? 0) + 1 + index;
      const stop = { id: newId(Date.parse(at)), run_id, kind: run.kind, order_id, pickup_id, place };
      rows.push({ ...stop, state: 'pending', added_at: at, loaded_at, done_at: null, why: '' });
    }
  }
  await insertRows(trx, 'run_stops', rows);
  // The stops of booked parcels replace the visit of a pickup without any.
  await deleteVisits(trx, [...new Set(stops.flatMap(({ pickupId }) => pickupId ?? []))]);
}

export async function insertAct(trx: Trx, act: Tables['stop_acts']): Promise<void> {
  await trx.insertInto('stop_acts').values(act).execute();
}

type OfOrder<C> = { orderId: string; change: C; causeId: string | null };
type Putting = Extract<StopChange, { putOn: object }>;
type ComingBack = Extract<StopChange, { backFrom: string }>;

/** Returns the pickup of the stop that was set, or null if it has none. */
async function setStop(
  trx: Trx,
  { orderId, change: { id, set }, causeId }: OfOrder<StopSetting>,
): Promise<string | null> {
  const changed = await trx
    .updateTable('run_stops')
    .set(set.state === undefined ? set : { ...set, cause_id: causeId })
    .where('order_id', '=', orderId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(id === undefined, (query) => query.where('state', '=', 'pending'))
    .returning('pickup_id')
    .executeTakeFirst();
  return changed?.pickup_id ?? null;
}

/** Returns the pickups of the stops that parcels are taken off. */
async function putStops(trx: Trx, changes: readonly OfOrder<Putting>[]): Promise<(string | null)[]> {
  const pickups: (string | null)[] = [];
  const stops: NewStop[] = [];
  for (const { orderId, change, causeId } of changes) {
    const { putOn: run, pickupId, at, isLoaded } = change;
    const loaded_at = isLoaded ? at : null;
    const pending = await findPendingStop(trx, orderId);
    if (pending?.run_id === run.id) {
      await setStop(trx, { orderId, change: { id: pending.id, set: { loaded_at } }, causeId });
      continue;
    }
    if (pending)
      pickups.push(await setStop(trx, { orderId, change: endStop(pending.id, 'moved', at), causeId }));
    stops.push({ run, orderId, pickupId, at, loaded_at });
  }
  await insertStops(trx, stops);
  return pickups;
}

async function noteBack(trx: Trx, { orderId, change }: OfOrder<ComingBack>): Promise<void> {
  await trx
    .updateTable('run_stops')
    .set({ back_at: change.at })
    .where('order_id', '=', orderId)
    .where('run_id', '=', (eb) =>
      eb.selectFrom('runs').select('id').where('id', '=', change.backFrom).where('out_at', 'is not', null),
    )
    .where('kind', 'in', ['delivery', 'return'])
    .execute();
}

/**
 * Changes stops of orders that are locked: parcels are put on runs first. The pickups of the stops follow, in the order
 * of their ids.
 */
export async function changeStops(trx: Trx, changes: readonly OfOrder<StopChange>[]): Promise<void> {
  const isPutting = (one: OfOrder<StopChange>): one is OfOrder<Putting> => 'putOn' in one.change;
  const pickups = new Set(await putStops(trx, changes.filter(isPutting)));
  for (const { change, ...of } of changes) {
    if ('set' in change) pickups.add(await setStop(trx, { ...of, change }));
    else if ('backFrom' in change) await noteBack(trx, { ...of, change });
  }
  for (const id of [...pickups].sort()) if (id !== null) await followStops(trx, id);
}

/** Sorts stops by their pickups, the order in which all transactions lock them, so that none deadlock. */
export function byPickup<S extends { pickup_id: string | null }>(stops: readonly S[]): S[] {
  return stops.toSorted((one, other) => ((one.pickup_id ?? '') < (other.pickup_id ?? '') ? -1 : 1));
}

export type Stop = Omit<Tables['run_stops'], 'state'> & { state: StopState };

/** Lists the stops of a run in order, without those that were taken off. */
export async function listStops(db: Database, runId: string): Promise<Stop[]> {
  const rows = await db
    .selectFrom('run_stops')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', 'in', ON_RUN)
    .orderBy('place')
    .orderBy('id')
    .execute();
  // A closed set in the database.
  return rows.map((row) => ({ ...row, state: row.state as StopState }));
}

/** Lists some stops of a run that have not ended. */
export async function listPendingStops(db: Database, runId: string, limit: number): Promise<Stop[]> {
  const rows = await db
    .selectFrom('run_stops')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'pending')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, state: 'pending' }));
}

/** Lists the stops that were withdrawn from a run while it was out, earliest first. */
export async function listWithdrawn(db: Database, runId: string): Promise<Stop[]> {
  const rows = await db
    .selectFrom('run_stops')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'withdrawn')
    .where('why', '<>', '')
    .orderBy('done_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, state: 'withdrawn' }));
}

/** Counts the stops and visits of runs that are or were made, by run. */
export async function countStops(db: Database, runIds: readonly string[]): Promise<Map<string, number>> {
  if (runIds.length === 0) return new Map();
  const ofRuns = sql.join(runIds);
  const { rows } = await sql<{ run_id: string; stops: number }>`select run_id, count(*) as stops from (
    select run_id from run_stops where run_id in (${ofRuns}) and state in (${sql.join(ON_RUN.map(sql.lit))})
    union all select run_id from pickup_visits where run_id in (${ofRuns})) as made group by run_id`.execute(
    db,
  );
  return new Map(rows.map(({ run_id, stops }) => [run_id, Number(stops)]));
}

/**
 * Orders the stops of parcels whose orders are locked; the others follow in their present order. Their places stay as
 * they are, because their orders are not locked.
 */
export async function orderStops(trx: Trx, runId: string, orderIds: readonly string[]): Promise<void> {
  const { least } = await trx
    .selectFrom('run_stops')
    .select(({ fn }) => fn.min('place').as('least'))
    .where('run_id', '=', runId)
    .where('order_id', 'not in', orderIds)
    .executeTakeFirstOrThrow();
  const first = least === null ? 1 : Math.min(1, Number(least) - orderIds.length);
  for (const [at, orderId] of orderIds.entries())
    await trx
      .updateTable('run_stops')
      .set({ place: first + at })
      .where('run_id', '=', runId)
      .where('order_id', '=', orderId)
      .execute();
}
