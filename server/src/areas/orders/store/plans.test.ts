import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/engine/tables.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { type OpenedTestDatabase, SQLITE } from '../../../testing/databases.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';
import type { SearchFilter, Sort } from './order-filter.ts';
import { writePage } from './pages.ts';
import { repairTotals } from './repair-totals.ts';
import { searchOrders } from './search.ts';

const ORDERS = 6_000;
const PAGE = { limit: 10, offset: 0 };
const LATER = '2027-11-21T00:00:00.000Z';

let opened: OpenedTestDatabase;
let warehouseId: string;

beforeAll(async () => {
  opened = await SQLITE.open();
  const { db } = opened;
  const { id: warehouse_id } = await insertRow(db, 'warehouses');
  warehouseId = warehouse_id;
  await insertOrder(db, { warehouse_id, sender_id: 'shop', receiver_name: 'Huda Nair', tracking_id: 'N-0' });
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info('orders')`.execute(
    db,
  );
  const named = (one: Record<string, string>) =>
    sql.join(columns.map(({ name }) => (one[name] ? sql.raw(one[name]) : sql.ref(name))));
  const made = {
    seq: 'seq + n * 4096',
    id: `'n' || n`,
    tracking_id: `'N-' || n`,
    receiver_name: `iif(n = 100, 'Omar Farouk', receiver_name)`,
    dropoff_city: `iif(n % 10 = 0, 'Dubai', dropoff_city)`,
    payment_method: `iif(n % 100 = 0, 'Wallet', payment_method)`,
  };
  await sql`
    with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${ORDERS})
    insert into orders (${named({})}) select ${named(made)} from orders cross join counted`.execute(db);
  await repairTotals(db, BUSINESS_TIME_ZONE);
});
afterAll(() => opened.close());

/** Records the queries of a database during `ask` with their plans, and its result. */
async function watch<T>(db: Database, ask: (watched: Database) => Promise<T>) {
  const asked: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // A prepared query is compiled once, for all tests.
  const executed = vi.spyOn(watched, 'executeQuery');
  const found = await ask(watched);
  asked.push(...executed.mock.calls.map(([query]) => query as CompiledQuery));
  const plans: string[] = [];
  for (const { sql: text, parameters } of asked) {
    // A prepared query has slots.
    const values = parameters.map((value) => (typeof value === 'object' ? null : value));
    const explained = { ...asked[0]!, sql: `explain query plan ${text}`, parameters: values };
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(rows.map(({ detail }) => detail).join('\n'));
  }
  return { found, plans: plans.join('\n'), asked: asked.map(({ sql: text }) => text).join('\n') };
}

/** Those of a search, and how many orders it leaves. */
async function plansOf(db: Database, said: Omit<SearchFilter, 'scope'>, sort?: Sort) {
  const filter = { ...said, scope: WHOLE_BUSINESS };
  const { found, ...told } = await watch(db, (watched) => searchOrders(watched, filter, PAGE, sort));
  return { total: found.total, ...told };
}

const OF_SENDER = 'COVERING INDEX orders_sender (sender_id=? AND seq>? AND seq<?)';

test('a filter merges its index values newest first, without sorting', async () => {
  const { total, plans } = await plansOf(opened.db, { city: 'Sharjah', warehouseId });
  expect(total).toBe(1000);
  expect(plans).toContain('INDEX orders_filter_bits (filter_bits=? AND seq>? AND seq<?)');
  expect(plans).not.toContain('TEMP B-TREE');
});

test('a common text with a filter uses both indexes, without reading orders for each value', async () => {
  const { total, plans, asked } = await plansOf(opened.db, { city: 'Sharjah', search: 'huda' });
  expect(total).toBe(1000);
  expect(asked).toContain('orders_search match');
  expect(plans).toContain('INDEX orders_filter_bits (filter_bits=? AND seq>? AND seq<?)');
  expect(plans).not.toContain('filter_bits=? AND rowid=?');
  expect(plans).not.toMatch(/SCAN orders\b/);
});

test('a text with a sender uses both indexes', async () => {
  const { total, plans, asked } = await plansOf(opened.db, { senderId: 'shop', search: 'huda' });
  expect(total).toBe(1000);
  expect(asked).toContain('orders_search match');
  expect(plans).toContain(OF_SENDER);
});

test('stuck orders use only their own index', async () => {
  for (const sort of ['-createdAt', 'movedAt'] as const) {
    const { total, plans } = await plansOf(opened.db, { unmovedSince: LATER, search: 'omar' }, sort);
    expect(total).toBe(1);
    expect(plans).toContain('orders_unmoved (moved_at<?)');
  }
});

test('events of a day use the index of event times, and read no other events or orders', async () => {
  const day = { from: '2026-11-20T20:00:00.000Z', to: '2026-11-21T20:00:00.000Z' };
  for (const what of ['delivered', 'failed', 'back'] as const) {
    const { plans } = await plansOf(opened.db, { happened: { what, isToday: true, ...day }, warehouseId });
    expect(plans).toContain('SEARCH orders USING COVERING INDEX orders_id (id=?');
    expect(plans).not.toMatch(/SCAN (orders|events|stop_acts|run_stops|runs)\b/);
  }
});

test('an area reads only the orders under way, and a driver only the stops of the own runs', async () => {
  const { total, plans } = await plansOf(opened.db, { areaId: 'unknown' });
  expect(total).toBe(1000);
  expect(plans.match(/INDEX orders_unmoved/g)).toHaveLength(2);
  expect((await plansOf(opened.db, { areaId: 'none' })).total).toBe(0);
  const { plans: ofDriver } = await plansOf(opened.db, { driverId: 'd1' });
  expect(ofDriver).toContain('INDEX orders_id (id=?');
  expect(ofDriver).toContain('INDEX runs_driver (driver_id=?)');
  expect(ofDriver).toMatch(/INDEX run_stops_(run|place) \(run_id=\?\)/);
  expect(ofDriver).not.toMatch(/SCAN (orders|run_stops|runs)\b/);
});

test('all orders of a sender are read from its index in order, without sorting', async () => {
  const { total, plans } = await plansOf(opened.db, { senderId: 'shop' });
  expect(total).toBe(1000);
  expect(plans).toContain(OF_SENDER);
  expect(plans).not.toContain('TEMP B-TREE');
});

test('a page skips earlier rows of its hour with one index, without reading their orders', async () => {
  const { db } = opened;
  for (const said of [{}, { mode: 'normal' }, { warehouseId }, { mode: 'normal', warehouseId }] as const) {
    const filter = { ...said, scope: WHOLE_BUSINESS };
    const { found, plans, asked } = await watch(db, (watched) =>
      writePage(watched, BUSINESS_TIME_ZONE, filter, { limit: 2, offset: 5000 }),
    );
    expect(JSON.parse(`[${Buffer.from(found.json)}]`)).toMatchObject([{ _id: 'n1000' }, { _id: 'n999' }]);
    expect(plans).toMatch(
      /SCALAR SUBQUERY.*\nSEARCH orders USING COVERING INDEX orders_(seq|mode|warehouse) \(/,
    );
    // Of two upper bounds SQLite begins at the first, and its plan does not say which that is.
    expect(asked).not.toMatch(/"seq" < \? and "seq" <= \(/);
  }
});

test('guests of a warehouse are merged with its orders by three covering indexes, without sorting', async () => {
  const { db } = opened;
  const { id: other } = await insertRow(db, 'warehouses');
  await sql`
    insert into custody (seq, holder_kind, holder, since, warehouse_id, to_warehouse, sort_code, leg, home_id)
    select seq, 'warehouse', ${other}, moved_at, iif(row % 2 = 0, ${other}, warehouse_id), ${other}, '', 'out', warehouse_id
    from (select *, cast(substr(id, 2) as integer) as row from orders where id glob 'n[0-9]*') where row % 3 = 0`.execute(
    db,
  );
  const filter = { warehouseId: other, scope: WHOLE_BUSINESS };
  for (const said of [{}, { mode: 'normal' }] as const) {
    const { found, plans } = await watch(db, (watched) =>
      writePage(watched, BUSINESS_TIME_ZONE, { ...filter, ...said }, { limit: 2, offset: 1500 }),
    );
    expect(JSON.parse(`[${Buffer.from(found.json)}]`)).toMatchObject([{ _id: 'n1500' }, { _id: 'n1497' }]);
    expect(found.total).toBe(2000);
    for (const index of ['custody_guests', 'custody_awaited', 'orders_warehouse'])
      expect(plans).toContain(`COVERING INDEX ${index} (`);
    expect(plans).toMatch(/MERGE \(UNION ALL\)/);
    expect(plans).not.toMatch(/SCAN (orders|custody)\b/);
  }
  const { total, plans } = await plansOf(db, { warehouseId: other, city: 'Dubai' });
  expect(total).toBe(200);
  expect(plans).toContain('COVERING INDEX custody_guests (');
  expect(plans).not.toMatch(/SCAN (orders|custody)\b/);
});

test('a phone is looked up in the index of each phone, in one statement', async () => {
  const { plans, asked } = await plansOf(opened.db, { phone: '+971521186640' });
  for (const phone of ['receiver_phone', 'receiver_phone2', 'sender_phone'])
    expect(plans).toContain(`INDEX orders_${phone} (${phone}_e164=?`);
  expect(plans).not.toMatch(/SCAN orders\b/);
  expect(asked.match(/orders indexed by/g)).toHaveLength(3);
});
