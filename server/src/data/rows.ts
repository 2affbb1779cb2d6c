import type { Database, Tables } from '../store/tables.ts';

const CHUNK = 500;

type Dated = 'warehouses' | 'staff' | 'senders' | 'queries';
type Listed = Dated | 'city_rates' | 'zone_rates' | 'packing_charges' | 'cashier_payments';

/** A whole table in chunks, in the order of its ids, which is about that of time. */
export async function* readTable<T extends Listed>(db: Database, table: T): AsyncGenerator<Tables[T][]> {
  let after = '';
  for (;;) {
    // The compiler does not carry T through the query; every table of the union has an id.
    const rows: unknown = await db
      .selectFrom(table as 'senders')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    const read = rows as Tables[T][];
    if (read.length > 0) yield read;
    const last = read.at(-1);
    if (!last || read.length < CHUNK) return;
    after = last.id;
  }
}

/** What the console's list of a table shows: what is not deleted, newest first. */
export async function* readLive<T extends Dated>(db: Database, table: T): AsyncGenerator<Tables[T][]> {
  let before: { created_at: string; id: string } | undefined;
  for (;;) {
    // As above; all but the queries can be deleted and stay.
    let query = db
      .selectFrom(table as 'senders')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (table !== 'queries') query = query.where('deleted_at', 'is', null);
    if (before) {
      const { created_at, id } = before;
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(created_at, id)),
      );
    }
    const rows: unknown = await query.limit(CHUNK).execute();
    const read = rows as Tables[T][];
    if (read.length > 0) yield read;
    before = read.length === CHUNK ? read.at(-1) : undefined;
    if (!before) return;
  }
}
