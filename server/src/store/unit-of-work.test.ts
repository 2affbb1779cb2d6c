import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../http/errors.ts';
import { DATABASES, SHARED } from '../testing/databases.ts';
import { failsOnce, LOST } from '../testing/failing.ts';
import { dataFolder } from '../testing/process.ts';
import { insertRow, ordinaryOrder } from '../testing/rows.ts';
import { openSqlite } from './database.ts';
import type { Database } from './tables.ts';
import { commitWork, type Piece } from './unit-of-work.ts';

const ZONE = 'Asia/Dubai';
const TOGETHER = 20;

let number = 0;
beforeEach(() => {
  number = 0;
});

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

test.runIf(SHARED.name === 'PostgreSQL')(
  'where a commit may be done or not, what may be repeated is, and nothing else',
  () =>
    withDatabase(SHARED.open, async (db) => {
      await failsOnce(db, LOST, 'orders', 'at the commit');
      const outcomes = await Promise.allSettled([
        commit(db, putIn('A'), true),
        commit(db, putIn('B')),
        commit(db, putIn('C'), true),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await stored(db)).toEqual(['A', 'C']);
    }),
);
