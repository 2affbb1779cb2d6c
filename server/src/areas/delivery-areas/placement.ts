import type { Database } from '../../platform/engine/tables.ts';
import { areaOfOrder, deliveringWarehouse } from './store.ts';

/**
 * Returns the destination of an order by its address: the delivering warehouse, and the sort code or ''. If no area
 * matches, the only warehouse of the emirate delivers it.
 */
export async function placementOf(
  db: Database,
  { dropoff_city: city, dropoff_area }: { dropoff_city: string; dropoff_area: string },
): Promise<{ toWarehouse: string | null; sortCode: string }> {
  const area = await areaOfOrder(db, { city, area: dropoff_area });
  const toWarehouse = await deliveringWarehouse(db, area ?? { city, warehouse_id: null });
  return { toWarehouse, sortCode: area?.sort_code ?? '' };
}
