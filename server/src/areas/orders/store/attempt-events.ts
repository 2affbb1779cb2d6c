import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';

/** Lists failed attempts to deliver an order, reopened stops and the promised day, without notes. */
export async function listAttemptEvents(
  db: Database,
  { id, tracking_status: status }: Pick<Tables['orders'], 'id' | 'tracking_status'>,
): Promise<HistoryEvent[]> {
  const acts = await db
    .selectFrom('stop_acts')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .select(['act', 'reason', 'happened_at', 'received_at'])
    .where('order_id', '=', id)
    .where('act', 'in', ['failed', 'reopened'])
    .where('result', '=', 'accepted')
    .where('runs.kind', '=', 'delivery')
    .orderBy('received_at')
    .execute();
  const promise = await db
    .selectFrom('promises')
    .selectAll()
    .where('order_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const tries = acts.map(
    ({ act, reason: failure, happened_at: at, received_at: receivedAt }): HistoryEvent => ({
      status: 'assignedtodriver',
      at,
      ...(receivedAt !== at && { receivedAt }),
      note: '',
      ...(act === 'failed' ? { event: 'attemptFailed', failure } : { event: 'reopened' }),
    }),
  );
  if (!promise) return tries;
  const { made_at: at, day, from_time: from, to_time: to } = promise;
  return [...tries, { event: 'promised', status, at, note: '', window: { day, from, to } }];
}
