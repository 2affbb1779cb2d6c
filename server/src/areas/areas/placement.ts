import type { Database } from '../../platform/engine/tables.ts';
import { areaOfOrder, deliveringWarehouse } from './store.ts';

/**
 * Where an order goes by its address: the warehouse that delivers it, and the code by which it is sorted; '' for none. A parcel whose address names no area goes to the only warehouse of its emirate, if there is but one.
 */
export async function placementOf(
  db: Database,
  { dropoff_city: city, dropoff_area }: { dropoff_city: string; dropoff_area: string },
): Promise<{ toWarehouse: string | null; sortCode: string }> {
  const area = await areaOfOrder(db, { city, area: dropoff_area });
  const toWarehouse = await deliveringWarehouse(db, area ?? { city, warehouse_id: null });
  return { toWarehouse, sortCode: area?.sort_code ?? '' };
}
