import { hostname } from 'node:os';
import { Command } from 'commander';
import { findUntransferable, openAlone } from '../areas/transfer/store/source.ts';
import { reopen, transferToFile } from '../areas/transfer/store/to-file.ts';
import { type OnStep, type Transferred, transfer } from '../areas/transfer/store/transfer.ts';
import { COMMAND_QUERY_MS } from '../platform/engine/database.ts';
import { deleteFact, findFact } from '../platform/engine/meta.ts';
import { databaseFile, hasDatabase, noDatabase, openDatabase } from '../platform/engine/open.ts';
import type { Database } from '../platform/engine/tables.ts';
import { readSettings } from '../platform/settings.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { type Progress, progressBar } from './progress.ts';
import { say } from './with-database.ts';

/** Shows a progress bar for each step, one after another. */
function progressBars(): { onStep: OnStep; stop: () => void } {
  let [current, bar] = ['', undefined as Progress | undefined];
  return {
    onStep: (step, done, total) => {
      if (step !== current) bar?.stop();
      if (step !== current) bar = progressBar(step);
      current = step;
      bar?.update(done, total);
    },
    stop: () => bar?.stop(),
  };
}

/** Argument that names the embedded database. */
const SQLITE = 'sqlite';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Opens the embedded database of DATA_DIR, even if DATABASE_URL is set. */
async function withEmbedded(work: (source: Database, file: string) => Promise<void>): Promise<void> {
  const file = databaseFile(readSettings(process.env));
  if (!hasDatabase(file)) throw noDatabase(file);
  const source = await openAlone(file);
  try {
    await work(source, file);
  } finally {
    await source.destroy();
  }
}

function sayMoved(tables: readonly Transferred[], location: string): void {
  for (const { table, rows, ms } of tables) say(`${table}: ${rows} rows, ${seconds(ms)}`);
  say(`The whole business is in ${location}. Both databases were compared: every row is the same.`);
}

async function moveTo(url: string): Promise<void> {
  const settings = readSettings({ ...process.env, DATABASE_URL: url });
  await withEmbedded(async (source, file) => {
    const refused = await findUntransferable(source);
    for (const sentence of refused) say(sentence);
    if (refused.length > 0)
      throw new UserError('PostgreSQL cannot store all of this business. Nothing was moved.');
    const { db: target, location } = await openDatabase(settings, {
      mayBeUnfinished: true,
      queryMs: COMMAND_QUERY_MS,
    });
    const bars = progressBars();
    try {
      const tables = await transfer(
        { source, target },
        { from: `${hostname()}:${file}`, location },
        bars.onStep,
      );
      bars.stop();
      // Set by an earlier move, undone or not.
      await deleteFact(target, 'moved_to');
      sayMoved(tables, location);
    } finally {
      bars.stop();
      await target.destroy();
    }
    say(
      'Set DATABASE_URL to it and start Tawseel. The embedded database stays unchanged and no longer starts.',
    );
  });
}

/** Opens the PostgreSQL database of the business. */
async function withPostgres(
  work: (db: Database, opened: { location: string; file: string }) => Promise<void>,
) {
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL)
    throw new UserError('Set DATABASE_URL to the PostgreSQL database of the business.');
  const opening = { mayMake: false, mayBeMoved: true, queryMs: COMMAND_QUERY_MS };
  const { db, location } = await openDatabase(settings, opening);
  await work(db, { location, file: databaseFile(settings) }).finally(() => db.destroy());
}

/** Moves a business from PostgreSQL back into a new embedded database. */
async function moveToFile(): Promise<void> {
  await withPostgres(async (source, { file }) => {
    const bars = progressBars();
    const tables = await transferToFile(source, file, bars.onStep).finally(bars.stop);
    sayMoved(tables, file);
  });
  say(
    'Start Tawseel with this DATA_DIR and without DATABASE_URL. PostgreSQL stays unchanged and is read-only.',
  );
}

async function undoOnPostgres(): Promise<void> {
  await withPostgres(async (db, { location }) => {
    if (!(await reopen(db))) throw new UserError(`${location} was not moved: it can be started.`);
    say(`${location} can be started again, as it was when it was moved.`);
  });
}

async function undo(): Promise<void> {
  await withEmbedded(async (source, file) => {
    const to = await findFact(source, 'moved_to');
    if (to === undefined) throw new UserError(`${file} was not moved: it can be started.`);
    await deleteFact(source, 'moved_to');
    say(`${file} can be started again, as it was when it was moved.`);
  });
}

async function migrateTo(url: string | undefined, options: { undo?: true }): Promise<void> {
  // The address may contain a password, and all users of the machine can see command lines.
  process.title = 'tawseel migrate-to';
  if (url === SQLITE) return options.undo ? undoOnPostgres() : moveToFile();
  if (options.undo) return undo();
  const to = url ?? process.env.DATABASE_URL;
  if (to) return moveTo(to);
  throw new UserError(`Set DATABASE_URL to an empty PostgreSQL database, then ${typedCommand('migrate-to')}`);
}

export function migrateToCommand(): Command {
  return new Command('migrate-to')
    .description(
      'moves the embedded database into an empty PostgreSQL and compares both; continues after an interruption',
    )
    .argument(
      '[to]',
      `postgres://user@host/database; better in DATABASE_URL, where no other user can read it. Or ${SQLITE}: the way back, ` +
        'from DATABASE_URL into a new embedded database in DATA_DIR',
    )
    .option('--undo', `let the moved embedded database start again; with ${SQLITE}, the one on PostgreSQL`)
    .action(migrateTo);
}
