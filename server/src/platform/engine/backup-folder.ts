import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';
import { makeFolders } from './make-folders.ts';

const COPY = /^tawseel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;
const LEFT_OVER = /^tawseel-.*Z\.db\.unfinished/;

/** Verified copy, named by the time it was taken: `tawseel-2026-11-22T06-40-00Z.db`. */
export type Copy = { file: string; takenAt: Date };

export function copyFile(folder: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `tawseel-${time}Z.db`);
}

/**
 * Creates the folder for copies of a database. Throws a UserError if its parent folder does not exist, because the
 * path is then mistyped or its disk not mounted, or if the folder has copies of another database, which would be
 * deleted.
 */
export function claimFolder(folder: string, database: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) {
    throw new UserError(`There is no folder ${parent}. Create it, or correct BACKUP_DIR.`);
  }
  makeFolders(folder);
  const note = join(folder, 'copies-of.txt');
  if (!existsSync(note)) writeFileSync(note, database);
  const owner = readFileSync(note, 'utf8').trim();
  if (owner === database) return;
  throw new UserError(
    `It has copies of ${owner}. Set BACKUP_DIR to another folder, or delete copies-of.txt there if ${database} ` +
      'replaced it.',
  );
}

/** Lists the copies in a folder, oldest first, and ignores other files. */
export function listCopies(folder: string): Copy[] {
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = COPY.exec(name) ?? [];
    return day
      ? [{ file: join(folder, name), takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }]
      : [];
  });
}

/**
 * Deletes the oldest copies beyond `keep`, and the remains of an interrupted one. Copies dated in the future, which
 * appear after a clock was set back, are deleted first because their age is unknown.
 */
export function removeSurplus(folder: string, keep: number, now: Date): void {
  const ofFuture = ({ takenAt }: Copy) => takenAt > now;
  const copies = listCopies(folder);
  const oldestFirst = [...copies.filter(ofFuture), ...copies.filter((copy) => !ofFuture(copy))];
  for (const { file } of oldestFirst.slice(0, -keep)) rmSync(file, { force: true });
  const leftOvers = readdirSync(folder).filter((name) => LEFT_OVER.test(name));
  for (const name of leftOvers) rmSync(join(folder, name), { force: true });
}
