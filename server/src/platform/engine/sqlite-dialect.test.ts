import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../../testing/process.ts';
import { openSqlite } from './database.ts';
import type { Database } from './tables.ts';

let file: string;
let remove: () => void;
let other: DatabaseSync;
let opened: Database[] = [];

beforeEach(() => {
  const made = dataFolder();
  remove = made.remove;
  file = join(made.folder, 'tawseel.db');
  opened = [];
  open().connection.exec('create table notes (text text)');
  other = new DatabaseSync(file);
  other.exec("begin immediate; insert into notes values ('another process')");
});
afterEach(async () => {
  for (const db of opened) await db.destroy();
  other.close();
  remove();
});

function open(lockWaitMs?: number) {
  const made = openSqlite(file, lockWaitMs);
  opened.push(made.db);
  return made;
}

const write = (db: Database, text: string) => sql`insert into notes values (${text})`.execute(db);
const read = async (db: Database) => {
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db);
  return rows.map(({ text }) => text);
};

test('a write that waits for another process blocks no read, and runs when the lock is free', async () => {
  const { db } = open();
  const written = Promise.all([
    db.transaction().execute((trx) => write(trx, 'in a transaction')),
    write(db, 'by itself'),
  ]);
  for (let times = 0; times < 3; times += 1) expect(await read(db)).toEqual([]);
  other.exec('commit');
  await written;
  expect((await read(db)).sort()).toEqual(['another process', 'by itself', 'in a transaction']);
});

test('a write that waits for too long is refused, and the next one works', async () => {
  const { db } = open(0);
  const busy = { errcode: 5 };
  await expect(db.transaction().execute((trx) => write(trx, 'lost'))).rejects.toMatchObject(busy);
  await expect(write(db, 'lost')).rejects.toMatchObject(busy);
  other.exec('rollback');
  await write(db, 'kept');
  expect(await read(db)).toEqual(['kept']);
});

test('a transaction keeps no read waiting, which sees the last commit, and leaves other calls a turn', async () => {
  other.exec('rollback');
  const { db } = open();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const done: string[] = [];
  await db.transaction().execute(async (trx) => {
    await write(trx, 'first');
    expect(await read(db)).toEqual([]);
    expect(await read(trx)).toEqual(['first']);
    setImmediate(() => done.push('another call'));
    await write(trx, 'second');
    done.push('the transaction');
  });
  expect(done).toEqual(['another call', 'the transaction']);
  expect(await read(db)).toEqual(['first', 'second']);
});

test('jobs take turns: none sees another half done', async () => {
  other.exec('rollback');
  const { db } = open();
  const seen: number[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((text) =>
      db.transaction().execute(async (trx) => {
        await write(trx, text);
        seen.push((await read(trx)).length);
        await write(trx, text);
      }),
    ),
  );
  expect(seen).toEqual([1, 3, 5]);
});
