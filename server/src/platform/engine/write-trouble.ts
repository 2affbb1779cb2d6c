import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { engineOf } from './database.ts';
import { isBehind } from './migrate.ts';
import type { Database } from './tables.ts';

/** What keeps a database that answers from taking writes. */
export type WriteTrouble = 'full' | 'read-only' | 'behind';

/** Room on the disk of the embedded database that the server's user may use; undefined on PostgreSQL. */
export async function freeBytes(db: Database): Promise<number | undefined> {
  const file = await engineOf(db).findFile(db);
  if (!file) return undefined;
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize;
}

/** Looks without writing; the room on PostgreSQL's disk cannot be seen from here. */
export async function findWriteTrouble(
  db: Database,
  leastFreeBytes: number,
): Promise<WriteTrouble | undefined> {
  if (await engineOf(db).isReadOnly(db)) return 'read-only';
  if (((await freeBytes(db)) ?? Number.POSITIVE_INFINITY) < leastFreeBytes) return 'full';
  return (await isBehind(db)) ? 'behind' : undefined;
}
