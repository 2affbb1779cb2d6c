import { accessSync, constants, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { UserError } from '../user-error.ts';
import { findDamage, openToRead } from './damage.ts';
import { refuseUnknown } from './migrate.ts';

/** Number of pages that SQLite copies in one step; small enough not to hold up a running server. */
const PAGES_AT_ONCE = 500;

/** Busy timeout in milliseconds: how long SQLite waits for another writer. */
const PATIENCE = 10_000;

/** SQLite's primary result codes. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export type OnPages = (copied: number, total: number) => void;

export class Damaged extends UserError {}

const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0);

const isCorrupt = (error: unknown) => codeOf(error) % 256 === SQLITE_CORRUPT;

/**
 * Checks the integrity of every page of a SQLite file. Throws a UserError if it is damaged or not a Tawseel database.
 */
export function verifyDatabase(file: string): { orders: number } {
  let copy: DatabaseSync | undefined;
  try {
    const [damage] = findDamage(file, 'integrity_check');
    if (damage) throw new Damaged(`${file} is damaged. ${damage}`);
    copy = openToRead(file);
    const applied = copy.prepare('select name from kysely_migration').all();
    refuseUnknown(
      file,
      applied.map(({ name }) => ({ name })),
    );
    return { orders: Number(copy.prepare('select count(*) n from orders').get()?.n) };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = error instanceof Error ? error.message : error;
    if (isCorrupt(error)) throw new Damaged(`${file} is damaged: ${why}.`);
    throw new UserError(`${file} is not a Tawseel database: ${why}.`);
  } finally {
    copy?.close();
  }
}

async function copyDatabase(source: DatabaseSync, to: string, onPages: OnPages): Promise<void> {
  try {
    await backup(source, to, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => onPages(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
}

/**
 * Opens a file to copy it. SQLite cannot create a write-ahead log on a read-only disk, and no other process can have
 * one open there.
 */
function openToCopy(file: string): DatabaseSync {
  return isWritable(dirname(file)) ? new DatabaseSync(file, { timeout: PATIENCE }) : openToRead(file);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a database file as it is when the copy begins, while a server may write to it. Throws Damaged if it cannot
 * be read.
 */
export async function backUpDatabase(from: string, to: string, onPages: OnPages): Promise<void> {
  try {
    const source = openToCopy(from);
    // Holds a read transaction; otherwise the copy restarts whenever another process writes, and may never end.
    source.exec('begin; select 1 from sqlite_schema');
    await copyDatabase(source, to, onPages);
  } catch (error) {
    throw isCorrupt(error) ? new Damaged(`${from} is damaged.`) : error;
  }
}

/**
 * Restores a file over a database through SQLite's backup API, so that a server that has it open sees all of it or
 * nothing.
 */
export async function restoreDatabase(from: string, to: string, onPages: OnPages): Promise<void> {
  try {
    await copyDatabase(openToRead(from), to, onPages);
  } catch (error) {
    if (!isCorrupt(error) && codeOf(error) !== SQLITE_NOTADB) throw error;
    await replaceFile(from, to, onPages);
  }
}

/** Replaces a file that SQLite cannot open, which therefore no process can be writing to. */
async function replaceFile(from: string, to: string, onPages: OnPages): Promise<void> {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  await copyDatabase(openToRead(from), unfinished, onPages);
  for (const beside of ['-wal', '-shm']) rmSync(`${to}${beside}`, { force: true });
  renameSync(unfinished, to);
}

/** Returns the SHA-256 names of proof files that a copy still needs, and of those deleted in it. */
export function proofFilesOf(file: string): { needed: string[]; dropped: string[] } {
  const copy = openToRead(file);
  try {
    // A copy from an older release has no proofs table until it is migrated.
    const hasProofs = copy.prepare("select name from sqlite_master where name = 'proofs'").get();
    if (!hasProofs) return { needed: [], dropped: [] };
    const namesWhere = (having: string) =>
      copy
        .prepare(`select sha256 from proofs group by sha256 having ${having}`)
        .all()
        .map(({ sha256 }) => String(sha256));
    return {
      needed: namesWhere('count(case when dropped_at is null then arrived_at end) > 0'),
      dropped: namesWhere('count(*) = count(dropped_at)'),
    };
  } finally {
    copy.close();
  }
}

/**
 * Deletes sessions and password reset links, so that a restore does not bring back those that were ended or used
 * since the backup.
 */
export function endSessions(file: string): void {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  const known = database.prepare("select name from sqlite_master where name in ('sessions', 'reset_links')");
  for (const { name } of known.all()) database.exec(`delete from ${name}`);
  database.close();
}
