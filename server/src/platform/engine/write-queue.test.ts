import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertNewOrder } from '../../areas/orders/store/apply.ts';
import { DATABASES, SHARED } from '../../testing/databases.ts';
import { failsOnce, LOST } from '../../testing/failing.ts';
import { dataFolder } from '../../testing/process.ts';
import { insertRow, ordinaryOrder } from '../../testing/rows.ts';
import { refuse as makeRefusal } from '../http/errors.ts';
import { openSqlite } from './database.ts';
import { CommitUnknown } from './failures.ts';
import { setFact } from './meta.ts';
import { TimeZoneMoved } from './stored-time-zone.ts';
import type { Database, Trx } from './tables.ts';
import { commitWork, type Task, type UnitOfWork } from './write-queue.ts';

const ZONE = 'Asia/Dubai';
const TOGETHER = 20;

let number = 0;
beforeEach(() => {
  number = 0;
});
afterEach(() => vi.restoreAllMocks());

const HERE = { timeZone: 'Asia/Dubai', addressHash: '' };
const SHOP = { kind: 'key', role: 'sender', id: 'shop', name: 'Shop' } as const;
const take = (trx: Trx, unit: UnitOfWork, tracking_id: string) => {
  number += 1;
  const created_at = new Date(Date.UTC(2026, 10, 21) + number).toISOString();
  const order = {
    ...ordinaryOrder(),
    id: `o${number}`,
    created_at,
    tracking_id,
    reference: '',
    sender_id: null,
  };
  return insertNewOrder({ trx, unit, actor: SHOP, now: new Date(created_at), ...HERE }, order);
};
const putIn =
  (tracking_id: string): Task<string> =>
  async (trx, unit) =>
    (await take(trx, unit, tracking_id)).tracking_id;
const refuse: Task<string> = async (trx, unit) => {
  await take(trx, unit, 'REFUSED');
  throw makeRefusal('no_price');
};
const commit = (db: Database, piece: Task<string>, isIdempotent = false) =>
  commitWork(db, ZONE, piece, { lane: 'intake', isIdempotent });
const stored = async (db: Database) =>
  (await db.selectFrom('orders').select('tracking_id').orderBy('tracking_id').execute()).map(
    (row) => row.tracking_id,
  );
const counted = async (db: Database) =>
  (await db.selectFrom('order_totals').select('orders').where('grain', '=', 'all').execute()).map(
    ({ orders }) => orders,
  );

async function withDatabase(open: (typeof DATABASES)[number]['open'], work: (db: Database) => Promise<void>) {
  const { db, close } = await open();
  await insertRow(db, 'warehouses', { id: ordinaryOrder().warehouse_id });
  await work(db);
  await close();
}

describe.each(DATABASES)('on $name', ({ open }) => {
  test('writes that arrive together share a transaction', () =>
    withDatabase(open, async (db) => {
      // Stops the clock, because a transaction takes no more tasks once its time is up.
      vi.spyOn(performance, 'now').mockReturnValue(0);
      let transactions = 0;
      const begin = db.transaction.bind(db);
      db.transaction = () => {
        transactions += 1;
        return begin();
      };
      const ids = Array.from({ length: TOGETHER }, (_, index) => `T${index}`).sort();
      expect(await Promise.all(ids.map((id) => commit(db, putIn(id))))).toEqual(ids);
      expect([transactions, await stored(db), await counted(db)]).toEqual([1, ids, [TOGETHER]]);
    }));

  test('writes that arrive while others run are done too', () =>
    withDatabase(open, async (db) => {
      const ids = Array.from({ length: 200 }, (_, index) => `T${index}`);
      const later = commit(db, putIn('first')).then(() => commit(db, putIn('later')));
      await Promise.all([later, ...ids.map((id) => commit(db, putIn(id)))]);
      expect(await counted(db)).toEqual([202]);
    }));

  test('a write that is refused, also by the database, fails alone', () =>
    withDatabase(open, async (db) => {
      await commit(db, putIn('TAKEN'));
      const pieces = [putIn('A'), refuse, putIn('TAKEN'), putIn('B'), putIn('C\0'), putIn('D')];
      const outcomes = await Promise.allSettled(pieces.map((piece) => commit(db, piece)));
      const isNulTaken = SHARED.open !== open;
      const failed = outcomes.map(({ status }) => status === 'rejected');
      expect(failed).toEqual([false, true, true, false, !isNulTaken, false]);
      expect(outcomes[1]).toMatchObject({ reason: makeRefusal('no_price') });
      const kept = ['A', 'B', ...(isNulTaken ? ['C\0'] : []), 'D', 'TAKEN'];
      expect([await stored(db), await counted(db)]).toEqual([kept, [kept.length]]);
    }));
});

