import { CompiledQuery } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535; beyond a few thousand there is nothing to gain. */
const VALUES_AT_ONCE = 4_000;

/**
 * Inserts many rows, all with the same columns. Kysely compiles the statement for a full chunk once, and it is run
 * again with the values of the next: compiling each anew would take longer than inserting.
 */
export async function insertRows<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Tables[T][],
  onInserted: (count: number) => void = () => undefined,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  // Object.keys forgets whose keys they are.
  const columns = Object.keys(first) as (keyof Tables[T])[];
  const size = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length));
  let full: string | undefined;
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size);
    if (chunk.length === size && full !== undefined) {
      const values = chunk.flatMap((row) => columns.map((column) => row[column]));
      await db.executeQuery(CompiledQuery.raw(full, values));
    } else {
      // A row of the table is a row to insert: no column is generated.
      const query = db.insertInto(table).values(chunk as never);
      if (chunk.length === size) full = query.compile().sql;
      await query.execute();
    }
    onInserted(chunk.length);
  }
}
