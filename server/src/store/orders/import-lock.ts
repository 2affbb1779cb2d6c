import { sql } from 'kysely';
import { UserError } from '../../user-error.ts';
import { databaseFileOf, engineOf } from '../database.ts';
import { withFileLock } from '../file-lock.ts';
import type { Database } from '../tables.ts';

/** Advisory lock key, chosen once; whatever else locks by number in the same PostgreSQL database has another. */
const IMPORTS = 7_829_736;

const RUNNING = 'An import of orders is running. Try again when it is done.';

class ImportRunning extends UserError {}

/**
 * Advisory lock over all processes that work with one database: they import one after another. It goes with its
 * holder, however that ends. On PostgreSQL the work is handed the connection that holds it, so that neither outlives
 * the other.
 */
export async function whileNoImport<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return whileNoImportInto(await databaseFileOf(db), () => work(db));
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${IMPORTS}) as got`.execute(own);
    if (!rows[0]?.got) throw new ImportRunning(RUNNING);
    try {
      return await work(own);
    } finally {
      await sql`select pg_advisory_unlock(${IMPORTS})`.execute(own).catch(() => undefined);
    }
  });
}

/** The lock of a file beside the database, since that of the database is for whoever writes. */
export async function whileNoImportInto<T>(file: string | undefined, work: () => Promise<T>): Promise<T> {
  if (file === undefined) return work();
  return withFileLock(`${file}-import`, work, () => new ImportRunning(RUNNING));
}

/** What needs no import to be running: something else where one is. */
export function unlessRunning<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error) => {
    if (error instanceof ImportRunning) return otherwise;
    throw error;
  });
}
