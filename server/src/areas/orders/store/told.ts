import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';

/** What was tried in vain at the door of an order, and the day that its receiver is promised; without what was noted. */
export async function listTold(
  db: Database,
  { id, tracking_status: status }: Pick<Tables['orders'], 'id' | 'tracking_status'>,
): Promise<HistoryEvent[]> {
  const acts = await db
    .selectFrom('stop_acts')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .select(['reason', 'happened_at'])
    .where('order_id', '=', id)
    .where('act', '=', 'failed')
    .where('result', '=', 'accepted')
    .where('runs.kind', '=', 'delivery')
    .orderBy('happened_at')
    .execute();
  const promise = await db.selectFrom('promises').selectAll().where('order_id', '=', id).executeTakeFirst();
  const tries = acts.map(
    ({ reason: failure, happened_at: at }): HistoryEvent => ({
      event: 'attemptFailed',
      status: 'assignedtodriver',
      at,
      note: '',
      failure,
    }),
  );
  if (!promise) return tries;
  const { made_at: at, day, from_time: from, to_time: to } = promise;
  return [...tries, { event: 'promised', status, at, note: '', window: { day, from, to } }];
}
