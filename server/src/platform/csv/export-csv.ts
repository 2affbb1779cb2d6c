import type { Database } from '../engine/tables.ts';
import type { CsvTable } from './csv-table.ts';
import { csvLine } from './csv-write.ts';

/** BOM of UTF-8: without it Excel assumes another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Columns of a CSV that is only written, and the cells of a row. */
export type WrittenCsv = Pick<CsvTable, 'columns' | 'cells'>;

/** Streams rows as CSV, with BOM and header row; an import of the table reads them back to the same rows. */
export async function* csvOf(
  table: WrittenCsv,
  chunks: AsyncIterable<unknown[]>,
  timeZone: string,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  const columns = Object.entries(table.columns).filter(([, column]) => !column.importOnly);
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
  for await (const rows of chunks) {
    let written = '';
    for (const row of rows) {
      const cells = table.cells(row);
      written += csvLine(
        columns.map(([name, { codec }]) => {
          const value = cells[name];
          return value === null || value === undefined || value === '' ? '' : codec.format(value, timeZone);
        }),
      );
    }
    yield written;
    onRows(rows.length);
  }
}

/** Exports a whole table, including soft-deleted rows, because other rows may refer to them. */
export function exportCsv(
  db: Database,
  table: CsvTable,
  timeZone: string,
  onRows?: (count: number) => void,
): AsyncGenerator<string> {
  return csvOf(table, table.read(db), timeZone, onRows);
}
