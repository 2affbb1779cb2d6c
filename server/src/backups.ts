import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { HOUR_MS } from '@tawseel/contract/facts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { explain } from './explain.ts';
import { withFileLock } from './platform/engine/file-lock.ts';
import { makeFolders } from './platform/engine/make-folders.ts';
import type { Settings } from './platform/settings.ts';
import { UserError } from './platform/user-error.ts';

const COPY = /^tawseel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;
const LEFT_OVER = /^tawseel-.*Z\.db\.unfinished/;

/** Verified copy, named by the time it was taken: `tawseel-2026-11-22T06-40-00Z.db`. */
type Copy = { file: string; takenAt: Date };

function copyFile(folder: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `tawseel-${time}Z.db`);
}

/**
 * Creates the folder for copies of a database. Throws a UserError if its parent folder does not exist, because the
 * path is then mistyped or its disk not mounted, or if the folder has copies of another database, which would be
 * deleted.
 */
function claimFolder(folder: string, database: string): void {
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
function listCopies(folder: string): Copy[] {
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
function removeSurplus(folder: string, keep: number, now: Date): void {
  const ofFuture = ({ takenAt }: Copy) => takenAt > now;
  const copies = listCopies(folder);
  const oldestFirst = [...copies.filter(ofFuture), ...copies.filter((copy) => !ofFuture(copy))];
  for (const { file } of oldestFirst.slice(0, -keep)) rmSync(file, { force: true });
  const leftOvers = readdirSync(folder).filter((name) => LEFT_OVER.test(name));
  for (const name of leftOvers) rmSync(join(folder, name), { force: true });
}

const LOOK_EVERY_MS = 60 * 1000;
/** Delay after a failure: soon enough to matter, seldom enough for the log to stay readable. */
const RETRY_MS = 15 * 60 * 1000;

/** State of the scheduled backups, for monitoring. */
export type BackupState = {
  /** When the newest good copy was taken. */
  lastGoodAt: Date | undefined;
  /** The last attempt, if it failed. */
  failure: { at: Date; why: string } | undefined;
};

/** Copies and verifies the database into a file that does not exist yet. */
export type TakeCopy = (to: string) => Promise<void>;

export type Schedule = { file: string; folder: string; everyHours: number; keep: number };

class BackupTaken extends Error {}

/**
 * Takes a copy unless the newest is younger than the schedule, whichever server of this database took it; then
 * deletes the oldest beyond those to keep. Only verified files have the name of a copy, so a good one is deleted only
 * when a newer one exists.
 */
export async function backUpIfDue(
  { file, folder, everyHours, keep }: Schedule,
  now: Date,
  takeCopy: TakeCopy,
): Promise<Date | undefined> {
  claimFolder(folder, file);
  // Copies from the future, after a clock was set back, are no reason to take none.
  const newest = () => listCopies(folder).findLast(({ takenAt }) => takenAt <= now)?.takenAt;
  const isDue = (taken = newest()) => !taken || now.getTime() - taken.getTime() >= everyHours * HOUR_MS;
  if (!isDue()) return newest();
  const attempt = async () => {
    if (!isDue()) return;
    await takeCopy(copyFile(folder, now));
    removeSurplus(folder, keep, now);
  };
  await withFileLock(`${file}-backup`, attempt, () => new BackupTaken()).catch((error) => {
    if (!(error instanceof BackupTaken)) throw error;
  });
  return newest();
}

/**
 * Runs the command `backup` in a child process at low priority, because verifying reads the whole file at once.
 * `warn` gets the warnings of a successful copy.
 */
export function copyInChild(
  dataDir: string,
  signal: AbortSignal,
  warn: (text: string) => void = () => undefined,
): TakeCopy {
  const program = join(import.meta.dirname, 'tawseel.ts');
  return (to) =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
      const child = execFile(
        process.execPath,
        [program, 'backup', to],
        { env, signal },
        (error, _, stderr) => {
          if (!error) {
            if (stderr.trim() !== '') warn(stderr.trim());
            resolve();
          } else reject(error.name === 'AbortError' ? error : new UserError(stderr.trim() || error.message));
        },
      );
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });
}

/** Returns the schedule of the settings, or undefined. */
export function scheduleOf(settings: Settings, file: string): Schedule | undefined {
  const { BACKUP_DIR, BACKUP_HOURS, BACKUP_KEEP, DATABASE_URL } = settings;
  if (BACKUP_DIR === undefined) return undefined;
  if (DATABASE_URL) {
    throw new UserError(
      'The setting BACKUP_DIR is for the embedded database. Back up PostgreSQL with its own tools, as ' +
        'docs/operating.md says, and remove BACKUP_DIR.',
    );
  }
  return { file, folder: resolve(BACKUP_DIR), everyHours: BACKUP_HOURS, keep: BACKUP_KEEP };
}

type Watched = { log: FastifyBaseLogger; clock: () => Date; state: BackupState };

/** Checks the schedule once: a failure is an error in the log and in the state, and is tried again later. */
export async function lookAtBackups(
  schedule: Schedule,
  { log, clock, state }: Watched,
  takeCopy: TakeCopy,
): Promise<void> {
  const now = clock();
  if (state.failure && Math.abs(now.getTime() - state.failure.at.getTime()) < RETRY_MS) return;
  try {
    state.lastGoodAt = await backUpIfDue(schedule, now, takeCopy);
    state.failure = undefined;
  } catch (error) {
    const why = explain(error) ?? (error instanceof Error ? error.message : String(error));
    if (error instanceof Error && error.name === 'AbortError') return;
    state.failure = { at: now, why };
    log.error(`The backup into ${schedule.folder} failed. Next try in 15 minutes: ${why}`);
  }
}

/** Checks the schedule at once and every minute. Returns a function that ends it. */
export function keepBackedUp(schedule: Schedule, watched: Watched, dataDir: string): () => void {
  const ending = new AbortController();
  const takeCopy = copyInChild(dataDir, ending.signal, (text) => watched.log.warn(text));
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await lookAtBackups(schedule, watched, takeCopy);
    isLooking = false;
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  void look();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
