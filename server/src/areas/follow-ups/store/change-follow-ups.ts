import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { bound } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { callingWarehouse } from '../../../reads/calling-warehouse.ts';
import type { FollowUpChange } from '../rules/follow-up-change.ts';
import { openFollowUps, type Row } from './follow-ups.ts';

/** True for open calls, in the words of the partial index. */
export const IS_OPEN_CALL = sql<SqlBool>`follow_ups.state = 'open'
  and follow_ups.kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))})`;

/** Settles the open follow-ups of these kinds about an order at every warehouse, with the values of settled ones. */
export async function settleFollowUps(
  trx: Trx,
  orderId: string,
  kinds: readonly FollowUpKind[],
  settled: Partial<Tables['follow_ups']>,
): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .execute();
}

/** Returns the kinds of follow-ups about an order that a scan has settled. */
export async function listSettledBy(db: Database, orderId: string, scanId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('follow_ups')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('end_cause_id', '=', scanId)
    .where('state', '=', 'done')
    .execute();
  return rows.map(({ kind }) => kind);
}

const moving = bound<{ id: string; seq: number }, unknown>((db, { id, seq }) => ({
  compile: () => {
    const warehouse = sql<string>`(${callingWarehouse(db).where('orders.seq', '=', seq)})`;
    return db
      .updateTable('follow_ups')
      .set({ warehouse_id: warehouse, claimed_by: null, claimed_name: null, claimed_until: null })
      .where('order_id', '=', id)
      .where(IS_OPEN_CALL)
      .where('warehouse_id', '<>', warehouse)
      .compile();
  },
}));

/** Moves the open calls about an order to the warehouse that answers for its parcel now, and releases their claims. */
export async function moveCalls(trx: Trx, { id, seq }: Pick<Tables['orders'], 'id' | 'seq'>): Promise<void> {
  await trx.executeQuery(moving(trx, { id, seq }));
}

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
