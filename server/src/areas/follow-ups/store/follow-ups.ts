import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { StoredFollowUp } from '../tables.ts';
import { isCall } from './change-follow-ups.ts';

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

export async function findFollowUp(
  db: Database,
  id: string,
  scope: Scope,
): Promise<StoredFollowUp | undefined> {
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
export async function lockFollowUp(trx: Trx, id: string, scope: Scope): Promise<StoredFollowUp | undefined> {
  return engineOf(trx)
    .lockRows(known(trx, id, scope), 'no key update')
    .executeTakeFirst();
}

export async function updateFollowUp(trx: Trx, id: string, changes: Partial<StoredFollowUp>): Promise<void> {
  await trx.updateTable('follow_ups').set(changes).where('id', '=', id).execute();
}
