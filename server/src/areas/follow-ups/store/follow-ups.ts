import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { readCallingWarehouse } from '../../../reads/calling-warehouse.ts';
import { shortNote } from '../note.ts';

export type Row = Tables['follow_ups'];

/** True for follow-ups that are settled by calling; they go with the parcel. */
export const isCall = (kind: string) => CALL_KINDS.some((known) => known === kind);

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
      .values(row as Row)
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
    if (short !== whole) await updateFollowUp(trx, id, { note: short });
  }
}

/** Returns the id of the open follow-up of a kind about an order; a call is at whichever warehouse has the parcel. */
export async function readOpenId(
  db: Database,
  { orderId, kind, warehouseId }: { orderId: string; kind: FollowUpKind; warehouseId: string },
): Promise<string> {
  const { id } = await db
    .selectFrom('follow_ups')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .$if(!isCall(kind), (query) => query.where('warehouse_id', '=', warehouseId))
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the follow-up of an id, or undefined if the scope excludes it. */
function known(db: Database, id: string, { warehouseId }: Scope) {
  return db
    .selectFrom('follow_ups')
    .selectAll()
    .where('id', '=', id)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''));
}

export async function findFollowUp(db: Database, id: string, scope: Scope): Promise<Row | undefined> {
  return known(db, id, scope).executeTakeFirst();
}

/** Returns true if the reader has claimed an open call about the order. */
export async function hasClaimedCall(
  db: Database,
  orderId: string,
  { reader, now }: { reader: string; now: string },
): Promise<boolean> {
  const claimed = db
    .selectFrom('follow_ups')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', CALL_KINDS)
    .where('state', '=', 'open')
    .where('claimed_by', '=', reader)
    .where('claimed_until', '>', now);
  return (await claimed.executeTakeFirst()) !== undefined;
}

/** Lists the open follow-ups about an order that are settled by calling. */
export async function listOpenCalls(db: Database, orderId: string) {
  return db
    .selectFrom('follow_ups')
    .select(['kind', 'note', 'due_at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', CALL_KINDS)
    .where('state', '=', 'open')
    .execute();
}

/** Locks a follow-up until the transaction ends. */
export async function lockFollowUp(trx: Trx, id: string, scope: Scope): Promise<Row | undefined> {
  return engineOf(trx)
    .lockRows(known(trx, id, scope), 'no key update')
    .executeTakeFirst();
}

export async function updateFollowUp(trx: Trx, id: string, changes: Partial<Row>): Promise<void> {
  await trx.updateTable('follow_ups').set(changes).where('id', '=', id).execute();
}
