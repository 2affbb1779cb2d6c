import type { Database } from '../../platform/engine/tables.ts';

/** Where a parcel goes by its address: the warehouse that delivers it, and the code by which it is sorted. */
export type Placement = { toWarehouse: string | null; sortCode: string };

export async function placementOf(
  _db: Database,
  _order: { dropoff_city: string; dropoff_area: string },
): Promise<Placement> {
  return { toWarehouse: null, sortCode: '' };
}
