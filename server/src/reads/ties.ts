import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { countRows } from '../platform/engine/read-table.ts';
import type { Database } from '../platform/engine/tables.ts';
import type { Scope } from '../platform/values/scope.ts';

/** Counts the staff and undelivered orders that prevent the deletion of a warehouse. */
export async function countWarehouseTies(
  db: Database,
  id: string,
): Promise<{ staff: number; orders: number }> {
  const staff = db.selectFrom('staff').where('warehouse_id', '=', id).where('deleted_at', 'is', null);
  const orders = db
    .selectFrom('orders')
    .where('warehouse_id', '=', id)
    .where('tracking_status', 'not in', ['delivered', 'return']);
  return { staff: await countRows(staff), orders: await countRows(orders) };
}

/** Counts the parcels at a warehouse or on their way to it, and the open runs from and to it. */
export async function countInHand(db: Database, id: string): Promise<{ parcels: number; runs: number }> {
  const parcels = db
    .selectFrom('custody')
    .where((eb) => eb.or([eb('warehouse_id', '=', id), eb('to_warehouse', '=', id)]));
  const runs = db
    .selectFrom('runs')
    .where((eb) => eb.or([eb('warehouse_id', '=', id), eb('to_warehouse_id', '=', id)]))
    .where('state', 'in', ['open', 'out']);
  return { parcels: await countRows(parcels), runs: await countRows(runs) };
}

/** Returns true if a warehouse or sender has pickups that are not done yet, on a day or on weekdays. */
export async function hasPickupsToCome(
  db: Database,
  of: { warehouse_id: string } | { sender_id: string },
  today: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('pickups')
    .select('id')
    .where((eb) => eb.and(of))
    .where('state', 'in', ['asked', 'planned'])
    .where((eb) =>
      eb.or([
        eb('day', '>=', today),
        eb.and([eb('weekdays', '<>', ''), eb.or([eb('until', 'is', null), eb('until', '>=', today)])]),
      ]),
    )
    .executeTakeFirst();
  return open !== undefined;
}

/** Counts the orders of a sender, within the scope. */
export async function countOrdersOf(db: Database, senderId: string, { warehouseId }: Scope): Promise<number> {
  const orders = db.selectFrom('orders').where('sender_id', '=', senderId);
  return countRows(warehouseId === undefined ? orders : orders.where('warehouse_id', '=', warehouseId));
}

/** Counts the orders of a sender whose cash on delivery is not handed in, and sums it, within the scope. */
export async function sumOpenCash(
  db: Database,
  senderId: string,
  { warehouseId }: Scope,
): Promise<{ orders: number; fils: number }> {
  const byMethod = await db
    .selectFrom('orders')
    .select((eb) => [
      'payment_method',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('value_fils').as('fils'),
    ])
    .where('sender_id', '=', senderId)
    .where('cash_handed_in_at', 'is', null)
    .where('tracking_status', '!=', 'return')
    .where('value_fils', '>', 0)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .groupBy('payment_method')
    .execute();
  const open = byMethod.filter((row) => isCashOnDelivery(row.payment_method));
  return {
    orders: open.reduce((sum, row) => sum + row.orders, 0),
    fils: open.reduce((sum, row) => sum + row.fils, 0),
  };
}

/** Counts the parcels in our custody that go back to a sender. */
export async function countReturns(db: Database, senderId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('custody')
      .innerJoin('orders', 'orders.seq', 'custody.seq')
      .where('custody.leg', '=', 'back')
      .where('orders.sender_id', '=', senderId),
  );
}

/** Counts a company's own rates, of cities and of zones. */
export async function countRatesOf(db: Database, companyId: string): Promise<number> {
  let rates = 0;
  for (const table of ['city_rates', 'zone_rates'] as const) {
    rates += await countRows(db.selectFrom(table).where('company_id', '=', companyId));
  }
  return rates;
}

/** Returns the number of a driver's open or outgoing run, or undefined. */
export async function findRunOf(db: Database, driverId: string): Promise<string | undefined> {
  const run = await db
    .selectFrom('runs')
    .select('number')
    .where('driver_id', '=', driverId)
    .where('state', 'in', ['open', 'out'])
    .limit(1)
    .executeTakeFirst();
  return run?.number;
}
