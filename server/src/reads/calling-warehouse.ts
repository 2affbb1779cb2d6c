import type { Database } from '../platform/engine/tables.ts';

/** Selects the warehouse that answers for a parcel: the one that has it, otherwise the order's own. */
export function callingWarehouse(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .select((eb) => eb.fn.coalesce('custody.warehouse_id', 'orders.warehouse_id').as('id'));
}

/** Returns the warehouse that calls about an order: the one that answers for its parcel. */
export async function readCallingWarehouse(db: Database, orderId: string): Promise<string> {
  const { id } = await callingWarehouse(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow();
  return id;
}
