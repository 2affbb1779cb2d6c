import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { UserError } from '../user-error.ts';
import * as schema from './migrations/0001-schema.ts';
import * as hub from './migrations/0002-hub.ts';
import * as landedHub from './migrations/0003-landed-hub.ts';
import * as visitActs from './migrations/0004-visit-acts.ts';
import * as stationNames from './migrations/0005-station-names.ts';
import * as tradeReports from './migrations/0006-trade-reports.ts';
import * as cashToCollect from './migrations/0007-cash-to-collect.ts';
import * as guestParcels from './migrations/0008-guest-parcels.ts';
import * as importChoices from './migrations/0009-import-choices.ts';
import * as driverExpenses from './migrations/0010-driver-expenses.ts';
import * as brandColour from './migrations/0011-brand-colour.ts';
import * as causes from './migrations/0012-causes.ts';
import * as ledgerKinds from './migrations/0013-ledger-kinds.ts';
import * as collected from './migrations/0014-collected.ts';
import * as lateMoney from './migrations/0015-late-money.ts';
import * as cashControl from './migrations/0016-cash-control.ts';
import * as statements from './migrations/0017-statements.ts';
import * as cardMoney from './migrations/0018-card-money.ts';
import type { Database } from './tables.ts';

/** Migrations in order; a released name never changes. */
const migrations = {
  '0001-schema': schema,
  '0002-hub': hub,
  '0003-landed-hub': landedHub,
  '0004-visit-acts': visitActs,
  '0005-station-names': stationNames,
  '0006-trade-reports': tradeReports,
  '0007-cash-to-collect': cashToCollect,
  '0008-guest-parcels': guestParcels,
  '0009-import-choices': importChoices,
  '0010-driver-expenses': driverExpenses,
  '0011-brand-colour': brandColour,
  '0012-causes': causes,
  '0013-ledger-kinds': ledgerKinds,
  '0014-collected': collected,
  '0015-late-money': lateMoney,
  '0016-cash-control': cashControl,
  '0017-statements': statements,
  '0018-card-money': cardMoney,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** First migration of 0.1 and before, which this program cannot upgrade. */
const BEFORE = /^0001-(?:first|tables)$/;

/**
 * Throws a UserError if the database has a migration that this program does not know, because it is of a newer or too
 * old version.
 */
export function refuseUnknown(location: string, applied: readonly { name: unknown }[]): void {
  const names = applied.map(({ name }) => String(name));
  if (names.some((name) => BEFORE.test(name))) {
    throw new UserError(
      `${location} was made by Tawseel 0.1, whose tables this version does not read. ` +
        'Export each list with the version that made it, and import the files here, into another folder (DATA_DIR) or database.',
    );
  }
  const unknown = names.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new UserError(
    `${location} was written by a newer Tawseel (it has the migration ${unknown}). ` +
      'Run that version, or restore a backup made before it.',
  );
}

async function findApplied(db: Database): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows;
}

/** Returns true if migrations are pending, because an older copy was restored under a running server. */
export async function isBehind(db: Database): Promise<boolean> {
  const applied = new Set((await findApplied(db)).map(({ name }) => name));
  return Object.keys(migrations).some((name) => !applied.has(name));
}

/**
 * Runs the pending migrations of the database at `location`, or throws and leaves it unchanged. A database that is up
 * to date is only read, so that no command waits for another writer before it has begun.
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
        'This takes one or two minutes for each million orders.\n',
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
