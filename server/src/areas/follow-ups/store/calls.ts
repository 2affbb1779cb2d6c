import type { ContactCall } from '@tawseel/contract/contact';
import type { CallOutcome } from '@tawseel/contract/facts/calls';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export async function insertCall(trx: Trx, call: Tables['contact_calls']): Promise<void> {
  await trx.insertInto('contact_calls').values(call).execute();
}

/** Lists the calls about an order, newest first. */
export async function listCalls(db: Database, orderId: string): Promise<ContactCall[]> {
  const rows = await db
    .selectFrom('contact_calls')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, at, actor_name: by, outcome, note, next_at: nextAt }) => ({
    _id: id,
    at,
    by,
    // Only insertCall writes it.
    outcome: outcome as CallOutcome,
    note,
    nextAt,
  }));
}

/** Lists the times of unanswered calls about a follow-up. */
export async function listUnanswered(db: Database, followUpId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_calls')
    .select('at')
    .where('follow_up_id', '=', followUpId)
    .where('outcome', '=', 'no_answer')
    .execute();
  return rows.map(({ at }) => at);
}
