import { BusinessDetails } from '@tawseel/contract/business';
import { NO_CONTROL } from '@tawseel/contract/fields';
import { Command, InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { findBusiness } from '../areas/business/store.ts';
import { differingCalls, repairCalls } from '../areas/contact/store/differing-calls.ts';
import { differingNames, repairNames } from '../areas/delivery-areas/store.ts';
import { differingExpenses } from '../areas/expenses/store/differing-expenses.ts';
import {
  countPostings,
  differingBalances,
  differingCounts,
  missingPostings,
  repairBalances,
} from '../areas/ledger/store/replay.ts';
import { differingCharges } from '../areas/orders/store/delivered-since.ts';
import { differingColumns, repairColumns } from '../areas/orders/store/derived-columns.ts';
import { differingCash, repairCash } from '../areas/orders/store/differing-cash.ts';
import { differingCollected } from '../areas/orders/store/differing-collected.ts';
import { differingTotals } from '../areas/orders/store/differing-totals.ts';
import { LIVE_ORDERS } from '../areas/orders/store/live-orders.ts';
import { missingHandIns } from '../areas/orders/store/missing-hand-ins.ts';
import { moveTotals, repairTotals } from '../areas/orders/store/repair-totals.ts';
import { findUnfinishedImport, takeOutUnfinished } from '../areas/orders/store/unfinished-import.ts';
import { differingFiles } from '../areas/proofs/differing-files.ts';
import { differingStops, repairStops } from '../areas/runs/store/differing-stops.ts';
import { differingCustody, repairCustody } from '../areas/scanning/store/differing-custody.ts';
import { LIVE_STAFF } from '../areas/staff/store/staff.ts';
import { differingStatements } from '../areas/statements/store/differing-statements.ts';
import { findDamage } from '../platform/engine/damage.ts';
import { engineOf } from '../platform/engine/database.ts';
import { findLeftBehind, findOrphans } from '../platform/engine/orphans.ts';
import { findTimeZone } from '../platform/engine/stored-time-zone.ts';
import type { Database } from '../platform/engine/tables.ts';
import { inTransaction } from '../platform/engine/transaction.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { filesOf } from '../platform/files/files-of.ts';
import { problemInEnglish } from '../platform/http/language.ts';
import { restoreAdvice, typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { isSameZone, isTimeZone } from '../platform/values/time-zone.ts';
import { progressBar } from './progress.ts';
import { say, withDatabase } from './with-database.ts';

const LIVE = [...LIVE_ORDERS, LIVE_STAFF];

/** Checks the embedded database's file. PostgreSQL has pg_amcheck for that, see docs/operating.md. */
async function findFileDamage(db: Database): Promise<string[]> {
  const file = await engineOf(db).findFile(db);
  return file === undefined ? [] : findDamage(file, 'integrity_check');
}

/**
 * Checks the business settings against their schema, because other tables can only be changed wrongly by SQL. Control
 * characters were accepted by earlier versions, so they are no problem.
 */
async function findBusinessProblems(db: Database): Promise<string[]> {
  const { logo: _, updatedAt: __, ...details } = await findBusiness(db);
  const { error } = z.safeParse(BusinessDetails, details);
  const issues = (error?.issues ?? []).filter(({ message }) => message !== NO_CONTROL);
  return issues.map(
    ({ path, message }) => `Business settings: ${path.join('.')} is wrong: ${problemInEnglish(message)}`,
  );
}

/** Returns a sentence for each missing row, of which a repair would hide that it is missing. */
async function findLosses(db: Database): Promise<string[]> {
  return [...(await findOrphans(db)), ...(await missingPostings(db))];
}

/** Compares counts, expenses, statements and what orders have collected with their postings, which no repair changes. */
async function differingMoney(db: Database, timeZone: string): Promise<string[]> {
  return [
    ...(await differingCounts(db)),
    ...(await differingExpenses(db)),
    ...(await differingCollected(db)),
    ...(await missingHandIns(db)),
    ...(await differingCharges(db, timeZone)),
    ...(await differingStatements(db)),
  ];
}

/** Returns a sentence per row that `check --repair` would rebuild. */
async function findDifferences(db: Database, timeZone: string): Promise<string[]> {
  return [
    ...(await differingNames(db)),
    ...(await differingColumns(db)),
    ...(await differingStops(db)),
    ...(await differingCustody(db)),
    ...(await differingCalls(db)),
    ...(await differingBalances(db)),
    ...(await differingCash(db)),
    ...(await differingTotals(db, timeZone)),
  ];
}

/**
 * Checks the consistency of all data, and returns a sentence per problem; if the file is damaged, nothing else is
 * checked.
 */
export async function findProblems(db: Database, timeZone: string, files?: FileStore): Promise<string[]> {
  const damage = await findFileDamage(db);
  if (damage.length > 0) return damage;
  return [
    ...(await findLosses(db)),
    ...(await findLeftBehind(db, LIVE)),
    ...(await findUnfinishedImport(db)),
    ...(await findBusinessProblems(db)),
    ...(files ? await differingFiles(db, files) : []),
    ...(await differingMoney(db, timeZone)),
    ...(await findDifferences(db, timeZone)),
  ];
}

/** Prints each problem, and returns an error with their number and what to do. */
function found(problems: string[], whatToDo: string): UserError {
  for (const problem of problems) say(problem);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return new UserError(`The check found ${count}.${whatToDo}`);
}

/** Rebuilds derived data: all totals, in their current time zone or in a new one. */
async function rebuild(db: Database, kept: string, wanted: string): Promise<void> {
  const bar = progressBar('Rebuilding totals (hours)');
  try {
    if (isSameZone(wanted, kept)) {
      const left = await takeOutUnfinished(db, kept);
      if (left > 0) say(`An import was interrupted: its ${left} orders were removed.`);
      const wrong = await repairTotals(db, kept, bar.update);
      say(`${wrong === 1 ? '1 total was' : `${wrong} totals were`} wrong and rebuilt from the orders.`);
    } else {
      await moveTotals(db, wanted, bar.update);
      say(`All totals were changed from ${kept} to ${wanted}.`);
      say(`From now on start Tawseel with TIME_ZONE=${wanted}. Restart a running server.`);
    }
    await repairNames(db);
    const mended = await repairColumns(db);
    if (mended > 0) say(`${mended === 1 ? '1 order' : `${mended} orders`} had a wrong time or phone key.`);
    const stops = await repairStops(db);
    if (stops > 0)
      say(`${stops === 1 ? '1 stop or pickup' : `${stops} stops and pickups`} had a wrong state.`);
    const held = await repairCustody(db);
    if (held > 0) say(`${held === 1 ? '1 parcel' : `${held} parcels`} had a wrong holder.`);
    const calls = await inTransaction(db, repairCalls);
    if (calls > 0)
      say(`Calls about ${calls === 1 ? '1 order' : `${calls} orders`} were at the wrong warehouse.`);
    const balances = await repairBalances(db);
    if (balances > 0) say(`${balances === 1 ? '1 balance was' : `${balances} balances were`} wrong.`);
    const cash = await repairCash(db);
    if (cash > 0) say(`The cash of ${cash === 1 ? '1 order' : `${cash} orders`} was with the wrong driver.`);
    await engineOf(db).cutLog(db);
  } finally {
    bar.stop();
  }
}

type Options = { repair?: true; timeZone?: string };

async function check({ repair, timeZone }: Options, command: Command): Promise<void> {
  if (timeZone !== undefined && !repair) command.error('--time-zone goes with --repair.', { exitCode: 2 });
  await withDatabase(async (db, settings) => {
    const kept = (await findTimeZone(db)) ?? settings.TIME_ZONE;
    const wanted = timeZone ?? kept;
    const damage = await findFileDamage(db);
    if (damage.length > 0) {
      const unread = 'Totals and references were not checked: parts of them cannot be read.';
      throw found(damage, ` ${unread}\n${restoreAdvice()}`);
    }
    const losses = await findLosses(db);
    if (repair && losses.length > 0)
      throw found(losses, ` Nothing was rebuilt from such rows.\n${restoreAdvice()}`);
    if (repair) await rebuild(db, kept, wanted);
    const orphans = [
      ...losses,
      ...(await findLeftBehind(db, LIVE)),
      ...(await findUnfinishedImport(db)),
      ...(await findBusinessProblems(db)),
      ...(await differingFiles(db, filesOf(settings))),
      ...(await differingMoney(db, kept)),
    ];
    const rebuilt = await findDifferences(db, wanted);
    if (rebuilt.length > 0) {
      const what = 'Rebuild totals, times, phone keys, stops, holders of parcels and of cash with';
      throw found([...orphans, ...rebuilt], ` ${what}: ${typedCommand('check --repair')}`);
    }
    if (orphans.length > 0) throw found(orphans, '');
    say('The database is healthy: no damage, no missing references, all totals are correct.');
    const postings = await countPostings(db);
    say(`${postings === 1 ? '1 posting' : `${postings} postings`} replayed, 0 differences.`);
  });
}

function knownZone(name: string): string {
  if (!isTimeZone(name)) throw new InvalidArgumentError('Must be a time zone like Asia/Dubai.');
  return name;
}

export function checkCommand(): Command {
  return new Command('check')
    .description('checks the database for damage, missing references and wrong totals')
    .option('--repair', 'rebuild wrong totals and derived columns of orders, while the server runs')
    .option('--time-zone <zone>', 'with --repair: rebuild all totals for another time zone', knownZone)
    .action(check);
}
