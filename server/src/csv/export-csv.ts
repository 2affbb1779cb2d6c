import type { Database } from '../store/tables.ts';
import { csvLine } from './csv-write.ts';
import type { Kind } from './kind.ts';

/** Without it Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of a kind as CSV, a chunk at a time, the header first; import reads it back to the same rows. */
export async function* csvOf(
  kind: Kind,
  chunks: AsyncIterable<unknown[]>,
  timeZone: string,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  const columns = Object.entries(kind.columns).filter(([, column]) => !column.importOnly);
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
  for await (const rows of chunks) {
    let written = '';
    for (const row of rows) {
      const cells = kind.cells(row);
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

/** All of a kind, what is deleted too: other rows may refer to it. */
export function exportCsv(
  db: Database,
  kind: Kind,
  timeZone: string,
  onRows?: (count: number) => void,
): AsyncGenerator<string> {
  return csvOf(kind, kind.read(db), timeZone, onRows);
}
