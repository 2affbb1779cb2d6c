import { engineOf } from '../../../platform/engine/database.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { withLock } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { followStops } from './pickup-states.ts';

export type VisitRow = Tables['pickup_visits'];

/** Puts pickups without booked parcels on runs. */
export async function insertVisits(
  trx: Trx,
  visits: readonly Pick<VisitRow, 'pickup_id' | 'run_id'>[],
  added_at: string,
): Promise<void> {
  const fresh = { state: 'pending', client_id: null, reason: '', note: '', received_by: '', ended_at: null };
  const rows = visits.map((visit) => ({ ...visit, added_at, ...fresh }));
  await insertRows(trx, 'pickup_visits', rows);
  for (const { pickup_id } of rows) await followStops(trx, pickup_id);
}

/** Takes pickups off their runs unless the driver was there. Their ids are locked. */
export async function deleteVisits(trx: Trx, pickupIds: readonly string[]): Promise<void> {
  for (const id of pickupIds.toSorted()) {
    await trx
      .deleteFrom('pickup_visits')
      .where('pickup_id', '=', id)
      .where('state', '=', 'pending')
      .execute();
    await followStops(trx, id);
  }
}

/** Locks the pickups of all stops and visits of runs, in the order of their ids. */
export async function lockPickupsOn(trx: Trx, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  const query = trx
    .selectFrom('pickups')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('run_stops').select('pickup_id').where('run_id', 'in', runIds)),
        eb('id', 'in', eb.selectFrom('pickup_visits').select('pickup_id').where('run_id', 'in', runIds)),
      ]),
    )
    .orderBy('id');
  await withLock(trx, query, 'edit').execute();
}

type VisitEnd = Pick<VisitRow, 'state' | 'client_id' | 'reason' | 'note' | 'received_by' | 'ended_at'>;

/** Records what the driver did at a shop that booked nothing. */
export async function updateVisit(trx: Trx, pickupId: string, end: Partial<VisitEnd>): Promise<void> {
  await trx.updateTable('pickup_visits').set(end).where('pickup_id', '=', pickupId).execute();
  await followStops(trx, pickupId);
}

/** Returns the run that is to visit a pickup without booked parcels, or undefined if none is. */
export async function findVisitingRun(trx: Trx, pickupId: string): Promise<string | undefined> {
  const query = trx.selectFrom('pickup_visits').select('run_id').where('pickup_id', '=', pickupId);
  return (await query.executeTakeFirst())?.run_id;
}

/**
 * Returns a visit, locked against changes after its pickup, with the pickup's number; undefined if it left the run, which
 * is locked.
 */
export async function lockVisit(trx: Trx, pickupId: string, runId: string) {
  const pickup = trx.selectFrom('pickups').select('number').where('id', '=', pickupId);
  const { number } = await withLock(trx, pickup, 'edit').executeTakeFirstOrThrow();
  const query = trx
    .selectFrom('pickup_visits')
    .selectAll()
    .where('pickup_id', '=', pickupId)
    .where('run_id', '=', runId);
  const visit = await engineOf(trx).lockRows(query, 'no key update').executeTakeFirst();
  return visit && { ...visit, number };
}

type Which = { runIds: readonly string[] } | { pickupIds: readonly string[] };

/** Lists pickups without booked parcels that are on runs, by their hours. */
export async function listVisits(db: Database, which: Which) {
  const [column, ids] =
    'runIds' in which ? (['run_id', which.runIds] as const) : (['pickup_id', which.pickupIds] as const);
  if (ids.length === 0) return [];
  return db
    .selectFrom('pickup_visits')
    .innerJoin('pickups', 'pickups.id', 'pickup_visits.pickup_id')
    .innerJoin('senders', 'senders.id', 'pickups.sender_id')
    .selectAll('pickup_visits')
    .select(['pickups.standing_id', 'pickups.number', 'pickups.street', 'pickups.area', 'pickups.city'])
    .select(['pickups.phone', 'pickups.day', 'pickups.from_time', 'pickups.to_time', 'pickups.expected'])
    .select(['pickups.note as shop_note', 'senders.name as sender_name'])
    .where(`pickup_visits.${column}`, 'in', ids)
    .orderBy('from_time')
    .orderBy('pickups.number')
    .execute();
}

export async function insertVisitAct(trx: Trx, act: Tables['visit_acts']): Promise<void> {
  await trx.insertInto('visit_acts').values(act).execute();
}
