import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupState, backUpIfDue, copyInChild, lookAtBackups, type Schedule } from './backups.ts';
import { verifyDatabase } from './platform/engine/backup.ts';
import { openSqlite } from './platform/engine/database.ts';
import { withFileLock } from './platform/engine/file-lock.ts';
import { migrate } from './platform/engine/migrate.ts';
import { damagePage } from './testing/damage.ts';
import { dataFolder, endProcess, runToEnd, startProcess } from './testing/process.ts';
import { insertOrder } from './testing/rows.ts';

let folder: string;
let remove: () => void;
let schedule: Schedule;

beforeEach(async () => {
  ({ folder, remove } = dataFolder());
  const file = join(folder, 'tawseel.db');
  schedule = { file, folder: join(folder, 'copies'), everyHours: 24, keep: 2 };
  const { db } = openSqlite(file);
  await migrate(db);
  await insertOrder(db);
  await db.destroy();
});
afterEach(() => remove());

const copies = () =>
  readdirSync(schedule.folder)
    .filter((name) => name !== 'copies-of.txt')
    .sort();
const day = (number: number, hour = '06') => new Date(`2026-11-${number}T${hour}:40:00.000Z`);
const inChild = () => copyInChild(folder, new AbortController().signal);
/** Fast replacement of a copy, for tests that are not about copying. */
const quickly = async (to: string) => copyFileSync(schedule.file, to);

test('makes a copy when one is due, by the clock and across starts, and deletes the oldest', async () => {
  expect(await backUpIfDue(schedule, day(20), inChild())).toEqual(day(20));
  expect(verifyDatabase(join(schedule.folder, 'tawseel-2026-11-20T06-40-00Z.db'))).toEqual({ orders: 1 });
  const mine = ['tawseel-2026-11-01T00-00-00Z.db.mine', 'notes.txt', 'tawseel.db'];
  for (const name of mine) writeFileSync(join(schedule.folder, name), '');
  writeFileSync(
    join(schedule.folder, 'tawseel-2026-11-19T06-40-00Z.db.unfinished'),
    'of one that was killed',
  );
  await backUpIfDue(schedule, day(21, '05'), quickly);
  for (const number of [21, 22]) await backUpIfDue(schedule, day(number), quickly);
  expect(copies()).toEqual(
    [...mine, 'tawseel-2026-11-21T06-40-00Z.db', 'tawseel-2026-11-22T06-40-00Z.db'].sort(),
  );
});

test('with a clock set back ignores copies of the future, and keeps its new one', async () => {
  for (const number of [20, 21]) await backUpIfDue(schedule, day(number), quickly);
  expect(await backUpIfDue({ ...schedule, keep: 1 }, day(15), quickly)).toEqual(day(15));
  expect(copies()).toEqual(['tawseel-2026-11-15T06-40-00Z.db']);
});

test('refuses a folder whose parent does not exist, as mistyped', async () => {
  const mistyped = join(folder, 'bakcups', 'copies');
  await expect(backUpIfDue({ ...schedule, folder: mistyped }, day(20), quickly)).rejects.toThrow(
    `There is no folder ${join(folder, 'bakcups')}. Create it, or correct BACKUP_DIR.`,
  );
  expect(existsSync(join(folder, 'bakcups'))).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'reports a folder that cannot be created as the reason of the failure',
  async () => {
    const state: BackupState = { lastGoodAt: undefined, failure: undefined };
    const log = { error: () => undefined } as never;
    await lookAtBackups(
      { ...schedule, folder: '/proc/copies' },
      { log, clock: () => day(20), state },
      quickly,
    );
    expect(state.failure?.why).toBe('There is no /proc/copies.');
  },
);

test('refuses a folder with copies of another business, and deletes none of them', async () => {
  await backUpIfDue(schedule, day(20), quickly);
  const other = { ...schedule, file: '/srv/another/tawseel.db', keep: 1 };
  await expect(backUpIfDue(other, day(22), quickly)).rejects.toThrow(
    `It has copies of ${schedule.file}. Set BACKUP_DIR to another folder, or delete copies-of.txt`,
  );
  expect(copies()).toEqual(['tawseel-2026-11-20T06-40-00Z.db']);
});

test('one of two servers on one file makes the copy', async () => {
  const taken: string[] = [];
  const takeCopy = async (to: string) => {
    taken.push(to);
    await quickly(to);
  };
  const both = [0, 1].map(() => backUpIfDue(schedule, day(20), takeCopy));
  await Promise.all(both);
  expect(taken).toHaveLength(1);
  const whileOther = () => backUpIfDue(schedule, day(22), takeCopy);
  await withFileLock(`${schedule.file}-backup`, whileOther, () => new Error('taken'));
  expect(taken).toHaveLength(1);
  await backUpIfDue(schedule, day(22), takeCopy);
  expect(taken).toHaveLength(2);
});

test('a failed copy is an error in the log, deletes no good copy, and is retried later', async () => {
  let now = day(20);
  const state: BackupState = { lastGoodAt: undefined, failure: undefined };
  const errors: string[] = [];
  const log = { error: (line: string) => errors.push(line) };
  const look = () =>
    lookAtBackups({ ...schedule, keep: 1 }, { log: log as never, clock: () => now, state }, inChild());
  await look();
  expect(state).toEqual({ lastGoodAt: day(20), failure: undefined });
  damagePage(schedule.file, 'orders');
  now = day(21);
  await look();
  expect(errors).toEqual([
    expect.stringMatching(/^The backup into .*copies failed\. Next try in 15 minutes: .* damaged/),
  ]);
  expect(state).toMatchObject({ lastGoodAt: day(20), failure: { at: now } });
  await look();
  expect(errors).toHaveLength(1);
  expect(copies()).toEqual(['tawseel-2026-11-20T06-40-00Z.db']);
  copyFileSync(join(schedule.folder, 'tawseel-2026-11-20T06-40-00Z.db'), schedule.file);
  now = new Date(now.getTime() + 15 * 60_000);
  await look();
  expect(state).toEqual({ lastGoodAt: now, failure: undefined });
  expect(copies()).toEqual(['tawseel-2026-11-21T06-55-00Z.db']);
});

test('the server makes copies by itself, and on PostgreSQL says what to use instead', async () => {
  const settings = { DATA_DIR: folder, BACKUP_DIR: schedule.folder };
  const running = await startProcess(settings);
  await expect
    .poll(() => readdirSync(folder).includes('copies') && copies(), { timeout: 50_000 })
    .toEqual([expect.stringMatching(/^tawseel-.*Z\.db$/)]);
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  expect(readFileSync(join(schedule.folder, copies()[0]!)).subarray(0, 15).toString()).toBe(
    'SQLite format 3',
  );
  const { code, output } = await runToEnd({ ...settings, DATABASE_URL: 'postgres://host.invalid/db' });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The setting BACKUP_DIR is for the embedded database\./),
  ]);
});
