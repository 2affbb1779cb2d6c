import { sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Database } from './tables.ts';

const LOOK_EVERY_MS = 200;
/** Number of checks without a write by others before this process takes back checkpoints. */
const QUIET_LOOKS = 25;

/** Returns SQLite's data version, which changes with every commit by another connection. */
async function dataVersion(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}

/**
 * Leaves SQLite's checkpoints to other processes while they write. A checkpoint copies the whole write-ahead log into
 * the file on the thread that commits: after a slice of an import, that blocked all requests for some 300 ms. Returns
 * a function that stops this; call it before the database is closed.
 */
export async function leaveCheckpointsToWriters(db: Database): Promise<() => void> {
  if (engineOf(db).name !== 'sqlite') return () => undefined;
  let seen = await dataVersion(db);
  let quiet = QUIET_LOOKS;
  const look = async () => {
    const version = await dataVersion(db);
    const looks = version === seen ? quiet + 1 : 0;
    const isQuiet = looks >= QUIET_LOOKS;
    if (isQuiet !== quiet >= QUIET_LOOKS)
      await sql`pragma wal_autocheckpoint = ${sql.raw(isQuiet ? '1000' : '0')}`.execute(db);
    [seen, quiet] = [version, looks];
  };
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    // A failed check, for example while the database is being closed, is repeated by the next one.
    await look().catch(() => undefined);
    isLooking = false;
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
