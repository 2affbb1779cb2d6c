import { warehouses } from '@tawseel/contract/warehouses';
import { useRead } from '../../api/read.ts';
import type { Person } from './search-staff.ts';

/** The warehouse by name: what a server sends under either field may be its name or its id. */
export function useWarehouseName({ warehouse, warehouseId }: Person): string | undefined {
  const given = [warehouse, warehouseId].filter((text) => text?.trim());
  const { data } = useRead(warehouses.listWarehouses, {}, { enabled: given.length > 0 });
  const listed = data?.find(({ _id, wareHouseName }) => given.includes(_id) || given.includes(wareHouseName));
  return listed?.wareHouseName || given[0];
}
