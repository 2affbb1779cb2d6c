import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { readSettings } from '../settings.ts';
import { findDamage, openToRead } from '../store/damage.ts';
import { refuseUnknown } from '../store/migrate.ts';
import { databaseFile, hasDatabase, makeFolder, noDatabase } from '../store/open.ts';
import { whileNoImportInto } from '../store/orders/import-lock.ts';
import { typedCommand } from '../typed-command.ts';
import { UserError } from '../user-error.ts';
import { progressBar } from './progress.ts';
import { say } from './with-database.ts';

/** Pages copied between two looks at the clock; small enough that a running server is never held up for long. */
const PAGES_AT_ONCE = 500;

/** SQLite's primary result codes. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function embeddedFile(): string {
  const settings = readSettings(process.env);
  if (settings.DATABASE_URL) {
    throw new UserError(
      'This business runs on PostgreSQL: use pg_dump and pg_restore, as docs/operating.md says.',
    );
  }
  return databaseFile(settings);
}

class Damaged extends UserError {}

/** Has SQLite go through every page of a file. Throws UserError when it is no sound database of ours. */
function verify(file: string): { orders: number } {
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
    if (isDamage(error)) throw new Damaged(`${file} is damaged: ${why}.`);
    throw new UserError(`${file} is not a Tawseel database: ${why}.`);
  } finally {
    copy?.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_CORRUPT;
}

async function copyDatabase(source: DatabaseSync, to: string, label: string): Promise<void> {
  const bar = progressBar(label);
  try {
    await backup(source, to, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => bar.update(totalPages - remainingPages, totalPages),
    });
  } finally {
    bar.stop();
    source.close();
  }
}

async function makeBackup(target: string): Promise<void> {
  const from = embeddedFile();
  const to = resolve(target);
  if (!hasDatabase(from)) throw noDatabase(from);
  if (existsSync(to)) throw new UserError(`${to} exists already; a backup never overwrites a file.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await copyDatabase(new DatabaseSync(from, { timeout: 10_000 }), unfinished, 'Copying');
    const { orders } = verify(unfinished);
    renameSync(unfinished, to);
    say(`Backup written and verified: ${to} (${(statSync(to).size / 1e6).toFixed(1)} MB, ${orders} orders).`);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof Damaged || isDamage(error)) {
      throw new UserError(
        `The database is damaged, and so would be the copy. See how far with: ${typedCommand('check')}`,
      );
    }
    throw explained(error, to);
  }
}

async function restore(source: string, { yes }: { yes?: true }): Promise<void> {
  const from = resolve(source);
  const to = embeddedFile();
  if (!existsSync(from)) throw new UserError(`There is no file ${from}.`);
  if (from === to) throw new UserError(`${from} is the database itself, not a backup of it.`);
  const { orders } = verify(from);
  if (hasDatabase(to) && !yes) {
    throw new UserError(
      `${to} holds a business already. Say --yes to replace it with the ${orders} orders of the backup.`,
    );
  }
  makeFolder(to);
  // Into what is put back an import would store the rest of its orders.
  await whileNoImportInto(to, async () => {
    try {
      await copyDatabase(openToRead(from), to, 'Restoring');
    } catch (error) {
      if (!isUnusable(error)) throw error;
      await replaceFile(from, to);
    }
  });
  verify(to);
  endSessions(to);
  say(`Restored ${orders} orders from ${from} into ${to}. Every sign-in has ended.`);
}

/** Sessions that were ended since the backup, by a log-out or a change of password, must not come back with it. */
function endSessions(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('delete from sessions');
  database.close();
}

function isUnusable(error: unknown): boolean {
  return isDamage(error) || (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_NOTADB);
}

/** Over what SQLite cannot even open: nobody can be writing to it. */
async function replaceFile(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  await copyDatabase(openToRead(from), unfinished, 'Restoring');
  for (const beside of ['-wal', '-shm']) rmSync(`${to}${beside}`, { force: true });
  renameSync(unfinished, to);
}

function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EACCES') return new UserError(`${file} cannot be written (${code}).`);
  if (code === 'ERR_SQLITE_ERROR' && error instanceof Error) {
    return new UserError(`The copy could not be finished: ${error.message}. Nothing was left behind.`);
  }
  return error;
}

export function backupCommand(): Command {
  return new Command('backup')
    .description('copies the embedded database while the server runs, and verifies the copy')
    .argument('<file>', 'a file that does not exist yet')
    .action(makeBackup);
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('replaces the embedded database with a backup, whole or not at all')
    .argument('<file>', 'a file made by backup')
    .option('--yes', 'replace the business that is there')
    .action(restore);
}
