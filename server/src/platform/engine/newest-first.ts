import { setImmediate } from 'node:timers/promises';
import type { Database, Tables } from './tables.ts';

/** Chunk size: some 5 ms of work, where a text of a query may have thousands of characters to be searched. */
const CHUNK = { warehouses: 500, staff: 500, senders: 500, queries: 50 };

type Dated = 'warehouses' | 'staff' | 'senders' | 'queries';

/**
 * Keyset pagination of a whole table in chunks, newest first, without what is deleted; by `deleted_at`, of what is
 * deleted alone. Each chunk begins where the one before ended, by the index on both columns. Between chunks others
 * have their turn.
 */
export async function* readNewestFirst<T extends Dated>(
  db: Database,
  table: T,
  by: 'created_at' | 'deleted_at' = 'created_at',
): AsyncGenerator<Tables[T][]> {
  // The compiler does not carry T through the query; all but the queries can be deleted and stay.
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
