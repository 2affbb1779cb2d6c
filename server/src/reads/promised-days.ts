import type { Database } from '../platform/engine/tables.ts';

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
