import { NEWEST_SEARCHED } from '@tawseel/contract/facts/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineOf } from '../../../platform/engine/database.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { DATABASES, type OpenedTestDatabase } from '../../../testing/databases.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';
import type { SearchFilter } from './order-filter.ts';
import { readMatches, searchOrders } from './search.ts';

/** Gap between seqs, about 35 minutes: the orders span a year and a half. */
const EVERY = 2 ** 33;
const ORDERS = NEWEST_SEARCHED + 2_000;
const PAGE = { limit: 10, offset: 0 };

describe.each(DATABASES)('with many orders on $name', ({ open }) => {
  let opened: OpenedTestDatabase;
  let warehouse_id: string;

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    await insertRow(db, 'senders', { id: 'bazaar' });
    ({ id: warehouse_id } = await insertRow(db, 'warehouses'));
    const first = {
      receiver_name: 'Oldest Qasim',
      tracking_id: 'TWS-4CK5-7V99',
      warehouse_id,
      sender_id: 'bazaar',
    };
    await insertOrder(db, { ...first, tracking_status: 'return', payment_method: 'Card' });
    const columns = Object.keys(await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow());
    const plain = columns.filter((name) => name !== 'filter_bits');
    const others = await insertRow(db, 'warehouses');
    const changed: Record<string, string> = {
      seq: `seq + n * ${EVERY}`,
      id: "'n' || n",
      tracking_id: "'N-' || n",
      receiver_name: "case when n % 50 = 0 then 'Huda - Northern' else 'Huda - North' end",
      sender_id: 'null',
      tracking_status: "'delivered'",
      payment_method: "'COD'",
      warehouse_id: `'${others.id}'`,
    };
    const selected = plain.map((name) =>
      changed[name] ? sql.raw(changed[name]) : sql.ref(`orders.${name}`),
    );
    await sql`
      with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${ORDERS})
      insert into orders (${sql.join(plain.map((name) => sql.ref(name)))})
      select ${sql.join(selected)} from orders cross join counted`.execute(db);
    if (engineOf(db).name === 'postgres') await sql`analyze orders`.execute(db);
  });
  afterAll(() => opened.close());

  test.each<[string, Omit<SearchFilter, 'scope'>]>([
    ['alone', {}],
    ['of a warehouse', { warehouseId: 'its' }],
    ['of a sender', { senderId: 'bazaar' }],
    ['returned', { trackingStatus: 'return' }],
    ['of a way to pay and a city', { payment: 'Card', city: 'Sharjah' }],
    ['of a mode', { mode: 'normal' }],
  ])('finds a text of the oldest order, %s, on a page and in the whole list', async (_, said) => {
    const filter = { ...said, ...(said.warehouseId ? { warehouseId: warehouse_id } : {}) };
    for (const search of ['qasim', 'st q', 'OLDEST']) {
      const wanted = { scope: WHOLE_BUSINESS, ...filter, search };
      const isWhole = search === 'st q' && Object.keys(said).every((name) => name === 'mode');
      const { rows, newestSearched } = await searchOrders(opened.db, wanted, PAGE);
      expect([rows.map(({ id }) => id).length, newestSearched], search).toEqual(
        isWhole ? [0, NEWEST_SEARCHED] : [1, undefined],
      );
      const all: string[] = [];
      for await (const some of readMatches(opened.db, wanted))
        all.push(...some.map((row) => row.receiver_name));
      expect(all, search).toEqual(['Oldest Qasim']);
    }
  });

  test('two characters are searched in the newest orders, and the answer says so unless it is full', async () => {
    expect(await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search: 'qa' }, PAGE)).toEqual({
      rows: [],
      total: 0,
      moreThanTotal: false,
      newestSearched: NEWEST_SEARCHED,
    });
    const many = await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search: 'hu' }, PAGE);
    expect(many).toMatchObject({ total: 1000, moreThanTotal: true });
    expect(many.newestSearched).toBeUndefined();
  });

  test('one character after the prefix of our tracking IDs is looked up in all orders', async () => {
    for (const search of ['TWS-4', 'tws-4c', 'tws4c']) {
      const { rows, newestSearched } = await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search }, PAGE);
      expect([rows.map(({ tracking_id }) => tracking_id), newestSearched], search).toEqual([
        ['TWS-4CK5-7V99'],
        undefined,
      ]);
    }
    const none = await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search: 'TWS-C' }, PAGE);
    expect(none).toMatchObject({ rows: [], total: 0 });
    const all = await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search: 'TWS-' }, PAGE);
    expect(all.newestSearched).toBe(NEWEST_SEARCHED);
  });

  test('reads every order that has a text, newest first, however many', async () => {
    const read: number[] = [];
    const delivered = { scope: WHOLE_BUSINESS, search: 'northern', trackingStatus: 'delivered' } as const;
    for await (const rows of readMatches(opened.db, delivered)) read.push(...rows.map(({ seq }) => seq));
    expect(read).toHaveLength(ORDERS / 50);
    expect(read).toEqual(read.toSorted((one, other) => other - one));
  });

  test('finds nothing by a long repetitive text, nor by one whose trigrams every name has', async () => {
    for (const search of ['a'.repeat(100), 'northuda', 'huda - northern - huda - northern - huda'])
      expect((await searchOrders(opened.db, { scope: WHOLE_BUSINESS, search }, PAGE)).total, search).toBe(0);
  });
});
