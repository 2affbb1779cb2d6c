import type { BoardKind } from '@tawseel/contract/facts/stops';
import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';

/** Parcels of one key that a driver had on one day: of an area as typed, 'Dubai\nAl Barsha', or of a sender, by id. */
export type Driven = { key: string; driverId: string; parcels: number };

/** Counts what each driver of a warehouse was given on a day: deliveries by area, pickups by sender. */
export async function countDriven(
  db: Database,
  { warehouseId, kind, day }: { warehouseId: string; kind: BoardKind; day: string },
): Promise<Driven[]> {
  const key =
    kind === 'pickup' ? sql<string>`sender_id` : sql<string>`dropoff_city || ${'\n'} || dropoff_area`;
  const rows = await db
    .selectFrom('runs')
    .innerJoin('run_stops', 'run_stops.run_id', 'runs.id')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .select(({ fn }) => [key.as('key'), 'driver_id', fn.countAll<number>().as('parcels')])
    .where('runs.warehouse_id', '=', warehouseId)
    .where('runs.day', '=', day)
    .where('runs.kind', '=', kind)
    .where('driver_id', 'is not', null)
    .groupBy(['key', 'driver_id'])
    .execute();
  return rows.flatMap(({ key, driver_id, parcels }) =>
    key === null || driver_id === null ? [] : [{ key, driverId: driver_id, parcels: Number(parcels) }],
  );
}
