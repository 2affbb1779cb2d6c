import { type Find, finderOf } from '../../platform/csv/look-ups.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { listWarehouseCodes } from './store.ts';

/**
 * Returns a lookup of warehouses by id or code. Codes stay reserved after deletion, so they still identify the
 * warehouse.
 */
export async function findWarehouses(db: Database): Promise<Find> {
  const rows = await listWarehouseCodes(db, 'child');
  return finderOf(rows, ({ code }) => code.toLowerCase(), { id: 'warehouse_id', name: 'warehouse_code' });
}

/** Adds the codes of warehouses to rows, because CSV files refer to warehouses by code. */
export async function* withCodes<Row extends { warehouse_id: string }>(
  db: Database,
  chunks: AsyncIterable<Row[]>,
): AsyncGenerator<(Row & { warehouse_code: string | undefined })[]> {
  const warehouses = await listWarehouseCodes(db);
  const codes = new Map(warehouses.map((row) => [row.id, row.code]));
  for await (const rows of chunks) {
    yield rows.map((row) => ({ ...row, warehouse_code: codes.get(row.warehouse_id) }));
  }
}
