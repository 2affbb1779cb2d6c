import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { findWarehouse } from '../warehouses/store.ts';

export type Place = { id: string; name: string; code: string };

/** The warehouse of a call: that of whoever belongs to one, else the one that is named. */
export async function namedWarehouse(db: Database, scope: Scope, named: string | undefined): Promise<Place> {
  const id = named ?? scope.warehouseId;
  if (id === undefined) throw refuse('warehouse_to_name');
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === id;
  const found = isSeen ? await findWarehouse(db, id) : undefined;
  if (!found) throw refuse('no_such_warehouse');
  return { id, name: found.wareHouseName, code: found.warehouseCode };
}
