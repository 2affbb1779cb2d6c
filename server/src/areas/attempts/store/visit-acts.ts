import type { Tables, Trx } from '../../../platform/engine/tables.ts';
import { ACT_CONTENTS, type FirstAct } from './acts.ts';

export type VisitActRow = Tables['visit_acts'];

/** Returns the act at a shop without booked parcels that has this id; its stop is the pickup. */
export async function findVisitAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
  return trx
    .selectFrom('visit_acts')
    .innerJoin('pickups', 'pickups.id', 'visit_acts.pickup_id')
    .leftJoin('pickup_visits as visits', (join) =>
      join
        .onRef('visits.pickup_id', '=', 'visit_acts.pickup_id')
        .onRef('visits.run_id', '=', 'visit_acts.run_id'),
    )
    .select(
      ACT_CONTENTS.map((column) =>
        column === 'stop_id'
          ? ('visit_acts.pickup_id as stop_id' as const)
          : (`visit_acts.${column}` as const),
      ),
    )
    .select(['visit_acts.result', 'visit_acts.why', 'visit_acts.actor'])
    .select(['visits.state', 'pickups.number as tracking_id', 'pickups.state as tracking_status'])
    .where('visit_acts.client_id', '=', clientId)
    .executeTakeFirst();
}

/** Lists the acts at a locked visit. */
export async function listVisitActs(
  trx: Trx,
  { pickup_id, run_id }: Pick<VisitActRow, 'pickup_id' | 'run_id'>,
): Promise<Pick<VisitActRow, 'client_id' | 'act' | 'actor' | 'result'>[]> {
  return trx
    .selectFrom('visit_acts')
    .select(['client_id', 'act', 'actor', 'result'])
    .where('pickup_id', '=', pickup_id)
    .where('run_id', '=', run_id)
    .execute();
}
