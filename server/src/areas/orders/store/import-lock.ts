import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { withFileLock } from '../../../platform/engine/file-lock.ts';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';

/** Advisory lock key, chosen once; whatever else locks by number in the same PostgreSQL database has another. */
const IMPORTS = 7_829_736;

const RUNNING = 'An import of orders is running. Try again later.';

const LOST =
  'The connection to the database was lost, and another import began. It removed what ' +
  'this one had stored: nothing was imported.';

class ImportRunning extends UserError {}
export class LockLost extends UserError {}

/** Fencing tokens of those who hold PostgreSQL's lock, by the handle that they work with. */
const tokens = new WeakMap<Database, string>();
const HOLDER = 'import';

/**
 * Advisory lock over all processes that work with one database: they import one after another. It goes with its
 * holder, however that ends. On PostgreSQL it is that of a transaction which stays open meanwhile, since a pooler has no
 * sessions; `work` has other connections. Should the lock be lost with its own, whoever takes it next writes that down,
 * and from then on the former holder fails in `whileHeld`.
 */
export async function whileNoImport<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (engineOf(db).name === 'sqlite')
    return whileNoImportInto(await engineOf(db).findFile(db), () => work(db));
  // PGlite, in tests: nobody else has its one connection.
  if (!db.getExecutor().adapter.supportsMultipleConnections) return work(db);
  const own = db.withoutPlugins();
  const done: T[] = [];
  const holding = db.transaction().execute(async (lock) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${IMPORTS}) as got`.execute(lock);
    if (!rows[0]?.got) throw new ImportRunning(RUNNING);
    // After the select, whose snapshot would be kept to the end: no dead row of anybody's could be taken away meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await hold(own);
    done.push(await work(own));
  });
  // The lock may be lost, and all be done nevertheless.
  await holding.catch((error) => {
    if (done.length === 0) throw error;
  });
  return done[0] as T;
}

async function hold(own: Database): Promise<void> {
  const token = newId();
  tokens.set(own, token);
  await own
    .insertInto('meta')
    .values({ key: HOLDER, value: token })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: token }))
    .execute();
}

/** To be called first in each transaction of the work: it fails once somebody else has the lock. */
export async function whileHeld(trx: Trx, own: Database): Promise<void> {
  const token = tokens.get(own);
  if (token === undefined) return;
  const held = await trx
    .selectFrom('meta')
    .select('key')
    .where('key', '=', HOLDER)
    .where('value', '=', token)
    .forShare()
    .executeTakeFirst();
  if (!held) throw new LockLost(LOST);
}

/** The lock of a file beside the database, since that of the database is for whoever writes. */
export async function whileNoImportInto<T>(file: string | undefined, work: () => Promise<T>): Promise<T> {
  if (file === undefined) return work();
  return withFileLock(`${file}-import`, work, () => new ImportRunning(RUNNING));
}

/** Whether one is running, of whatever process. */
export function isImportRunning(db: Database): Promise<boolean> {
  return unlessRunning(
    whileNoImport(db, async () => false),
    true,
  );
}

/** What needs no import to be running: something else where one is. */
export function unlessRunning<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error) => {
    if (error instanceof ImportRunning) return otherwise;
    throw error;
  });
}
