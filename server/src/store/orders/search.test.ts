import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Opened, SQLITE } from '../../testing/databases.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import type { Database } from '../tables.ts';
import { NEWEST, type SearchFilter, type Sort } from './order-filter.ts';
import { readMatches, searchOrders } from './search.ts';
import { findOnPostgres } from './search-postgres.ts';
import { PROBED, SearchTooWide } from './search-walk.ts';

/** As a seq has it, about 35 minutes. */
const EVERY = 2 ** 33;
/** Orders that are read in sixteen places of a long stretch. */
const SAMPLED = 16 * 20;
const PAGE = { limit: 10, offset: 0 };

test('reads every order that the index knows, newest first, however many', async () => {
  const { db, close } = await SQLITE.open();
  const placed: string[] = [];
  for (let minute = 0; minute < 1100; minute += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const receiver_name = minute % 11 === 0 ? 'Omar' : 'Huda';
    const { id } = await insertOrder(db, { created_at, receiver_name, delivery_type: 'urgent' });
    if (receiver_name === 'Huda') placed.unshift(id);
  }
  const read: string[] = [];
  for await (const rows of readMatches(db, { search: 'huda', mode: 'urgent' }))
    read.push(...rows.map(({ id }) => id));
  expect(read).toEqual(placed);
  await close();
});

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))('on $name', ({ open }) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    // A tracking ID drawn by chance may hold what is searched for.
    await insertRow(db, 'senders', { id: 'bazaar' });
    await insertOrder(db, { receiver_name: 'Huda - North', tracking_id: 'N-0', sender_id: 'shop' });
    // Generated columns take no value.
    const { rows: plain } = await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns
      where table_name = 'orders' and is_generated = 'NEVER'`.execute(db);
    const columns = sql.join(plain.map(({ name }) => sql.ref(name)));
    await sql`insert into orders (${columns}) select ${sql.join(plain.map(({ name }) => sql.ref(`r.${name}`)))} from orders as o, generate_series(1, 30000) as n,
      lateral jsonb_populate_record(o, jsonb_build_object(
        'seq', o.seq + n * ${EVERY}::bigint, 'id', 'n' || n, 'tracking_id', 'N-' || n,
        'reference', case when n <= 12000 then '#' || n else '' end,
        'sender_id', case when n > 2000 then 'shop' else 'bazaar' end,
        'receiver_name', case when n % 50 = 0 then 'Huda - Northern' else 'Huda - North' end)) as r`.execute(
      db,
    );
    const receivers = ['Omar --- North', 'Sara... %%%', 'Sara---', 'Layla "-" Haddad', 'Web-Shop :)'];
    for (const [index, receiver_name] of receivers.entries())
      await insertOrder(db, { receiver_name, tracking_id: `R-${index}`, sender_id: 'shop' });
    await sql`vacuum analyze orders`.execute(db);
  });
  afterAll(() => opened.close());

  const readSoFar = async (db: Database) => {
    const { rows } = await sql<{ orders: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as orders
      from pg_stat_xact_user_tables where relname = 'orders'`.execute(db);
    return rows[0]?.orders ?? 0;
  };

  test.each(['--- n', '...', '%%%', '"-"', '... %%%', 'a---', 'omar', '%', 'b-', ')'])(
    'finds %s without reading more of the other orders than the newest',
    async (search) => {
      await opened.db.transaction().execute(async (trx) => {
        const before = await readSoFar(trx);
        expect((await searchOrders(trx, { search }, PAGE)).total).toBe(1);
        expect((await readSoFar(trx)) - before).toBeLessThan(PROBED + SAMPLED + 50);
      });
    },
  );

  test.each([
    ['a name, in tracking IDs alone', { search: 'huda', idsAlone: true }],
    ['a sign, in tracking IDs alone', { search: 'h', idsAlone: true }],
    ['what every name has the pairs of', { search: 'northuda' }],
  ])('finds nothing by %s, without reading more orders than the newest', async (_, filter) => {
    await opened.db.transaction().execute(async (trx) => {
      const before = await readSoFar(trx);
      expect((await searchOrders(trx, filter, PAGE)).total).toBe(0);
      expect((await readSoFar(trx)) - before).toBeLessThan(PROBED + SAMPLED + 50);
    });
  });

  test('finds a text in the orders of some days without reading those of other days', async () => {
    const { rows } = await sql<{ seq: number }>`select max(seq) as seq from orders`.execute(opened.db);
    const end = (rows[0]?.seq ?? 0) - 5000 * EVERY;
    const days = { from: '', to: '', first: end - 5000 * EVERY, end };
    await opened.db.transaction().execute(async (trx) => {
      const before = await readSoFar(trx);
      expect((await searchOrders(trx, { search: 'northern', days }, PAGE)).total).toBe(100);
      expect((await readSoFar(trx)) - before).toBeLessThan(PROBED + 200);
    });
  });

  test('asks the index once for what is spread evenly over a long time', async () => {
    await opened.db.transaction().execute(async (trx) => {
      const asked = async () => {
        const { rows } = await sql<{ times: number }>`
          select pg_stat_get_xact_numscans('orders_search'::regclass) as times`.execute(trx);
        return rows[0]?.times ?? 0;
      };
      const before = await asked();
      expect((await searchOrders(trx, { search: 'northern' }, PAGE)).total).toBe(600);
      // As a text, and as a tracking ID.
      expect((await asked()) - before).toBe(2);
    });
  });

  test('finds the newest orders of a phone that very many have without reading the others', async () => {
    await opened.db.transaction().execute(async (trx) => {
      const before = await readSoFar(trx);
      const found = await searchOrders(trx, { phone: '+971507710932' }, PAGE);
      expect(found).toMatchObject({ total: 1000, moreThanTotal: true });
      expect((await readSoFar(trx)) - before).toBeLessThan(2_100);
    });
  });

  const LATER = '2029-01-01T00:00:00.000Z';
  test.each<[string, SearchFilter, number, number, Sort?]>([
    ['those of very many that stand the longest', { unmovedSince: LATER }, 1000, 2_100, 'movedAt'],
    ['a rare text among very many that stand still', { unmovedSince: LATER, search: 'omar' }, 1, 22_000],
    ['the same, the longest first', { unmovedSince: LATER, search: 'omar' }, 1, 22_000, 'movedAt'],
    [
      'none delivered among those that stand still',
      { unmovedSince: LATER, trackingStatus: 'delivered' },
      0,
      8_000,
    ],
    ['the newest of a sender with very many', { senderId: 'shop' }, 1000, 2_100],
    ['the newest of a sender who has only old ones', { senderId: 'bazaar' }, 1000, 2_100],
    ['a rare text of a sender with very many', { senderId: 'shop', search: 'omar' }, 1, 2_400],
    ['two signs of a sender with very many', { senderId: 'shop', search: '%%' }, 1, 2_400],
    ['a frequent text of a sender with very many', { senderId: 'shop', search: 'huda' }, 1000, 8_000],
    ['what old orders have in masses, once', { search: '#' }, 1000, 11_000],
  ])('finds %s without reading the others', async (_, filter, total, most, sort) => {
    await opened.db.transaction().execute(async (trx) => {
      const before = await readSoFar(trx);
      expect((await searchOrders(trx, filter, PAGE, sort)).total).toBe(total);
      expect((await readSoFar(trx)) - before).toBeLessThan(most);
    });
  });

  test('breaks off where a great many orders have the pieces of a text', async () => {
    const wanted = { below: NEWEST, limit: 30_000, most: 50 };
    await expect(findOnPostgres(opened.db, { search: 'north' }, wanted)).rejects.toThrow(SearchTooWide);
  });
});
