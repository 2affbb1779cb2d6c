import { readSettings, type Settings } from '../settings.ts';
import { openDatabase } from '../store/open.ts';
import type { Database } from '../store/tables.ts';

/** Opens the database of the settings for the length of one command. */
export async function withDatabase<T>(work: (db: Database, settings: Settings) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const { db } = await openDatabase(settings);
  try {
    return await work(db, settings);
  } finally {
    await db.destroy();
  }
}

/** A line for people, on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
