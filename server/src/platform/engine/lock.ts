import { type SelectQueryBuilder, sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Database, Tables } from './tables.ts';

/** SQLite has one writer at a time anyway, and a lock outside of a transaction would end with its statement. */
function locks(db: Database): boolean {
  return engineOf(db) === 'postgres' && db.isTransaction;
}

/**
 * Table lock against other writers to the end of the transaction, for a rule over several rows that no index holds.
 * To be called before the rows are read.
 */
export async function lockTable(db: Database, table: keyof Tables): Promise<void> {
  if (!locks(db)) return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

/**
 * Row lock of a parent to the end of the transaction, so that it is not deleted while a row that names it is put in:
 * who puts in takes `child`, who deletes `delete`, and who compares what it was with what it becomes `edit`; children
 * do not wait for one another, nor for an edit of the parent.
 */
export type ParentLock = 'child' | 'edit' | 'delete';

export function withLock<T extends keyof Tables, O>(
  db: Database,
  query: SelectQueryBuilder<Tables, T, O>,
  lock: ParentLock | undefined,
): SelectQueryBuilder<Tables, T, O> {
  if (lock === undefined || !locks(db)) return query;
  if (lock === 'edit') return query.forNoKeyUpdate();
  return lock === 'child' ? query.forKeyShare() : query.forUpdate();
}

/** Advisory lock key, chosen once; whatever else locks by number in the same PostgreSQL database has another. */
const STARTS = 7_829_735;

/**
 * Advisory lock over all servers of one PostgreSQL database: they start one after another, so that two first starts do
 * not both make what is missing. It goes with its transaction, however the process ends.
 */
export async function withStartupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STARTS})`.execute(trx);
    return work();
  });
}
