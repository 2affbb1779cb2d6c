import { Migrator } from 'kysely/migration';
import * as first from './migrations/0001-first.ts';
import type { Database } from './tables.ts';

/** In order; a name once released never changes. */
const migrations = { '0001-first': first };

export const migrationNames = Object.keys(migrations);

/** Brings the schema up to date, or throws and leaves it as it was. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
