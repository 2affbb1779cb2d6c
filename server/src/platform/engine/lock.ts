import type { SelectQueryBuilder } from 'kysely';
import { engineOf } from './database.ts';
import type { Database, Tables } from './tables.ts';
import { isTransaction } from './transaction.ts';

/**
 * Locks a table against other writers until the end of the transaction, for a rule over several rows that no index
 * can enforce. Call it before reading the rows.
 */
export async function lockTable(db: Database, table: keyof Tables): Promise<void> {
  if (isTransaction(db)) await engineOf(db).lockTables(db, [table], 'writers');
}

const STRENGTH = { child: 'key share', edit: 'no key update', delete: 'update' } as const;

/**
 * Row lock on a parent until the end of the transaction, so that it is not deleted while a row that refers to it is
 * inserted. Use `child` to insert such a row, `delete` to delete the parent, and `edit` to compare the parent's old
 * state with the new one. Children do not wait for each other, nor for an edit of the parent.
 */
export type ParentLock = keyof typeof STRENGTH;

export function withLock<T extends keyof Tables, O>(
  db: Database,
  query: SelectQueryBuilder<Tables, T, O>,
  lock: ParentLock | undefined,
): SelectQueryBuilder<Tables, T, O> {
  // Outside of a transaction, a lock would end with its statement.
  if (lock === undefined || !isTransaction(db)) return query;
  return engineOf(db).lockRows(query, STRENGTH[lock]);
}

/**
 * Takes an advisory lock that all servers of one PostgreSQL database share: they start one after another, so that two
 * first starts do not both create what is missing. It is released with its transaction, even if the process crashes.
 */
export async function withStartupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (engineOf(db).name === 'sqlite') return work();
  return db.transaction().execute(async (trx) => {
    await engineOf(trx).lockName(trx, 'tawseel start');
    return work();
  });
}
