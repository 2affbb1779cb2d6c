import type { SelectQueryBuilder } from 'kysely';
import { engineOf } from './database.ts';
import type { Database, Tables } from './tables.ts';
import { isTransaction } from './transaction.ts';

/**
 * Table lock against other writers to the end of the transaction, for a rule over several rows that no index holds.
 * To be called before the rows are read.
 */
export async function lockTable(db: Database, table: keyof Tables): Promise<void> {
  if (isTransaction(db)) await engineOf(db).lockTables(db, [table], 'writers');
}

const STRENGTH = { child: 'key share', edit: 'no key update', delete: 'update' } as const;

/**
 * Row lock of a parent to the end of the transaction, so that it is not deleted while a row that names it is put in:
 * who puts in takes `child`, who deletes `delete`, and who compares what it was with what it becomes `edit`; children
 * do not wait for one another, nor for an edit of the parent.
 */
export type ParentLock = keyof typeof STRENGTH;

export function withLock<T extends keyof Tables, O>(
  db: Database,
  query: SelectQueryBuilder<Tables, T, O>,
  lock: ParentLock | undefined,
): SelectQueryBuilder<Tables, T, O> {
  // A lock outside of a transaction would end with its statement.
  if (lock === undefined || !isTransaction(db)) return query;
  return engineOf(db).lockRows(query, STRENGTH[lock]);
}

/**
 * Advisory lock over all servers of one PostgreSQL database: they start one after another, so that two first starts do
 * not both make what is missing. It goes with its transaction, however the process ends.
 */
export async function withStartupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (engineOf(db).name === 'sqlite') return work();
  return db.transaction().execute(async (trx) => {
    await engineOf(trx).lockName(trx, 'tawseel start');
    return work();
  });
}
