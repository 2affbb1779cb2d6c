import { sql } from 'kysely';
import { newId } from '../../../platform/engine/ids.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { followStops } from '../../pickups/store.ts';
import { endStop, type StopChange, type StopState } from '../rules/stop-change.ts';
import { lastPlaceOf } from './new-stops.ts';

type RunRow = Tables['runs'];
export type StopRow = Tables['run_stops'];
/** The parcels that a run has or had to its end; the others were taken off it. */
export const ON_RUN: readonly StopState[] = ['pending', 'done', 'failed', 'skipped'];

type PendingStop = {
  id: string;
  run_id: string;
  number: string;
  first_name: string | null;
  last_name: string | null;
  kind: string;
  run_state: string;
  loaded_at: string | null;
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
      'to_warehouse_id',
      'pickup_id',
    ])
    .where('order_id', '=', orderId)
    .where('run_stops.state', '=', sql.lit('pending')),
);

/** The run that a parcel is on, as far as nobody said that it left it, and where that goes. */
export async function findPendingStop(db: Database, orderId: string): Promise<PendingStop | undefined> {
  return (await pendingStops(db, { orderId }))[0];
}

type Put = { at: string; isLoaded: boolean; pickupId?: string | null };

/**
 * Puts a parcel on a run, at its end, or says that it is loaded; whatever other run it was to go with has it no more. To be
 * collected it is put on with the pickup that its shop asked for.
 */
export async function putOnRun(
  trx: Trx,
  { id: run_id, kind }: Pick<RunRow, 'id' | 'kind'>,
  order_id: string,
  { at, isLoaded, pickupId: pickup_id = null }: Put,
): Promise<void> {
  const loaded_at = isLoaded ? at : null;
  const pending = await findPendingStop(trx, order_id);
  if (pending?.run_id === run_id) {
    await trx.updateTable('run_stops').set({ loaded_at }).where('id', '=', pending.id).execute();
    return;
  }
  if (pending) await changeStops(trx, [{ orderId: order_id, change: endStop(pending.id, 'moved', at) }]);
  const { last } = await lastPlaceOf(trx, run_id).executeTakeFirstOrThrow();
  const stop = { id: newId(Date.parse(at)), run_id, kind, order_id, pickup_id, place: Number(last ?? 0) + 1 };
  await trx
    .insertInto('run_stops')
    .values({ ...stop, state: 'pending', added_at: at, loaded_at, done_at: null, why: '' })
    .execute();
  if (pickup_id !== null) await followStops(trx, pickup_id);
}

/** Notes when a return came back to a warehouse from a run that had left. */
export async function markBack(trx: Trx, runId: string, orderId: string, at: string): Promise<void> {
  await trx
    .updateTable('run_stops')
    .set({ back_at: at })
    .where('order_id', '=', orderId)
    .where('run_id', '=', (eb) =>
      eb.selectFrom('runs').select('id').where('id', '=', runId).where('out_at', 'is not', null),
    )
    .where('kind', 'in', ['delivery', 'return'])
    .execute();
}

/** Stop of an order, with the run that it is on. */
export type StopOfOrder = Pick<Stop, 'id' | 'run_id' | 'done_at'> &
  Pick<RunRow, 'warehouse_id' | 'out_at' | 'closed_at'> & { run_state: string };

/** Returns the stops that an order has had on runs, the newest first. */
export async function listStopsOf(db: Database, orderId: string): Promise<StopOfOrder[]> {
  return db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['run_stops.id', 'run_id', 'done_at', 'warehouse_id', 'out_at', 'closed_at'])
    .select('runs.state as run_state')
    .where('order_id', '=', orderId)
    .orderBy('added_at', 'desc')
    .orderBy('run_stops.id', 'desc')
    .execute();
}

/** Writes a change. Returns the pickup of its stop, which is to follow; null if it has none. */
async function writeChange(trx: Trx, { id, set }: StopChange, orderId: string): Promise<string | null> {
  const changed = await trx
    .updateTable('run_stops')
    .set(set)
    .where('order_id', '=', orderId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(id === undefined, (query) => query.where('state', '=', 'pending'))
    .returning('pickup_id')
    .executeTakeFirst();
  return changed?.pickup_id ?? null;
}

/** Changes stops of orders that are locked; the pickups that they are of follow, in the order of their ids. */
export async function changeStops(
  trx: Trx,
  changes: readonly { orderId: string; change: StopChange }[],
): Promise<void> {
  const pickups = new Set<string>();
  for (const { orderId, change } of changes) {
    const pickup = await writeChange(trx, change, orderId);
    if (pickup !== null) pickups.add(pickup);
  }
  for (const id of [...pickups].sort()) await followStops(trx, id);
}

/** The order in which stops of several pickups are put on runs and ended, so that no two who do wait for each other crosswise. */
export function byPickup<S extends { pickup_id: string | null }>(stops: readonly S[]): S[] {
  return stops.toSorted((one, other) => ((one.pickup_id ?? '') < (other.pickup_id ?? '') ? -1 : 1));
}

export type Stop = Omit<Tables['run_stops'], 'state'> & { state: StopState };

/** The parcels of a run in the order of its stops; without those that were taken off. */
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

/** The stops that were withdrawn from a run on its way, as they were withdrawn. */
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
