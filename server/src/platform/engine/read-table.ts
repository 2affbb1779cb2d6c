import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from './tables.ts';

const CHUNK = 500;

type ListedColumns =
  | 'warehouses'
  | 'staff'
  | 'senders'
  | 'queries'
  | 'city_rates'
  | 'zone_rates'
  | 'cashier_payments';

/** Reads a whole table in chunks by id, which is roughly the order of creation. */
export async function* readTable<T extends ListedColumns>(
  db: Database,
  table: T,
): AsyncGenerator<Tables[T][]> {
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

/** Lists all ids, including those of deleted rows, which stay reserved. */
export async function listIds(db: Database, table: ListedColumns): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').execute();
  return rows.map(({ id }) => id);
}

export async function countRows<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const { n } = await query
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .$castTo<{ n: number }>()
    .executeTakeFirstOrThrow();
  return n;
}

export function countTable(db: Database, table: keyof Tables): Promise<number> {
  return countRows(db.selectFrom(table));
}
