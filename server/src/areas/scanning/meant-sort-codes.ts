import type { Database } from '../../platform/engine/tables.ts';
import { matchSortCodes } from './rules/match-sort-codes.ts';
import { type HeldFilter, listSortCodes } from './store/lists.ts';

/** Returns the sort codes of the parcels of a place that a typed text may mean. */
export async function meantSortCodes(
  db: Database,
  { place, warehouseId }: Pick<HeldFilter, 'place' | 'warehouseId'>,
  typed: string,
): Promise<string[]> {
  const all = await listSortCodes(db, { place, warehouseId });
  return matchSortCodes(
    typed,
    all.map(({ sortCode }) => sortCode),
  );
}
