import type { CashCount } from '@tawseel/contract/cash-replies';
import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { listCrossedOut } from '../expenses/store/expenses.ts';
import { type CountRow, findCount } from '../ledger/store/counts.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { toCashCount } from './views.ts';

/** Returns counts with the names of their warehouses and the expenses that were crossed out. */
export async function toCashCounts(
  db: Database,
  scope: Scope,
  rows: readonly CountRow[],
): Promise<CashCount[]> {
  const places = await listWarehouses(db, scope);
  const names = new Map(places.map(({ _id, wareHouseName }) => [_id, wareHouseName]));
  const crossedOut = await listCrossedOut(
    db,
    rows.map(({ no }) => no),
  );
  return rows.map((row) => toCashCount(row, names.get(row.warehouse_id ?? '') ?? '', crossedOut));
}

/** Returns a count of the own warehouse. */
export async function readCount(db: Database, scope: Scope, no: number): Promise<CashCount> {
  const row = await findCount(db, no, scope.warehouseId);
  const [count] = row ? await toCashCounts(db, scope, [row]) : [];
  if (!count) throw refuse('no_such_cash_count');
  return count;
}
