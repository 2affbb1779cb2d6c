import { setImmediate } from 'node:timers/promises';
import type { Database, Tables } from './tables.ts';

/** Chunk size: some 5 ms of work, because a query's text may have thousands of characters to search. */
const CHUNK = { warehouses: 500, staff: 500, senders: 500, queries: 50 };

type Dated = 'warehouses' | 'staff' | 'senders' | 'queries';

/**
 * Reads a whole table in chunks by keyset pagination, newest first, without deleted rows; with `deleted_at`, only
 * deleted rows. Each chunk starts where the previous one ended, using the index on both columns. Other requests run
 * between chunks.
 */
export async function* readNewestFirst<T extends Dated>(
  db: Database,
  table: T,
  by: 'created_at' | 'deleted_at' = 'created_at',
): AsyncGenerator<Tables[T][]> {
  // The compiler does not carry T through the query. All tables but `queries` have soft deletion.
  const all = db
    .selectFrom(table as 'senders')
    .selectAll()
    .$if(table !== 'queries', (query) =>
      query.where('deleted_at', by === 'deleted_at' ? 'is not' : 'is', null),
    )
    .orderBy(by, 'desc')
    .orderBy('id', 'desc')
    .limit(CHUNK[table]);
  let last: { created_at: string; deleted_at?: string | null; id: string } | undefined;
  for (;;) {
    const { id, [by]: at } = last ?? {};
    const rest =
      at == null || id === undefined
        ? all
        : all.where(({ eb, refTuple, tuple }) => eb(refTuple(by, 'id'), '<', tuple(at, id)));
    const rows: unknown = await rest.execute();
    const read = rows as Tables[T][];
    if (read.length > 0) yield read;
    if (read.length < CHUNK[table]) return;
    last = read.at(-1);
    await setImmediate();
  }
}
