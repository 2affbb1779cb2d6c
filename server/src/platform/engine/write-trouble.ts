import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { databaseFileOf, engineOf } from './database.ts';
import { isBehind } from './migrate.ts';
import type { Database } from './tables.ts';

/** What keeps a database that answers from taking writes. */
export type WriteTrouble = 'full' | 'read-only' | 'behind';

/** Room on the disk of the embedded database that the server's user may use; undefined on PostgreSQL. */
export async function freeBytes(db: Database): Promise<number | undefined> {
  const file = await databaseFileOf(db);
  if (!file) return undefined;
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize;
}

async function isReadOnly(db: Database): Promise<boolean> {
  if (engineOf(db) === 'postgres') {
    // A standby is read-only too.
    const { rows } = await sql<{ closed: string }>`
      select current_setting('transaction_read_only') as closed`.execute(db);
    return rows[0]?.closed === 'on';
  }
  const file = await databaseFileOf(db);
  if (!file) return false;
  const places = [file, dirname(file)].map((place) => access(place, constants.W_OK));
  return (await Promise.allSettled(places)).some(({ status }) => status === 'rejected');
}

/** Looks without writing; the room on PostgreSQL's disk cannot be seen from here. */
export async function findWriteTrouble(
  db: Database,
  leastFreeBytes: number,
): Promise<WriteTrouble | undefined> {
  if (await isReadOnly(db)) return 'read-only';
  if (((await freeBytes(db)) ?? Number.POSITIVE_INFINITY) < leastFreeBytes) return 'full';
  return (await isBehind(db)) ? 'behind' : undefined;
}
