import { warehouses } from '@tawseel/contract/warehouses';
import { useRead } from '../../api/read.ts';
import type { Person } from './search-staff.ts';

/** One word with a figure in it. */
const LIKE_AN_ID = /^(?=\D*\d)\S+$/;

/**
 * Returns the name among two fields, either of which may contain the name or the id; undefined if neither is known.
 */
function nameIn({ warehouse = '', warehouseId = '' }: Person): string | undefined {
  if (warehouse.trim() && !LIKE_AN_ID.test(warehouse.trim())) return warehouse;
  return /\S\s+\S/.test(warehouseId) ? warehouseId : undefined;
}

/** The warehouse by name; the list of warehouses is asked for only where an id came. */
export function useWarehouseName(person: Person): string | undefined {
  const name = nameIn(person);
  const given = [person.warehouse, person.warehouseId].filter((text) => text?.trim());
  const { data } = useRead(
    warehouses.listWarehouses,
    {},
    { enabled: name === undefined && given.length > 0 },
  );
  const listed = data?.find(({ _id, wareHouseName }) =>
    given.some((text) => text === String(_id) || text === wareHouseName),
  );
  return name ?? (listed?.wareHouseName || given[0]);
}
