import { sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Tables, Trx } from './tables.ts';

/**
 * Keeps other writers from a table to the end of the transaction, for a rule over several rows that no index holds.
 * To be called before the rows are read. SQLite has one writer at a time anyway.
 */
export async function lockTable(trx: Trx, table: keyof Tables): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}