test("on SQLite, writers that another process's lock blocks wait for it once together", async () => {
  const { folder, remove } = dataFolder();
  const file = join(folder, 'tawseel.db');
  const { db } = openSqlite(file, 0);
  const other = openSqlite(file);
  other.connection.exec('begin immediate');
  let begun = 0;
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    begun += 1;
    return begin();
  };
  const outcomes = await Promise.allSettled(['A', 'B', 'C'].map((id) => commit(db, putIn(id))));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(begun).toBe(1);
  await Promise.all([db.destroy(), other.db.destroy()]);
  remove();
});

test('on SQLite, slow tasks have a transaction each, and other calls run between two of them', async () => {
  const { folder, remove } = dataFolder();
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const done: string[] = [];
  const long =
    (name: string): Task<void> =>
    async () => {
      done.push(name);
      setImmediate(() => done.push('another request'));
    };
  await Promise.all(['A', 'B', 'C'].map((name) => commitWork(db, ZONE, long(name))));
  expect(done.join()).toMatch(/^A(,another request)+,B(,another request)+,C/);
  await db.destroy();
  remove();
});

describe.runIf(SHARED.name === 'PostgreSQL')('on PostgreSQL', () => {
  const together = (db: Database, ...ids: string[]) =>
    Promise.allSettled(ids.map((id) => commit(db, putIn(id))));
  const statuses = (outcomes: { status: string }[]) => outcomes.map(({ status }) => status);

  test('after a commit with unknown outcome only repeatable writes are repeated', () =>
    withDatabase(SHARED.open, async (db) => {
      await failsOnce(db, LOST, 'orders', 'at the commit');
      await expect(commit(db, putIn('A'))).rejects.toThrow(CommitUnknown);
      await failsOnce(db, LOST, 'orders', 'at the commit');
      const outcomes = await Promise.allSettled(['B', 'C'].map((id) => commit(db, putIn(id), true)));
      expect(statuses(outcomes)).toEqual(['fulfilled', 'fulfilled']);
      expect(await stored(db)).toEqual(['B', 'C']);
    }));

  test('writes of one transaction are retried if the connection was lost before anything was written', () =>
    withDatabase(SHARED.open, async (db) => {
      await failsOnce(db, LOST);
      const asking =
        (id: string): Task<string> =>
        async (trx, unit) => {
          await sql`select fail_once()`.execute(trx);
          return putIn(id)(trx, unit);
        };
      const outcomes = await Promise.allSettled(['A', 'B', 'C'].map((id) => commit(db, asking(id))));
      expect(statuses(outcomes)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(await stored(db)).toEqual(['A', 'B', 'C']);
    }));

  test('nothing is written once the totals are in another time zone', () =>
    withDatabase(SHARED.open, async (db) => {
      await setFact(db, 'time_zone', ZONE);
      await together(db, 'A', 'B');
      expect(statuses(await together(db, 'C', 'D'))).toEqual(['fulfilled', 'fulfilled']);
      await setFact(db, 'time_zone', 'Asia/Tokyo');
      const reason = new TimeZoneMoved('Asia/Tokyo');
      expect(await together(db, 'E', 'F')).toEqual([
        { status: 'rejected', reason },
        { status: 'rejected', reason },
      ]);
      expect([await stored(db), await counted(db)]).toEqual([['A', 'B', 'C', 'D'], [4]]);
    }));

  test('nor if they were in another time zone before the first write', () =>
    withDatabase(SHARED.open, async (db) => {
      await setFact(db, 'time_zone', 'Asia/Tokyo');
      const refused = ['rejected', 'rejected'];
      expect(statuses(await together(db, 'A', 'B'))).toEqual(refused);
      expect(statuses(await together(db, 'C', 'D'))).toEqual(refused);
      expect(await stored(db)).toEqual([]);
    }));

  test('an act on one order waits neither for the totals of another nor for its end', () =>
    withDatabase(SHARED.open, async (db) => {
      await commit(db, putIn('A'));
      const held = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const slow = commitWork(db, ZONE, async (trx, unit) => {
        await take(trx, unit, 'B');
        begun.resolve();
        await held.promise;
      });
      await begun.promise;
      expect(await commitWork(db, ZONE, putIn('C'))).toBe('C');
      held.resolve();
      await slow;
      expect([await stored(db), await counted(db)]).toEqual([['A', 'B', 'C'], [3]]);
    }));
});

test('on SQLite, no caller is told of success if the transaction is rolled back', async () => {
  // Stops the clock: both tasks share a transaction, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { db } = openSqlite(':memory:');
  await sql`create table meta (key text, value text)`.execute(db);
  const insert = (key: string) => (trx: Trx) => trx.insertInto('meta').values({ key, value: '' }).execute();
  const undoAll = async (trx: Trx) => {
    // Imitates SQLite, which rolls back by itself when the disk is full.
    await sql`rollback`.execute(trx);
    throw new Error('disk full');
  };
  const keys = () => db.selectFrom('meta').select('key').execute();
  const outcomes = await Promise.allSettled([insert('a'), undoAll].map((work) => commitWork(db, ZONE, work)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await keys()).toEqual([]);
  await commitWork(db, ZONE, insert('b'));
  expect(await keys()).toEqual([{ key: 'b' }]);
  await db.destroy();
});
