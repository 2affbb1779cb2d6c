import { CommitUnknown, mayRetryAtOnce } from './failures.ts';
import type { Database, Trx } from './tables.ts';

const ATTEMPTS = 5;

export function isTransaction(db: Database): db is Trx {
  return db.isTransaction;
}

/**
 * Runs work in a transaction, and repeats it if PostgreSQL has rolled it back because of others (serialization
 * failure, deadlock) or lost the connection before the commit; `work` must therefore have no side effects outside the
 * database. After a commit of unknown outcome it is repeated only if it is idempotent, that is, if it first checks
 * whether it was done. Inside a transaction, it runs as part of that one.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  { isIdempotent = false } = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const mayRepeat = error instanceof CommitUnknown ? isIdempotent : mayRetryAtOnce(error);
      if (!mayRepeat || attempt === ATTEMPTS) throw error;
    }
  }
}
