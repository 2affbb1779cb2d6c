import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { FollowUpChange } from '../rules/follow-up-change.ts';
import { openFollowUps } from './follow-ups.ts';
import { settleFollowUps } from './open-follow-ups.ts';

/** Settles what a run has opened since an instant about an order, unless a user has claimed it or called about it. */
async function settleUntouched(
  trx: Trx,
  opened: { orderId: string; runId: string; since: string; kinds: readonly FollowUpKind[] },
  { outcome, at, by }: { outcome: string; at: string; by: string },
): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set({ state: 'done', outcome, closed_at: at, closed_name: by })
    .where('order_id', '=', opened.orderId)
    .where('run_id', '=', opened.runId)
    .where('opened_at', '>=', opened.since)
    .where('kind', 'in', opened.kinds)
    .where('state', '=', 'open')
    .where(sql<SqlBool>`(claimed_until is null or claimed_until <= ${at})`)
    .where(
      sql<SqlBool>`not exists (select 1 from contact_calls where contact_calls.follow_up_id = follow_ups.id)`,
    )
    .execute();
}

/** Changes the follow-ups about an order that is locked. */
export async function changeFollowUps(
  trx: Trx,
  { orderId, by }: { orderId: string; by: string },
  changes: readonly FollowUpChange[],
): Promise<void> {
  for (const change of changes) {
    const { at } = change;
    if ('open' in change) {
      const { open: kind, warehouseIds, note, runId: run_id = null } = change;
      await openFollowUps(trx, warehouseIds, { order_id: orderId, kind, note, run_id, at, by });
    } else if ('settle' in change)
      await settleFollowUps(trx, orderId, change.settle, { outcome: change.outcome, at, by });
    else {
      const { settleUntouched: kinds, runId, since, outcome } = change;
      await settleUntouched(trx, { orderId, runId, since, kinds }, { outcome, at, by });
    }
  }
}
