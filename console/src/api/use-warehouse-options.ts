import { warehouses } from '@tawseel/contract/warehouses';
import { show } from '../ui/format.ts';
import { useRead } from './read.ts';

/** Returns the warehouses to choose from, by name; none until they are read, which `enabled` allows. */
export function useWarehouseOptions(enabled = true) {
  const { data = [] } = useRead(warehouses.listWarehouses, {}, { enabled });
  return data.map(({ _id = '', wareHouseName }) => ({ value: _id, label: show(wareHouseName) }));
}
