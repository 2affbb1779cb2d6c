import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { engineOf } from './database.ts';
import { isBehind } from './migrate.ts';
import type { Database } from './tables.ts';

/** Reason why a database that answers cannot accept writes. */
export type WriteTrouble = 'full' | 'read-only' | 'behind';

/**
 * Returns the free bytes on the embedded database's disk that the server's user may use, or undefined on PostgreSQL.
 */
export async function freeBytes(db: Database): Promise<number | undefined> {
  const file = await engineOf(db).findFile(db);
  if (!file) return undefined;
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize;
}

/** Checks for trouble without writing; free space on PostgreSQL's disk is not visible from here. */
export async function findWriteTrouble(
  db: Database,
  leastFreeBytes: number,
): Promise<WriteTrouble | undefined> {
  if (await engineOf(db).isReadOnly(db)) return 'read-only';
  if (((await freeBytes(db)) ?? Number.POSITIVE_INFINITY) < leastFreeBytes) return 'full';
  return (await isBehind(db)) ? 'behind' : undefined;
}
