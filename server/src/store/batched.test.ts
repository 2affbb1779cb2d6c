import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { SHARED } from '../testing/databases.ts';
import { insertRow } from '../testing/rows.ts';
import { batched } from './batched.ts';
import { findSender } from './senders.ts';
import { findWarehouse } from './warehouses.ts';

test('what is asked in one turn is one question to PostgreSQL, and each hears of their own', async () => {
  const { db, close } = await SHARED.open();
  const loads: string[][] = [];
  const find = batched(async (_, keys: readonly string[]) => {
    loads.push([...keys]);
    if (keys.includes('broken')) throw new Error('broken');
    return keys.map((key) => key.toUpperCase());
  });
  await db.transaction().execute(async (trx) => {
    expect(await Promise.all(['a', 'b', 'a'].map((key) => find(trx, key)))).toEqual(['A', 'B', 'A']);
    const failed = await Promise.allSettled([find(trx, 'c'), find(trx, 'broken')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
  expect(loads.splice(0)).toEqual([
    ['a', 'b', 'a'],
    ['c', 'broken'],
  ]);
  expect(await Promise.all(['first', 'd', 'e'].map((key) => find(db, key)))).toEqual(['FIRST', 'D', 'E']);
  expect(loads).toEqual([['first'], ['d', 'e']]);
  await close();
});

test('the senders of orders that come in together are each their own, and none that is gone', async () => {
  const { db, close } = await SHARED.open();
  const ids = ['one', 'two', 'gone'];
  for (const id of ids)
    await insertRow(db, 'senders', { id, deleted_at: id === 'gone' ? '2026-11-01' : null });
  const names = await db
    .transaction()
    .execute((trx) =>
      Promise.all([...ids, 'unknown', 'one'].map(async (id) => (await findSender(trx, id, 'child'))?._id)),
    );
  expect(names).toEqual(['one', 'two', undefined, undefined, 'one']);
  await close();
});

test.runIf(SHARED.name === 'PostgreSQL')(
  'orders that come in together and name one warehouse ask for it once',
  async () => {
    const { db, close } = await SHARED.open();
    await insertRow(db, 'warehouses', { id: 'one' });
    await db.transaction().execute(async (trx) => {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      const found = await Promise.all([1, 2, 3].map(() => findWarehouse(trx, 'one', 'child')));
      const times = asked.mock.calls.length;
      asked.mockRestore();
      expect([found.map((each) => each?._id), times]).toEqual([['one', 'one', 'one'], 1]);
    });
    await close();
  },
);
