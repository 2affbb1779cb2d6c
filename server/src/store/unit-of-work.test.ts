import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../http/errors.ts';
import { DATABASES, SHARED } from '../testing/databases.ts';
import { failsOnce, LOST } from '../testing/failing.ts';
import { dataFolder } from '../testing/process.ts';
import { insertRow, ordinaryOrder } from '../testing/rows.ts';
import { openSqlite } from './database.ts';
import { TimeZoneMoved } from './kept-time-zone.ts';
import { setFact } from './meta.ts';
import { toRow } from './orders/new-rows.ts';
import type { Database } from './tables.ts';
import { commitWork, type Piece } from './unit-of-work.ts';

const ZONE = 'Asia/Dubai';
const TOGETHER = 20;

let number = 0;
beforeEach(() => {
  number = 0;
});
afterEach(() => void vi.useRealTimers());

const putIn =
  (tracking_id: string): Piece<string> =>
  async (_, unit) => {
    number += 1;
    unit.orders.push({ ...ordinaryOrder(), id: `o${number}`, tracking_id, reference: '', sender_id: null });
    return tracking_id;
  };
const refuse: Piece<string> = async (_, unit) => {
  unit.orders.push({ ...ordinaryOrder(), id: 'refused', tracking_id: 'REFUSED' });
  throw new Refusal('invalid', 'Not this one.');
};
const commit = (db: Database, piece: Piece<string>, isIdempotent = false) =>
  commitWork(db, ZONE, piece, { isShareable: true, isIdempotent });
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
  test('what comes in together shares a transaction', () =>
    withDatabase(open, async (db) => {
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

  test('one that is refused, or that the database refuses, is alone in that', () =>
    withDatabase(open, async (db) => {
      await commit(db, putIn('TAKEN'));
      const pieces = [putIn('A'), refuse, putIn('TAKEN'), putIn('B'), putIn('C\0'), putIn('D')];
      const outcomes = await Promise.allSettled(pieces.map((piece) => commit(db, piece)));
      const isNulTaken = SHARED.open !== open;
      const failed = outcomes.map(({ status }) => status === 'rejected');
      expect(failed).toEqual([false, true, true, false, !isNulTaken, false]);
      expect(outcomes[1]).toMatchObject({ reason: new Refusal('invalid', 'Not this one.') });
      const kept = ['A', 'B', ...(isNulTaken ? ['C\0'] : []), 'D', 'TAKEN'];
      expect([await stored(db), await counted(db)]).toEqual([kept, [kept.length]]);
    }));
});

test("on SQLite, those whom another process's lock keeps out have waited for it once, and not once more each", async () => {
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

describe.runIf(SHARED.name === 'PostgreSQL')('on PostgreSQL', () => {
  const together = (db: Database, ...ids: string[]) =>
    Promise.allSettled(ids.map((id) => commit(db, putIn(id))));
  const statuses = (outcomes: { status: string }[]) => outcomes.map(({ status }) => status);

  test('where a commit may be done or not, what may be repeated is, and nothing else', () =>
    withDatabase(SHARED.open, async (db) => {
      await failsOnce(db, LOST, 'orders', 'at the commit');
      const outcomes = await Promise.allSettled([
        commit(db, putIn('A'), true),
        commit(db, putIn('B')),
        commit(db, putIn('C'), true),
      ]);
      expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await stored(db)).toEqual(['A', 'C']);
    }));

  test('what came in together is run again when the connection was lost before anything was written', () =>
    withDatabase(SHARED.open, async (db) => {
      await failsOnce(db, LOST);
      const asking =
        (id: string): Piece<string> =>
        async (trx, unit) => {
          await sql`select fail_once()`.execute(trx);
          return putIn(id)(trx, unit);
        };
      const outcomes = await Promise.allSettled(['A', 'B', 'C'].map((id) => commit(db, asking(id))));
      expect(statuses(outcomes)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(await stored(db)).toEqual(['A', 'B', 'C']);
    }));

  test('an order whose seq another server was faster to take gets the next that is free', () =>
    withDatabase(SHARED.open, async (db) => {
      await setFact(db, 'time_zone', ZONE);
      await together(db, 'A', 'B');
      await together(db, 'C', 'D');
      const { seq } = await db
        .selectFrom('orders')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow();
      const other = toRow(seq + 64, {
        ...ordinaryOrder(),
        id: 'other',
        tracking_id: 'OTHER',
        sender_id: null,
      });
      await db.insertInto('orders').values(other).execute();
      expect(statuses(await together(db, 'E', 'F'))).toEqual(['fulfilled', 'fulfilled']);
      expect(await stored(db)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'OTHER']);
      expect(await counted(db)).toEqual([6]);
    }));

  test('nothing is put in once the totals are cut in another zone', () =>
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

  test('nor where they were cut in another zone before anything came in', () =>
    withDatabase(SHARED.open, async (db) => {
      await setFact(db, 'time_zone', 'Asia/Tokyo');
      const refused = ['rejected', 'rejected'];
      expect(statuses(await together(db, 'A', 'B'))).toEqual(refused);
      expect(statuses(await together(db, 'C', 'D'))).toEqual(refused);
      expect(await stored(db)).toEqual([]);
    }));

  test('those who were answered together are waited for, but not for long', () =>
    withDatabase(SHARED.open, async (db) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      let begun = 0;
      const begin = db.transaction.bind(db);
      db.transaction = () => {
        begun += 1;
        return begin();
      };
      await together(db, 'A', 'B');
      const early = commit(db, putIn('C'));
      for (let turn = 0; turn < TOGETHER; turn += 1) await setImmediate();
      expect(begun).toBe(1);
      await Promise.all([early, commit(db, putIn('D'))]);
      expect(begun).toBe(2);
      const left = commit(db, putIn('E'));
      vi.advanceTimersByTime(5);
      expect(await left).toBe('E');
    }));
});
