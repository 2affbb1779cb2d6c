import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { IS_OPEN_CALL, moveCalls } from '../../follow-ups/store/change-follow-ups.ts';

async function listStrayCalls(db: Database): Promise<Pick<Tables['orders'], 'id' | 'seq' | 'tracking_id'>[]> {
  return db
    .selectFrom('follow_ups')
    .innerJoin('orders', 'orders.id', 'follow_ups.order_id')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .select(['orders.id', 'orders.seq', 'orders.tracking_id'])
    .distinct()
    .where(IS_OPEN_CALL)
    .whereRef('follow_ups.warehouse_id', '<>', (eb) =>
      eb.fn.coalesce('custody.warehouse_id', 'orders.warehouse_id'),
    )
    .orderBy('orders.seq')
    .execute();
}

/** Checks that open calls are at the warehouses of their parcels. Returns problems as sentences. */
export async function differingCalls(db: Database): Promise<string[]> {
  const [first, ...others] = await listStrayCalls(db);
  if (!first) return [];
  const orders = others.length === 0 ? '1 order' : `${others.length + 1} orders`;
  return [
    `Calls to be made are not at the warehouse that has the parcel: ${orders}, the first ${first.tracking_id}.`,
  ];
}

/** Moves misplaced calls to their warehouses. Returns the number of orders. */
export async function repairCalls(trx: Trx): Promise<number> {
  const strays = await listStrayCalls(trx);
  for (const order of strays) await moveCalls(trx, order);
  return strays.length;
}
