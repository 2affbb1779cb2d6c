import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

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

/** Returns the days after `today` that receivers are promised, by the tracking IDs of these orders. */
export async function listLaterDays(
  db: Database,
  orderIds: readonly string[],
  today: string,
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('promises')
    .innerJoin('orders', 'orders.id', 'promises.order_id')
    .select(['orders.tracking_id', 'promises.day'])
    .where('promises.order_id', 'in', orderIds)
    .where('promises.ended_at', 'is', null)
    .where('promises.day', '>', today)
    .execute();
  return new Map(rows.map(({ tracking_id, day }) => [tracking_id, day]));
}

/** Ends the promise of a day, because the attempt was made. */
export async function endPromise(trx: Trx, orderId: string, at: string): Promise<void> {
  await trx
    .updateTable('promises')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Restores the promise that an attempt ended, because its stop was reopened. */
export async function restorePromise(trx: Trx, orderId: string, endedAt: string): Promise<void> {
  await trx
    .updateTable('promises')
    .set({ ended_at: null })
    .where('order_id', '=', orderId)
    .where('ended_at', '=', endedAt)
    .execute();
}

export async function savePromise(trx: Trx, row: Omit<PromiseRow, 'ended_at'>): Promise<void> {
  const { order_id, ...made } = row;
  const changes = { ...made, ended_at: null };
  await trx
    .insertInto('promises')
    .values({ order_id, ...changes })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(changes))
    .execute();
}
