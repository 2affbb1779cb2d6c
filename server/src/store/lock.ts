import { type SelectQueryBuilder, sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Database, Tables, Trx } from './tables.ts';

/**
 * Keeps other writers from a table to the end of the transaction, for a rule over several rows that no index holds.
 * To be called before the rows are read. SQLite has one writer at a time anyway.
 */
export async function lockTable(trx: Trx, table: keyof Tables): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}

/**
 * Row lock of a parent to the end of the transaction, so that it is not deleted while a row that names it is put in:
 * who puts in takes `child`, who deletes `delete`; children do not wait for one another, nor for an edit of the parent.
 * SQLite has one writer at a time anyway.
 */
export type ParentLock = 'child' | 'delete';

export function withLock<T extends keyof Tables, O>(
  db: Database,
  query: SelectQueryBuilder<Tables, T, O>,
  lock: ParentLock | undefined,
): SelectQueryBuilder<Tables, T, O> {
  if (lock === undefined || engineOf(db) === 'sqlite') return query;
  return lock === 'child' ? query.forKeyShare() : query.forUpdate();
}
