import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { BadSetting, readSettings } from '../settings.ts';
import { migrationNames } from '../store/migrate.ts';
import { databaseFile } from '../store/open.ts';
import { progressBar } from './progress.ts';
import { say } from './with-database.ts';

/** Pages copied between two looks at the clock; small enough that a running server is never held up for long. */
const PAGES_AT_ONCE = 500;

const SQLITE_CORRUPT = 11;

function embeddedFile(): string {
  const settings = readSettings(process.env);
  if (settings.DATABASE_URL) {
    throw new BadSetting(
      'This business runs on PostgreSQL: use pg_dump and pg_restore, as docs/operating.md says.',
    );
  }
  return databaseFile(settings);
}

/** Opens a copy read-only and has SQLite go through every page of it. Throws BadSetting when it is no sound copy. */
function verify(file: string): { orders: number } {
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(file, { readOnly: true });
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new BadSetting(`${file} is damaged: ${verdict}.`);
    const applied = copy
      .prepare('select name from kysely_migration')
      .all()
      .map((row) => String(row.name));
    const unknown = applied.find((name) => !migrationNames.includes(name));
    if (unknown)
      throw new BadSetting(`${file} was written by a newer Tawseel (it has the migration ${unknown}).`);
    return { orders: Number(copy.prepare('select count(*) n from orders').get()?.n) };
  } catch (error) {
    if (error instanceof BadSetting) throw error;
    const why = error instanceof Error ? error.message : error;
    const isDamaged = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_CORRUPT;
    throw new BadSetting(`${file} ${isDamaged ? 'is damaged' : 'is not a Tawseel database'}: ${why}.`);
  } finally {
    copy?.close();
  }
}

async function copyDatabase(from: string, to: string, label: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
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
  if (!existsSync(from)) throw new BadSetting(`There is no database at ${from} yet.`);
  if (existsSync(to)) throw new BadSetting(`${to} exists already; a backup never overwrites a file.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await copyDatabase(from, unfinished, 'Copying');
    const { orders } = verify(unfinished);
    renameSync(unfinished, to);
    say(`Backup written and verified: ${to} (${(statSync(to).size / 1e6).toFixed(1)} MB, ${orders} orders).`);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw explained(error, to);
  }
}

async function restore(source: string, { yes }: { yes?: true }): Promise<void> {
  const from = resolve(source);
  const to = embeddedFile();
  if (!existsSync(from)) throw new BadSetting(`There is no file ${from}.`);
  if (from === to) throw new BadSetting(`${from} is the database itself, not a backup of it.`);
  const { orders } = verify(from);
  if (existsSync(to) && !yes) {
    throw new BadSetting(
      `${to} holds a business already. Say --yes to replace it with the ${orders} orders of the backup.`,
    );
  }
  await copyDatabase(from, to, 'Restoring');
  verify(to);
  say(`Restored ${orders} orders from ${from} into ${to}.`);
}

function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EACCES') return new BadSetting(`${file} cannot be written (${code}).`);
  if (code === 'ERR_SQLITE_ERROR' && error instanceof Error) {
    return new BadSetting(`The copy could not be finished: ${error.message}. Nothing was left behind.`);
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
