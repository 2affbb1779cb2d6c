import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSetting, type Settings } from '../settings.ts';
import { openPostgres, openSqlite } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

export type Opened = {
  db: Database;
  /** Where the data lies, for people: a file, or a PostgreSQL address without its password. */
  place: string;
};

/** The file of the embedded database; its folder is made when it is missing. */
export function databaseFile(settings: Pick<Settings, 'DATA_DIR'>): string {
  const folder = resolve(settings.DATA_DIR);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new BadSetting(
      `The data folder ${folder} cannot be written${why}. Set DATA_DIR to a folder that can.`,
    );
  }
  return join(folder, 'tawseel.db');
}

async function openPostgresOf(url: string): Promise<Opened> {
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL at ${host}${pathname}`;
  const db = openPostgres(url);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new BadSetting(
      `${place} cannot be used: ${error instanceof Error ? error.message : error}. See DATABASE_URL.`,
    );
  }
  return { db, place };
}

async function openSqliteOf(file: string): Promise<Opened> {
  try {
    const { db } = openSqlite(file);
    await migrate(db);
    return { db, place: file };
  } catch (error) {
    throw new BadSetting(
      `The database ${file} cannot be used: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Opens the database that the settings name, its schema brought up to date; BadSetting with one sentence if it cannot. */
export async function openDatabase(settings: Settings): Promise<Opened> {
  return settings.DATABASE_URL ? openPostgresOf(settings.DATABASE_URL) : openSqliteOf(databaseFile(settings));
}
