import type { Kysely } from 'kysely';
import { engineOf } from '../database.ts';
import { among, schemaOf, to } from './0001/columns.ts';

/**
 * Adds the acts of drivers at shops without booked parcels. Of earlier ones, the last at each visit is known, with its
 * time, as what became of the visit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('visit_acts', ['client_id'], {
    client_id: 'text',
    pickup_id: to('pickups'),
    run_id: to('runs'),
    act: among('delivered', 'failed', 'handed_back', 'collected', 'not_collected', 'reopened', 'called'),
    reason: 'text',
    note: 'text',
    received_by: 'text',
    relation: 'text',
    cash_fils: 'bigint',
    card_fils: 'bigint',
    slip: 'text',
    due_seen_fils: 'bigint?',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
    happened_at: 'text',
    skew_ms: 'bigint',
    received_at: 'text',
    result: among('accepted', 'late', 'refused'),
    why: 'text',
  }).execute();
  await index('visit_acts_pickup', 'visit_acts', ['pickup_id', 'received_at']).execute();
  await index('visit_acts_run', 'visit_acts', ['run_id']).execute();
  await run([
    // One id may have been sent for two visits.
    `insert into visit_acts
      select client_id, pickup_id, run_id,
        case visits.state when 'done' then 'collected' when 'failed' then 'not_collected' else 'reopened' end,
        visits.reason, visits.note, received_by, '', 0, 0, '', null,
        'driver', staff.id, staff.first_name || ' ' || staff.last_name,
        coalesce(ended_at, added_at), 0, coalesce(ended_at, added_at), 'accepted', ''
      from pickup_visits as visits inner join runs on runs.id = run_id inner join staff on staff.id = driver_id
      where client_id is not null
      on conflict do nothing`,
    engineOf(db).name === 'sqlite'
      ? `create trigger visit_acts_append_only before update on visit_acts begin
           select raise(abort, 'visit_acts are append-only');
         end`
      : `create trigger visit_acts_append_only before update on visit_acts
         for each row execute function refuse_update('visit_acts')`,
  ]);
}
