import { STOP_CHANGE_CODES, STOP_CHANGES } from '@tawseel/contract/facts/stop-acts';
import { type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { StopState } from '../../stops/rules/stop-change.ts';
import { differingPickups, followStops } from '../../stops/store/pickup-states.ts';
import { changeStops } from '../../stops/store/stops.ts';

const actsTo = (state: StopState) =>
  sql.join(STOP_CHANGE_CODES.filter((act) => STOP_CHANGES[act].to === state).map((act) => sql.lit(act)));

/**
 * Derives the state of a stop from its last act. It is pending if it was reopened; without an act, a pickup was
 * neither collected nor attempted. Nothing is pending on a run that has ended.
 */
const BY_ACTS = sql<StopState>`case
  when acts.act in (${actsTo('done')}) then 'done'
  when acts.act in (${actsTo('failed')}) then 'failed'
  when acts.act in (${actsTo('pending')}) and runs.state = 'out' and run_stops.state in ('done', 'failed') then 'pending'
  when runs.kind = 'pickup' and run_stops.state in ('done', 'failed') then 'skipped'
  when runs.state in ('closed', 'cancelled') and run_stops.state = 'pending' then 'skipped'
  else run_stops.state end`;

const IS_LAST = sql<SqlBool>`not exists (select 1 from stop_acts as later
  where later.order_id = acts.order_id and later.stop_id = acts.stop_id and later.result = 'accepted'
  and later.act <> 'called' and later.received_at > acts.received_at)`;

/** Lists stops whose state differs from their last act, with the expected state and time. */
function differing(db: Database) {
  return db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .leftJoin('stop_acts as acts', (join) =>
      join
        .onRef('acts.order_id', '=', 'run_stops.order_id')
        .onRef('acts.stop_id', '=', 'run_stops.id')
        .on('acts.result', '=', 'accepted')
        .on('acts.act', '<>', 'called')
        .on(IS_LAST),
    )
    .select(['run_stops.id', 'run_stops.order_id', 'tracking_id', BY_ACTS.as('state'), 'acts.id as causeId'])
    .select(sql<string>`coalesce(done_at, acts.received_at, runs.closed_at, added_at)`.as('at'))
    .where('run_stops.state', '<>', BY_ACTS)
    .orderBy('run_stops.id')
    .execute();
}

/** Checks stops, and the pickups that they belong to. Returns problems as sentences. */
export async function differingStops(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const stops = await differing(db);
  if (stops[0])
    problems.push(
      `The state of a stop differs from what was done there: ${stops.length}, the first of ${stops[0].tracking_id}.`,
    );
  const pickups = await differingPickups(db);
  if (pickups[0])
    problems.push(
      `The state of a pickup differs from its stops: ${pickups.length}, the first ${pickups[0].number}.`,
    );
  return problems;
}

async function repair(trx: Trx): Promise<number> {
  const stops = await differing(trx);
  await changeStops(
    trx,
    stops.map(({ id, state, at, causeId, order_id: orderId }) => ({
      ...{ orderId, causeId },
      change: { id, set: { state, done_at: at } },
    })),
  );
  const pickups = await differingPickups(trx);
  for (const { id } of pickups) await followStops(trx, id);
  return stops.length + pickups.length;
}

/** Repairs stops and pickups. Returns how many were wrong. */
export async function repairStops(db: Database): Promise<number> {
  return inTransaction(db, repair);
}
