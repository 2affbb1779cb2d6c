import type { Kysely } from 'kysely';
import { engineOf } from '../database.ts';

/**
 * Covering index of the newest orders for those a page lies behind: an hour may have a hundred thousand, and SQLite, which
 * keeps orders by seq already, would read each of them whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  await db.schema.createIndex('orders_seq').on('orders').column('seq').execute();
}
