import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

/**
 * On SQLite, what a page and a search need not read: of the newest orders, those a page lies behind (an hour may have a
 * hundred thousand, and a table that is kept by seq has them whole), and of tracking IDs, those of our own form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  await db.schema.createIndex('orders_seq').on('orders').column('seq').execute();
  await sql`
    create index orders_foreign_ids on orders (seq)
    where tracking_id not glob ${sql.lit(`TWS-${SYMBOL.repeat(4)}-${SYMBOL.repeat(4)}`)}`.execute(db);
}

const SYMBOL = '[23456789ABCDEFGHJKMNPQRTUVWXY]';
