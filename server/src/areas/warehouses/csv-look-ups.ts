import { type Find, finderOf } from '../../platform/csv/look-ups.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { listWarehouseCodes } from './store.ts';

/** Foreign key lookup of warehouses. Codes stay taken after one is deleted, so its code names it still. */
export async function findWarehouses(db: Database): Promise<Find> {
  const columns = { id: 'warehouse_id', name: 'warehouse_code' };
  const rows = await listWarehouseCodes(db, 'child');
  return finderOf(rows, ({ code }) => code.toLowerCase(), columns, 'an existing warehouse');
}

/** Join with the codes of the warehouses, which is how a CSV names those. */
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
