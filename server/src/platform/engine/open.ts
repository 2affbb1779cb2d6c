import { accessSync, constants, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { restoreAdvice, typedCommand } from '../typed-command.ts';
import { UserError } from '../user-error.ts';
import { COMMAND_QUERY_MS, engineOf, openPostgres, openSqlite } from './database.ts';
import { refuseOtherSchema } from './expected-schema.ts';
import { withStartupLock } from './lock.ts';
import { makeFolders } from './make-folders.ts';
import { findFact } from './meta.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const SQLITE_CORRUPT = 11;

export type OpenedDatabase = {
  db: Database;
  /** Location of the data, to be displayed: a file, or a PostgreSQL address without its password. */
  location: string;
  /** True if opening it created the database. */
  isNew: boolean;
};

/** Returns the path of the embedded database's file, which need not exist. */
export function databaseFile({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(resolve(DATA_DIR), 'tawseel.db');
}

export function hasDatabase(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Creates the folder of a database file if it is missing. Throws a UserError if it cannot be written. */
export function makeFolder(file: string): void {
  const folder = dirname(file);
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UserError(`The data folder ${folder} cannot be written${why}. Set DATA_DIR to another folder.`);
  }
}

/** Returns the refusal for commands that only read a database, or that need an existing one. */
export function noDatabase(file: string): UserError {
  return new UserError(
    `There is no database in ${dirname(file)}. Set DATA_DIR to the folder of your business, ` +
      'or create one with: npm start',
  );
}

/** Explanations by system call and error code of the operating system, or by PostgreSQL's code. */
const WHY_NOT: Record<string, string> = {
  'connect ECONNREFUSED': 'no server is running there. Start it, or correct host and port in DATABASE_URL.',
  'connect ENOENT': 'no server is running there. Start it, or correct host and port in DATABASE_URL.',
  'getaddrinfo ENOTFOUND': 'the host was not found. Correct it in DATABASE_URL.',
  '28000': 'the user or the password is wrong. Correct them in DATABASE_URL.',
  '28P01': 'the user or the password is wrong. Correct them in DATABASE_URL.',
  '3D000': 'it has no database of that name. Create it with createdb, or correct the name in DATABASE_URL.',
};

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return `${error}. See DATABASE_URL.`;
  const { syscall, code } = error as NodeJS.ErrnoException;
  return WHY_NOT[[syscall, code].filter(Boolean).join(' ')] ?? `${error.message}. See DATABASE_URL.`;
}

/**
 * Migrates on separate connections with a long timeout, because building indexes, or waiting for another server that
 * does, may take minutes.
 */
async function bringUpToDate(url: string, location: string): Promise<void> {
  const db = openPostgres(url, COMMAND_QUERY_MS);
  try {
    await withStartupLock(db, () => migrate(db, location));
  } finally {
    await db.destroy();
  }
}

/**
 * Throws a UserError if the business was moved elsewhere, because two copies of it would each take orders that the
 * other does not have.
 */
async function refuseMoved(db: Database): Promise<void> {
  const to = await findFact(db, 'moved_to');
  if (to === undefined) return;
  const isOnPostgres = engineOf(db).name === 'postgres';
  await db.destroy();
  const [there, here, undo] = isOnPostgres
    ? [
        'Set DATA_DIR to the folder of that file, and no DATABASE_URL',
        'PostgreSQL',
        'migrate-to sqlite --undo',
      ]
    : ['Set DATABASE_URL to it', 'the file', 'migrate-to --undo'];
  throw new UserError(
    `This business was moved to ${to}. ${there}. To go on with ${here} instead, without what was ` +
      `entered there: ${typedCommand(undo)}`,
  );
}

async function openPostgresOf(
  url: string,
  { mayMake = true, mayBeUnfinished = false, mayBeMoved = false, queryMs }: Opening,
): Promise<OpenedDatabase> {
  const { host, pathname } = new URL(url);
  const location = `PostgreSQL at ${host}${pathname}`;
  const db = openPostgres(url, queryMs);
  try {
    const { rows } = await sql<{ known: string | null; unfinished: string | null; folds: boolean }>`
      select to_regclass('meta') as known, to_regclass('unfinished_transfer') as unfinished, lower('É') = 'é' as folds
    `.execute(db);
    const isNew = !rows[0]?.known;
    if (isNew && !rows[0]?.folds) {
      throw new UserError(
        `${location} knows only English letters, so searches would miss names. Create the ` +
          'database again with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 <name>',
      );
    }
    if (isNew && !mayMake) {
      throw new UserError(
        `${location} is empty. Set DATABASE_URL to your database, or create a business there with: npm start`,
      );
    }
    if (rows[0]?.unfinished && !mayBeUnfinished) {
      throw new UserError(
        `The business in ${location} is not complete yet. Continue with: ${typedCommand('migrate-to')}`,
      );
    }
    await bringUpToDate(url, location);
    // An unfinished transfer has put its indexes aside.
    if (!rows[0]?.unfinished) await refuseOtherSchema(db, location);
    if (!mayBeMoved) await refuseMoved(db);
    return { db, location, isNew };
  } catch (error) {
    await db.destroy();
    if (error instanceof UserError) throw error;
    throw new UserError(`${location} cannot be used: ${whyNot(error)}`);
  }
}

async function openSqliteOf(file: string, mayMake: boolean): Promise<OpenedDatabase> {
  const isNew = !hasDatabase(file);
  if (isNew && !mayMake) throw noDatabase(file);
  makeFolder(file);
  try {
    const { db } = openSqlite(file);
    await migrate(db, file);
    await refuseOtherSchema(db, file);
    await refuseMoved(db);
    return { db, location: file, isNew };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = error instanceof Error ? error.message : error;
    const isDamaged = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_CORRUPT;
    throw new UserError(
      isDamaged
        ? `The database ${file} is damaged and cannot be opened: ${why}. ${restoreAdvice()}`
        : `The database ${file} cannot be used: ${why}.`,
    );
  }
}

type Opening = {
  mayMake?: boolean;
  /** True if the database may hold an unfinished migrate-to. */
  mayBeUnfinished?: boolean;
  /** True if the business may have been moved elsewhere. */
  mayBeMoved?: boolean;
  /** Statement timeout on PostgreSQL, in milliseconds. */
  queryMs?: number;
};

/**
 * Opens the database that the settings name and migrates it; creates it if it is missing and that is allowed. Throws
 * a UserError of one sentence if it cannot.
 */
export async function openDatabase(settings: Settings, opening: Opening = {}): Promise<OpenedDatabase> {
  return settings.DATABASE_URL
    ? openPostgresOf(settings.DATABASE_URL, opening)
    : openSqliteOf(databaseFile(settings), opening.mayMake ?? true);
}
