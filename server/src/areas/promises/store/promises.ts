import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { PromiseChange } from '../rules/promise-change.ts';

export type PromiseRow = Tables['promises'];

/** Returns the day that a receiver is promised, or undefined if there is none or it ended with an attempt. */
export async function findPromise(db: Database, orderId: string): Promise<PromiseRow | undefined> {
  return db
    .selectFrom('promises')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Changes the promise about an order that is locked. */
export async function changePromise(
  trx: Trx,
  orderId: string,
  change: PromiseChange,
  cause: string | null,
): Promise<void> {
  if ('day' in change) {
    const changes = { ...change, ended_at: null, end_cause_id: null };
    await trx
      .insertInto('promises')
      .values({ order_id: orderId, ...changes })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(changes))
      .execute();
    return;
  }
  const promise = trx.updateTable('promises').where('order_id', '=', orderId);
  if ('endedAt' in change)
    await promise
      .set({ ended_at: change.endedAt, end_cause_id: cause })
      .where('ended_at', 'is', null)
      .execute();
  else
    await promise
      .set({ ended_at: null, end_cause_id: null })
      .where('end_cause_id', '=', change.restoreOf)
      .execute();
}
