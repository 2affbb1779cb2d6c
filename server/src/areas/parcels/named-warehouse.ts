import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { listPlaces, type Place } from './store.ts';

/** Returns the warehouse of a call: the caller's own, otherwise the named one. */
export function placeNamed(places: readonly Place[], scope: Scope, named: string | undefined): Place {
  const id = named ?? scope.warehouseId;
  if (id === undefined) throw refuse('warehouse_to_name');
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === id;
  const found = isSeen ? places.find((place) => place.id === id && !place.isDeleted) : undefined;
  if (!found) throw refuse('no_such_warehouse');
  return found;
}

export async function namedWarehouse(db: Database, scope: Scope, named: string | undefined): Promise<Place> {
  return placeNamed(await listPlaces(db), scope, named);
}
