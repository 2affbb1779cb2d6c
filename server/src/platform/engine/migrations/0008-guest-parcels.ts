import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table custody add column home_id text references warehouses (id)',
  `update custody set home_id = (select orders.warehouse_id from orders where orders.seq = custody.seq)`,
  'create index custody_guests on custody (warehouse_id, seq, home_id) where home_id <> warehouse_id',
  `create index custody_awaited on custody (to_warehouse, seq, home_id, warehouse_id)
   where home_id <> to_warehouse and warehouse_id <> to_warehouse`,
];

/**
 * Adds to each held parcel the warehouse of its order, and indexes of the parcels that a warehouse has or expects of other
 * warehouses. Only parcels in our hands have a row. The indexes end with the columns of their conditions, because SQLite reads
 * these again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
