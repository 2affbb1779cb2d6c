import type { Database } from '../platform/engine/tables.ts';

export type LastScan = {
  parcel: number;
  seq: number;
  act: string;
  warehouse: string;
  station: string;
  run: string;
  by: string;
};

/** Returns the last scan of each order, by order id. */
export async function findLastScans(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, LastScan>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('scans', (join) =>
      join.on('scans.seq', '=', (eb) =>
        eb
          .selectFrom('scans as later')
          .select((of) => of.fn.max('later.seq').as('seq'))
          .whereRef('later.parcel', '=', 'orders.seq'),
      ),
    )
    .innerJoin('stations', 'stations.no', 'scans.station')
    .innerJoin('warehouses', 'warehouses.id', 'stations.warehouse_id')
    .innerJoin('actors', 'actors.no', 'scans.actor')
    .leftJoin('runs', 'runs.no', 'scans.run')
    .select([
      'orders.id',
      'orders.seq as parcel',
      'scans.seq',
      'scans.act',
      'warehouses.name as warehouse',
      'stations.name as station',
      'runs.number as run',
      'actors.name as by',
    ])
    .where('orders.id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, run, ...scan }) => [id, { ...scan, run: run ?? '' }]));
}
