import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { whileNoImportInto } from '../areas/orders/store/import-lock.ts';
import {
  backUpDatabase,
  Damaged,
  endSessions,
  type OnPages,
  proofFilesOf,
  restoreDatabase,
  verifyDatabase,
} from '../platform/engine/backup.ts';
import { databaseFile, hasDatabase, makeFolder, noDatabase } from '../platform/engine/open.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { filesFolder } from '../platform/files/files-of.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { progressBar } from './progress.ts';
import { say } from './with-database.ts';

function embeddedFile(settings: Settings): string {
  if (settings.DATABASE_URL) {
    throw new UserError(
      'This business runs on PostgreSQL: use pg_dump and pg_restore, as docs/operating.md says.',
    );
  }
  return databaseFile(settings);
}

async function withBar(label: string, work: (onPages: OnPages) => Promise<void>): Promise<void> {
  const bar = progressBar(label);
  try {
    await work((copied, total) => bar.update(copied, total));
  } finally {
    bar.stop();
  }
}

/** Deletes a copy with the journals that a full disk or a kill leaves behind. */
function removeCopy(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/** Throws before the copy, because SQLite would only say that a file could not be opened. */
function refuseUnwritable(folder: string): void {
  if (!existsSync(folder)) throw new UserError(`There is no folder ${folder}.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw explained(error, folder);
  }
}

const filesText = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** Warns on standard error, which the log of scheduled backups shows. */
function warnOfMissing(needed: readonly string[], there: ReadonlySet<string>, where: string): void {
  const missing = needed.filter((sha256) => !there.has(sha256)).length;
  if (missing === 0) return;
  process.stderr.write(
    `${filesText(missing)} of proofs ${missing === 1 ? 'is' : 'are'} missing in ${where}. ` +
      `See which with: ${typedCommand('check')}\n`,
  );
}

/** Copies the files of proofs next to the backup. Those in a bucket are backed up with the bucket. */
async function backUpFiles(settings: Settings, copy: string): Promise<void> {
  if (settings.S3_URL) return;
  const files = folderStore(filesFolder(settings));
  const beside = backupFiles(dirname(copy));
  const { copied, present } = await copyFiles(files, beside);
  const { needed, dropped } = proofFilesOf(copy);
  for (const sha256 of dropped) await beside.remove(sha256);
  if (copied > 0) say(`${filesText(copied)} of proofs copied into ${beside.location}.`);
  warnOfMissing(needed, present, files.location);
}

async function makeBackup(target: string): Promise<void> {
  const settings = readSettings(process.env);
  const from = embeddedFile(settings);
  const to = resolve(target);
  if (!hasDatabase(from)) throw noDatabase(from);
  if (existsSync(to)) throw new UserError(`${to} already exists. A backup never overwrites a file.`);
  refuseUnwritable(dirname(to));
  const unfinished = `${to}.unfinished`;
  removeCopy(unfinished);
  try {
    await withBar('Copying', (onPages) => backUpDatabase(from, unfinished, onPages));
    const { orders } = verifyDatabase(unfinished);
    renameSync(unfinished, to);
    say(
      `Backup of the database written and verified: ${to} (${(statSync(to).size / 1e6).toFixed(1)} MB, ${orders} orders).`,
    );
    await backUpFiles(settings, to);
  } catch (error) {
    removeCopy(unfinished);
    if (error instanceof Damaged) {
      throw new UserError(
        `The database is damaged, so a copy would be too. See the damage with: ${typedCommand('check')}`,
      );
    }
    throw explained(error, to);
  }
}

async function restore(source: string, { yes }: { yes?: true }): Promise<void> {
  const from = resolve(source);
  const settings = readSettings(process.env);
  const to = embeddedFile(settings);
  if (!existsSync(from)) throw new UserError(`There is no file ${from}.`);
  if (from === to) throw new UserError(`${from} is the database itself, not a backup of it.`);
  const { orders } = verifyDatabase(from);
  if (hasDatabase(to) && !yes) {
    throw new UserError(
      `${to} already holds a business. Add --yes to replace it with the ${orders} orders of the backup.`,
    );
  }
  const isNew = !existsSync(to);
  makeFolder(to);
  try {
    // Otherwise a running import would store the rest of its orders in the restored database.
    await whileNoImportInto(to, () => withBar('Restoring', (onPages) => restoreDatabase(from, to, onPages)));
  } catch (error) {
    if (isNew) removeCopy(to);
    throw error;
  }
  verifyDatabase(to);
  endSessions(to);
  say(`Restored ${orders} orders from ${from} into ${to}. All sign-ins were ended.`);
  await restoreFiles(settings, from, to);
}

/** Restores the files of proofs from next to the backup. */
async function restoreFiles(settings: Settings, from: string, to: string): Promise<void> {
  if (settings.S3_URL) return;
  const files = folderStore(filesFolder(settings));
  const { copied, present: stored } = await copyFiles(backupFiles(dirname(from)), files);
  const { needed } = proofFilesOf(to);
  const present = needed.filter((sha256) => stored.has(sha256)).length;
  if (needed.length > 0) {
    say(
      `${filesText(present)} of proofs ${present === 1 ? 'is' : 'are'} in ${files.location}, ${copied} restored.`,
    );
  }
  warnOfMissing(needed, stored, files.location);
}

function explained(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOENT', 'EACCES', 'EROFS'].includes(code))
    return new UserError(`${file} cannot be written (${code}).`);
  if (code === 'ERR_SQLITE_ERROR' && error instanceof Error) {
    return new UserError(`The copy failed: ${error.message}. No file was left behind.`);
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
    .description('replaces the embedded database with a backup, completely or not at all')
    .argument('<file>', 'a file made by backup')
    .option('--yes', 'replace the current business')
    .action(restore);
}

/** Returns the store of a backup's files: a folder next to it, shared by all backups of that folder. */
function backupFiles(folder: string): FileStore {
  return folderStore(join(folder, 'tawseel-files'));
}

/** Copies the files that are missing. Returns the number copied, and the names of all files that are there now. */
async function copyFiles(
  from: FileStore,
  to: FileStore,
): Promise<{ copied: number; present: ReadonlySet<string> }> {
  const present = new Set<string>();
  for await (const { sha256 } of to.list()) present.add(sha256);
  let copied = 0;
  for await (const { sha256 } of from.list()) {
    const content = present.has(sha256) ? undefined : await from.read(sha256);
    if (!content) continue;
    await to.put(sha256, content);
    present.add(sha256);
    copied += 1;
  }
  return { copied, present };
}
