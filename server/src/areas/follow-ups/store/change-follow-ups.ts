import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { newId } from '../../../platform/engine/ids.ts';
import { bound } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { callingWarehouse, readCallingWarehouse } from '../../../reads/calling-warehouse.ts';
import type { FollowUpChange } from '../rules/follow-up-change.ts';
import type { StoredFollowUp } from '../tables.ts';

/** True for follow-ups that are settled by calling; they go with the parcel. */
export const isCall = (kind: string) => CALL_KINDS.some((known) => known === kind);

/** True for open calls, in the words of the partial index. */
export const IS_OPEN_CALL = sql<SqlBool>`follow_ups.state = 'open'
  and follow_ups.kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))})`;

/** Lines that are kept at each end of a note. */
const KEPT = 10;
/** Line in place of the omitted lines, with their number. */
const LEFT_OUT = /^… (\d+) …$/;

/**
 * Shortens the note of a follow-up that was opened many times: keeps its first and last ten lines, and counts the
 * others on a line between them, '… 31 …'.
 */
export function shortNote(note: string): string {
  const lines = note.split('\n');
  const before = Number(LEFT_OUT.exec(lines[KEPT] ?? '')?.[1] ?? 0);
  const middle = lines.slice(before > 0 ? KEPT + 1 : KEPT, -KEPT).length;
  if (lines.length <= 2 * KEPT + 1) return note;
  return [...lines.slice(0, KEPT), `… ${before + middle} …`, ...lines.slice(-KEPT)].join('\n');
}

/** Separates the lines of a note. */
const NEW_LINE = '\n';

export type NewFollowUp = {
  order_id: string;
  kind: FollowUpKind;
  note: string;
  run_id?: string | null;
  at: string;
  by: string;
  cause_id?: string | null;
};

/**
 * Opens a follow-up at each warehouse; a call is opened at the warehouse that answers for the parcel. If one is open
 * already, the note is appended to it.
 */
export async function openFollowUps(
  trx: Trx,
  warehouseIds: Iterable<string>,
  { order_id, kind, note, run_id = null, at, by, cause_id = null }: NewFollowUp,
): Promise<void> {
  const places = isCall(kind) ? [await readCallingWarehouse(trx, order_id)] : warehouseIds;
  for (const warehouse_id of [...new Set(places)].sort()) {
    const row = {
      id: newId(Date.parse(at)),
      order_id,
      warehouse_id,
      kind,
      state: 'open',
      note,
      run_id,
      opened_at: at,
      opened_by: by,
      due_at: at,
      cause_id,
    };
    const { id, note: whole } = await trx
      .insertInto('follow_ups')
      .values(row as StoredFollowUp)
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'kind', 'warehouse_id'])
          // The same condition as in the partial index.
          .where(sql<SqlBool>`state = 'open'`)
          .doUpdateSet({
            due_at: sql`case when excluded.due_at < follow_ups.due_at then excluded.due_at else follow_ups.due_at end`,
            note: sql`case when excluded.note = '' or follow_ups.note = excluded.note then follow_ups.note
              when follow_ups.note = '' then excluded.note else follow_ups.note || ${NEW_LINE} || excluded.note end`,
          }),
      )
      .returning(['id', 'note'])
      .executeTakeFirstOrThrow();
    const short = shortNote(whole);
    if (short !== whole)
      await trx.updateTable('follow_ups').set({ note: short }).where('id', '=', id).execute();
  }
}

/** Settles the open follow-ups of these kinds about an order at every warehouse, with the values of settled ones. */
export async function settleFollowUps(
  trx: Trx,
  orderId: string,
  kinds: readonly FollowUpKind[],
  settled: Partial<StoredFollowUp>,
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
  settled: Partial<StoredFollowUp>,
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

async function undoScan(
  trx: Trx,
  orderId: string,
  scanId: string,
  settled: Partial<StoredFollowUp>,
): Promise<void> {
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
