import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { openSqlite } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Database, Trx } from './tables.ts';

const insert = (key: string) => (trx: Trx) =>
  trx
    .insertInto('meta')
    .values({ key, value: '' })
    .execute()
    .then(() => key);
const keys = async (db: Database) =>
  (await db.selectFrom('meta').select('key').orderBy('key').execute()).map((row) => row.key);

describe.each(DATABASES)('on $name', ({ open }) => {
  test('work that fails undoes itself and nothing of the others', async () => {
    const { db, close } = await open();
    const refused = async (trx: Trx) => {
      await insert('b')(trx);
      throw new Error('refused');
    };
    const outcomes = await Promise.allSettled([
      groupCommit(db, insert('a')),
      groupCommit(db, refused),
      groupCommit(db, insert('c')),
    ]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('refused') },
      { status: 'fulfilled', value: 'c' },
    ]);
    expect(await keys(db)).toEqual(['a', 'c']);
    await close();
  });

  test('work that comes in while others are at it is done too', async () => {
    const { db, close } = await open();
    const first = groupCommit(db, insert('a'));
    const later = first.then(() => groupCommit(db, insert('b')));
    const many = Array.from({ length: 200 }, (_, index) => groupCommit(db, insert(`n${index}`)));
    await Promise.all([first, later, ...many]);
    expect(await keys(db)).toHaveLength(202);
    await close();
  });
});

test('on SQLite, work that comes in together shares one transaction', async () => {
  const { db, connection } = openSqlite(':memory:');
  await sql`create table meta (key text, value text)`.execute(db);
  const seen: boolean[] = [];
  const look = async () => {
    seen.push(connection.isTransaction);
    return seen.length;
  };
  let commits = 0;
  const transaction = db.transaction.bind(db);
  db.transaction = () => {
    commits += 1;
    return transaction();
  };
  await Promise.all([groupCommit(db, look), groupCommit(db, look), groupCommit(db, look)]);
  expect(seen).toEqual([true, true, true]);
  expect(commits).toBe(1);
  await db.destroy();
});

test('on SQLite, when the transaction itself is undone, nobody is told that it went well', async () => {
  const { db } = openSqlite(':memory:');
  await sql`create table meta (key text, value text)`.execute(db);
  const undoAll = async (trx: Trx) => {
    // What SQLite does by itself when the disk is full.
    await sql`rollback`.execute(trx);
    throw new Error('disk full');
  };
  const outcomes = await Promise.allSettled([groupCommit(db, insert('a')), groupCommit(db, undoAll)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await keys(db)).toEqual([]);
  await groupCommit(db, insert('b'));
  expect(await keys(db)).toEqual(['b']);
  await db.destroy();
});
