import type { PickupRun } from '@tawseel/contract/pickups';
import type { Database } from '../platform/engine/tables.ts';

/** Lists the runs that go to pickups or went there, oldest first, by the ids of the pickups. */
export async function listRunsTo(db: Database, ids: readonly string[]): Promise<Map<string, PickupRun[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('runs')
    .leftJoin('staff', 'staff.id', 'runs.driver_id')
    .innerJoin(
      db
        .selectFrom('run_stops')
        .select(['pickup_id', 'run_id'])
        .where('pickup_id', 'in', ids)
        .where('state', 'in', ['pending', 'done', 'failed', 'skipped'])
        .union(db.selectFrom('pickup_visits').select(['pickup_id', 'run_id']).where('pickup_id', 'in', ids))
        .as('on_run'),
      'on_run.run_id',
      'runs.id',
    )
    .select(['on_run.pickup_id', 'runs.id', 'runs.number', 'staff.first_name', 'staff.last_name'])
    .orderBy('runs.no')
    .execute();
  const runs = rows.map(({ pickup_id, first_name, last_name, ...run }) => ({
    pickup_id: pickup_id ?? '',
    run: { ...run, driverName: [first_name, last_name].filter(Boolean).join(' ') },
  }));
  const byPickup = Map.groupBy(runs, ({ pickup_id }) => pickup_id);
  return new Map([...byPickup].map(([id, of]) => [id, of.map(({ run }) => run)]));
}
