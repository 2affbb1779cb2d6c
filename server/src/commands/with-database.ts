import { COMMAND_QUERY_MS } from '../platform/engine/database.ts';
import { openDatabase } from '../platform/engine/open.ts';
import type { Database } from '../platform/engine/tables.ts';
import { readSettings, type Settings } from '../platform/settings.ts';

/** Options of a command: `mayMake` allows to create a missing database, for commands that add the first data. */
type DatabaseOptions = { mayMake?: boolean };

/** Opens the database of the settings for the duration of a command. */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings) => Promise<T>,
  { mayMake = false }: DatabaseOptions = {},
): Promise<T> {
  const settings = readSettings(process.env);
  const { db, location, isNew } = await openDatabase(settings, { mayMake, queryMs: COMMAND_QUERY_MS });
  if (isNew) say(`A new database was made: ${location}`);
  try {
    return await work(db, settings);
  } finally {
    await db.destroy();
  }
}

/** Prints a line on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
