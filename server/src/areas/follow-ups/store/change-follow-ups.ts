import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { FollowUpChange } from '../rules/follow-up-change.ts';
import { openFollowUps, type Row } from './follow-ups.ts';
import { settleFollowUps } from './open-follow-ups.ts';

type FollowUpOrigin = { orderId: string; by: string; causeId: string | null };

/** Settles what an act has opened about an order, unless a user has claimed it or called about it. */
async function settleUntouched(
  trx: Trx,
  { orderId, causeId, kinds }: { orderId: string; causeId: string; kinds: readonly FollowUpKind[] },
  settled: Partial<Row>,
): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('cause_id', '=', causeId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .where(sql<SqlBool>`(claimed_until is null or claimed_until <= ${settled.closed_at})`)
    .where(
      sql<SqlBool>`not exists (select 1 from contact_calls where contact_calls.follow_up_id = follow_ups.id)`,
    )
    .execute();
}

async function undoScan(trx: Trx, orderId: string, scanId: string, settled: Partial<Row>): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('cause_id', '=', scanId)
    .where('state', '=', 'open')
    .execute();
  await trx
    .updateTable('follow_ups')
    .set({ state: 'open', outcome: '', closed_at: null, closed_name: null, end_cause_id: null })
    .where('order_id', '=', orderId)
    .where('end_cause_id', '=', scanId)
    .where('state', '=', 'done')
    .execute();
}

/** Changes the follow-ups about an order that is locked. */
export async function changeFollowUps(
  trx: Trx,
  { orderId, by, causeId }: FollowUpOrigin,
  changes: readonly FollowUpChange[],
): Promise<void> {
  for (const change of changes) {
    const { at } = change;
    if ('open' in change) {
      const { open: kind, warehouseIds, note, runId: run_id = null } = change;
      const opened = { order_id: orderId, kind, note, run_id, at, by, cause_id: causeId };
      await openFollowUps(trx, warehouseIds, opened);
      continue;
    }
    const { outcome } = change;
    const settled = { state: 'done', outcome, closed_at: at, closed_name: by, end_cause_id: causeId };
    if ('settle' in change) await settleFollowUps(trx, orderId, change.settle, settled);
    else if ('undoScan' in change) await undoScan(trx, orderId, change.undoScan, settled);
    else
      await settleUntouched(
        trx,
        { orderId, causeId: change.causeId, kinds: change.settleUntouched },
        settled,
      );
  }
}
