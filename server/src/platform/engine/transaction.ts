import { CommitUnknown, mayWorkAtOnce } from './failures.ts';
import type { Database, Trx } from './tables.ts';

const ATTEMPTS = 5;

/** Whether it is within one. */
export function isTransaction(db: Database): db is Trx {
  return db.isTransaction;
}

/**
 * Transaction, run again from its beginning where PostgreSQL has undone it because of others (serialization failure,
 * deadlock) or lost the connection before the commit: `work` must do nothing but work with the database. After a
 * commit of unknown outcome it is run again only if it is idempotent, that is, if it looks first whether it was done.
 * Within a transaction it is a part of that one.
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
      const mayRepeat = error instanceof CommitUnknown ? isIdempotent : mayWorkAtOnce(error);
      if (!mayRepeat || attempt === ATTEMPTS) throw error;
    }
  }
}
