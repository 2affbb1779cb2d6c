import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { withFileLock } from '../../../platform/engine/file-lock.ts';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';

/** Advisory lock key, chosen once. Other locks by number in the same PostgreSQL database must use other keys. */
const IMPORTS = 7_829_736;

const RUNNING = 'An import of orders is running. Try again later.';

const LOST =
  'The connection to the database was lost, and another import began. It removed what ' +
  'this one had stored: nothing was imported.';

class ImportRunning extends UserError {}
export class LockLost extends UserError {}

/** Fencing tokens of the holders of PostgreSQL's lock, by their database handles. */
const tokens = new WeakMap<Database, string>();
const HOLDER = 'import';

/**
 * Runs `work` under an advisory lock over all processes of one database, so that imports run one after another. The
 * lock is released when its holder ends, however that happens. On PostgreSQL it belongs to a transaction that stays
 * open, since a pooler has no sessions; `work` uses other connections. If the lock's own connection is lost, the next
 * holder writes a new fencing token, and from then on the former holder fails in `whileHeld`.
 */
export async function whileNoImport<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (engineOf(db).name === 'sqlite')
    return whileNoImportInto(await engineOf(db).findFile(db), () => work(db));
  // PGlite, in tests, has one connection only.
  if (!db.getExecutor().adapter.supportsMultipleConnections) return work(db);
  const own = db.withoutPlugins();
  const done: T[] = [];
  const holding = db.transaction().execute(async (lock) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(${IMPORTS}) as got`.execute(lock);
    if (!rows[0]?.got) throw new ImportRunning(RUNNING);
    // After the select, because its snapshot would otherwise be held to the end and keep dead rows from being removed.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await hold(own);
    done.push(await work(own));
  });
  // The lock may be lost although all the work is done.
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

/** Must be called first in each transaction of the work. Throws once another process has the lock. */
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

/**
 * Runs `work` under the lock of a file next to the database, because the lock of the database itself is the writer's.
 */
export async function whileNoImportInto<T>(file: string | undefined, work: () => Promise<T>): Promise<T> {
  if (file === undefined) return work();
  return withFileLock(`${file}-import`, work, () => new ImportRunning(RUNNING));
}

/** Returns true if an import is running in any process. */
export function isImportRunning(db: Database): Promise<boolean> {
  return unlessRunning(
    whileNoImport(db, async () => false),
    true,
  );
}

/** Returns the result of work that needs all imports to be over, or `otherwise` if one is running. */
export function unlessRunning<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error) => {
    if (error instanceof ImportRunning) return otherwise;
    throw error;
  });
}
