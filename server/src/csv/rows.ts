import type { Database, Tables } from '../store/tables.ts';

const CHUNK = 500;

type Listed =
  | 'warehouses'
  | 'staff'
  | 'senders'
  | 'queries'
  | 'city_rates'
  | 'zone_rates'
  | 'packing_charges'
  | 'cashier_payments';

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
