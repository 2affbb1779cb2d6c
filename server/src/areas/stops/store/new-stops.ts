import { sql } from 'kysely';
import { newId } from '../../../platform/engine/ids.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { deleteVisits } from './visits.ts';

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

export type NewStop = {
  run: Pick<Tables['runs'], 'id' | 'kind'>;
  orderId: string;
  pickupId: string | null;
  at: string;
  loaded_at: string | null;
};

/** Appends parcels that are on no run to runs, in their order. */
export async function insertStops(trx: Trx, stops: readonly NewStop[]): Promise<void> {
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
