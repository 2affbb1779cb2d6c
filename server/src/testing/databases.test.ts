import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineOf } from '../platform/engine/database.ts';
import { DATABASES, type OpenedTestDatabase, PGLITE } from './databases.ts';
import { insertRow } from './rows.ts';

test('both engines are tested, whether or not PostgreSQL is installed', () => {
  expect(DATABASES.map(({ name }) => name)).toEqual([
    'SQLite',
    expect.stringMatching(/^PostgreSQL$|^PGlite$/),
  ]);
});

// Where PostgreSQL is installed nothing else tries the engine that stands in for it elsewhere.
describe.each([...new Set([...DATABASES, PGLITE])])('on $name', ({ name, open }) => {
  let opened: OpenedTestDatabase;
  const row = { key: 'a', value: '1' };
  const rows = () => opened.db.selectFrom('meta').selectAll().execute();

  beforeEach(async () => {
    opened = await open();
    return () => opened.close();
  });

  test.each(['first', 'second'])('the %s test finds an empty database', async () => {
    expect(await rows()).toEqual([]);
    await opened.db.insertInto('meta').values(row).execute();
    expect(await rows()).toEqual([row]);
  });

  test('two databases open at a time do not see each other', async () => {
    const other = await open();
    await opened.db.insertInto('meta').values(row).execute();
    expect(await other.db.selectFrom('meta').selectAll().execute()).toEqual([]);
    await other.close();
  });

  test('a database left with another schema is given to no other test', async () => {
    const left = await open();
    await sql`alter table queries drop column email`.execute(left.db);
    await left.close();
    const next = await open();
    const { rows } = await sql`select email from queries`.execute(next.db);
    expect(rows).toEqual([]);
    await next.close();
  });

  test('numbers are returned as numbers', async () => {
    const { id: warehouse_id } = await insertRow(opened.db, 'warehouses');
    const total = { grain: 'day', start: '2026-11-21', warehouse_id, delivery_type: 'normal' };
    const figures = {
      orders: 1,
      revenue_fils: 2 ** 40,
      paid_cod_fils: 0,
      unpaid_cod_fils: 0,
      to_collect_fils: 0,
    };
    await opened.db
      .insertInto('order_totals')
      .values({ ...total, ...figures })
      .execute();
    const { sum } = await opened.db
      .selectFrom('order_totals')
      .select(({ fn }) => fn.sum<number>('revenue_fils').as('sum'))
      .executeTakeFirstOrThrow();
    expect(sum).toBe(2 ** 40);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const failing = opened.db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values(row).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('the engine is the one named', () => {
    expect(engineOf(opened.db).name).toBe(name === 'SQLite' ? 'sqlite' : 'postgres');
  });
});
