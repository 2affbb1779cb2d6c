import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { UserError } from '../user-error.ts';
import * as first from './migrations/0001-tables.ts';
import * as second from './migrations/0002-written-lsn.ts';
import * as third from './migrations/0003-search.ts';
import * as people from './migrations/0004-people.ts';
import * as audit from './migrations/0005-audit.ts';
import * as orderFilters from './migrations/0006-order-filters.ts';
import * as seventh from './migrations/0007-staff-phones.ts';
import * as business from './migrations/0008-business.ts';
import * as orderDesk from './migrations/0009-order-desk.ts';
import * as ownedKeys from './migrations/0010-owned-keys.ts';
import * as signIn from './migrations/0011-sign-in.ts';
import * as searchInThrees from './migrations/0012-search-in-threes.ts';
import * as ordersSkipped from './migrations/0013-orders-skipped.ts';
import type { Database } from './tables.ts';

/** Migrations in order; a name once released never changes. */
const migrations = {
  '0001-tables': first,
  '0002-written-lsn': second,
  '0003-search': third,
  '0004-people': people,
  '0005-audit': audit,
  '0006-order-filters': orderFilters,
  '0007-staff-phones': seventh,
  '0008-business': business,
  '0009-order-desk': orderDesk,
  '0010-owned-keys': ownedKeys,
  '0011-sign-in': signIn,
  '0012-search-in-threes': searchInThrees,
  '0013-orders-skipped': ordersSkipped,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** The first as it was before a release: its tables named one another by convention only. */
const UNRELEASED = '0001-first';

/** Downgrade guard: refuses a database that has a migration this program does not know. */
export function refuseUnknown(location: string, applied: readonly { name: unknown }[]): void {
  const unknown = applied.map(({ name }) => String(name)).find((name) => !(name in migrations));
  if (unknown === undefined) return;
  if (unknown === UNRELEASED) {
    throw new UserError(
      `${location} was made by a Tawseel from before the first release, whose tables were others. ` +
        'Begin in another folder (DATA_DIR), with what that version exports if the data is to be kept.',
    );
  }
  throw new UserError(
    `${location} was written by a newer Tawseel (it has the migration ${unknown}). ` +
      'Run that version, or put back a backup made before it.',
  );
}

async function findApplied(db: Database): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows;
}

/** Whether migrations of this program are pending: somebody put back an older copy under a running server. */
export async function isBehind(db: Database): Promise<boolean> {
  const applied = new Set((await findApplied(db)).map(({ name }) => name));
  return Object.keys(migrations).some((name) => !applied.has(name));
}

/**
 * Runs the pending migrations of the database at `location`, or throws and leaves it as it was. One that is up to
 * date is only read, so that no command waits for another process that writes before it has begun.
 */
export async function migrate(db: Database, location = 'The database'): Promise<void> {
  const applied = await findApplied(db);
  const names = applied.map(({ name }) => name).sort();
  const isLatest = migrationNames.every((name, index) => name === names[index]);
  if (isLatest && names.length === migrationNames.length) return;
  refuseUnknown(location, applied);
  if (names.length > 0) {
    const pending = migrationNames.filter((name) => !names.includes(name));
    process.stderr.write(
      `${location} is being brought up to date (${pending.join(', ')}). ` +
        'That takes a minute or two for each million orders.\n',
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
