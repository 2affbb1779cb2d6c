import type { Kysely } from 'kysely';
import { among, schemaOf, to } from './0001/columns.ts';

/** Money of earlier acts that came late is asked about while the office has not settled their follow-up. */
const ASKED = `insert into late_money (act_id, state)
  select id, 'asked' from stop_acts
  where act = 'delivered' and result = 'late' and cash_fils + card_fils > 0
  and exists (select 1 from follow_ups where follow_ups.order_id = stop_acts.order_id
    and follow_ups.run_id = stop_acts.run_id and follow_ups.kind = 'late_act' and follow_ups.state = 'open')`;

/** Events of acts at stops happened at the time of the phone; those of before the causes were stored keep theirs. */
const HAPPENED = `update order_events set happened_at = stop_acts.happened_at from stop_acts
  where stop_acts.id = order_events.cause_id and stop_acts.order_id = order_events.order_id`;

/** Adds where the money of acts that came too late is, and when the events of acts at stops happened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, run } = schemaOf(db);
  await table('late_money', ['act_id'], {
    act_id: to('stop_acts'),
    state: among('held', 'asked', 'twice', 'never'),
    decided_at: 'text?',
  }).execute();
  await db.schema.alterTable('order_events').addColumn('happened_at', 'text').execute();
  await run([
    ASKED,
    HAPPENED,
    'create index order_events_happened on order_events (happened_at) where happened_at is not null',
    'drop index stop_acts_failed',
    "create index stop_acts_failed on stop_acts (happened_at) where act = 'failed' and result = 'accepted'",
  ]);
}
