import { sql } from 'kysely';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { setPickupState } from '../../pickups/store.ts';

const anyIn = (...states: string[]) => sql`(
  exists (select 1 from run_stops where pickup_id = pickups.id and state in (${sql.join(states.map(sql.lit))}))
  or exists (select 1 from pickup_visits where pickup_id = pickups.id and state in (${sql.join(states.map(sql.lit))})))`;

/**
 * Derives the state of a pickup from the stops of its parcels, or from the visit if it has no booked parcels; with
 * neither it is as requested.
 */
const BY_STOPS = sql<string>`case
  when ${anyIn('pending')} then 'planned'
  when ${anyIn('done')} then 'done'
  when ${anyIn('failed', 'skipped')} then 'failed'
  else 'asked' end`;

/** Updates the state of a pickup from its stops. */
export async function followStops(trx: Trx, id: string): Promise<void> {
  await setPickupState(trx, id, BY_STOPS);
}

/** Lists pickups whose state differs from their stops. */
export async function differingPickups(db: Database): Promise<Pick<Tables['pickups'], 'id' | 'number'>[]> {
  return db
    .selectFrom('pickups')
    .select(['id', 'number'])
    .where('weekdays', '=', '')
    .where('state', '<>', 'cancelled')
    .where('state', '<>', BY_STOPS)
    .orderBy('id')
    .execute();
}
