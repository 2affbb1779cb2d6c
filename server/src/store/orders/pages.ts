import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { type RawBuilder, sql } from 'kysely';
import { startOfHour } from '../../domain/period.ts';
import { engineOf } from '../database.ts';
import { requireTimeZone } from '../kept-time-zone.ts';
import { prepared } from '../prepared.ts';
import type { Database, Tables } from '../tables.ts';
import { seqAt } from './seq.ts';
import { nextHour } from './totals.ts';
import { orderJson } from './wire.ts';

/** Which orders a list or a count is of; all of them where nothing is named. */
export type OrderFilter = { mode?: string | undefined; warehouseId?: string | undefined };

export type Page = { limit: number; offset: number };
type Row = Tables['orders'];

/** Orders as they travel: JSON with commas between and nothing around; how many they are, and of how many in all. */
export type Written = { json: Uint8Array | string; count: number; total: number };

/** Offset threshold: up to here skipping rows costs less than finding the hour that holds them. */
const SKIPPED_PLAINLY = 500;
/** Upper bound of every seq. */
const NEWEST = Number.MAX_SAFE_INTEGER;

type Chosen = { mode: string; warehouseId: string };
type PageSlots = Chosen & { below: number; limit: number; offset: number };
type BucketSlots = Chosen & { grain: string; from: string; to: string };

/** Bit mask of the four ways to filter. */
const MODE = 1;
const WAREHOUSE = 2;
const FILTER_MASKS = [0, MODE, WAREHOUSE, MODE | WAREHOUSE];

/** SQLite makes a plan anew each time a bare parameter says how many rows it is for, which takes as long as ten rows. */
function plain(limit: number): RawBuilder<number> {
  return sql<number>`${limit} + 0`;
}

/** Keyset query: the orders of a filter below a seq, newest first. */
function stretch(db: Database, mask: number, slots: Chosen & { below: number }) {
  return db
    .selectFrom('orders')
    .where('seq', '<', slots.below)
    .$if((mask & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
    .$if((mask & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId))
    .orderBy('seq', 'desc');
}

const pages = FILTER_MASKS.map((mask) =>
  prepared<PageSlots, Row>((db, slots) =>
    stretch(db, mask, slots).limit(plain(slots.limit)).offset(slots.offset).selectAll(),
  ),
);

/** As bytes, SQLite's JSON goes out as it is; as text it would be made a string and bytes again. */
const JOINED: Record<'sqlite' | 'postgres', RawBuilder<Uint8Array | string | null>> = {
  sqlite: sql`cast(group_concat(wire) as blob)`,
  postgres: sql`string_agg(${orderJson('postgres')}::text, ',' order by seq desc)`,
};

type WrittenRow = {
  json: Uint8Array | string | null;
  count: number;
  lowest: number | null;
  total: number | null;
};

function written(db: Database, mask: number, slots: Chosen, orders: ReturnType<typeof stretch>) {
  const engine = engineOf(db);
  // PostgreSQL would write the orders that it skips as well, were they written within.
  const cut = orders
    .$if(engine === 'sqlite', (query) => query.select(['seq', orderJson(engine).as('wire')]))
    .$if(engine === 'postgres', (query) => query.selectAll());
  const all = totals(db, mask, slots)
    .select((eb) => eb.fn.sum<number>('orders').as('orders'))
    .where('grain', '=', 'all')
    .where('start', '=', '');
  return db
    .selectFrom(cut.as('stretch'))
    .select((eb) => [
      JOINED[engine].as('json'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number | null>('seq').as('lowest'),
      all.as('total'),
    ]);
}

const writtenPages = FILTER_MASKS.map((mask) =>
  prepared<PageSlots, WrittenRow>((db, slots) =>
    written(db, mask, slots, stretch(db, mask, slots).limit(plain(slots.limit)).offset(slots.offset)),
  ),
);

/**
 * The page that is asked for most. PostgreSQL keeps the plan of a prepared statement only if it knows from its text how
 * few rows it is for, and planning takes as long as reading and writing them.
 */
const firstPages = FILTER_MASKS.map((mask) =>
  prepared<Chosen & { below: number }, WrittenRow>((db, slots) =>
    written(db, mask, slots, stretch(db, mask, slots).limit(sql.lit(ORDERS_PAGE_SIZE))),
  ),
);

function totals(db: Database, mask: number, slots: Chosen) {
  return db
    .selectFrom('order_totals')
    .$if((mask & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
    .$if((mask & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId));
}

/** Histogram of the orders of each bucket of a grain, newest bucket first. */
const buckets = FILTER_MASKS.map((mask) =>
  prepared<BucketSlots, { start: string; orders: number }>((db, slots) =>
    totals(db, mask, slots)
      .select((eb) => ['start', eb.fn.sum<number>('orders').as('orders')])
      .where('grain', '=', slots.grain)
      .where('start', '>=', slots.from)
      .where('start', '<=', slots.to)
      .groupBy('start')
      .orderBy('start', 'desc'),
  ),
);

function ask<V, O>(queries: ((db: Database, values: Chosen & V) => Promise<O[]>)[], filter: OrderFilter) {
  const mask = (filter.mode === undefined ? 0 : MODE) | (filter.warehouseId === undefined ? 0 : WAREHOUSE);
  const query = queries[mask];
  const chosen = { mode: filter.mode ?? '', warehouseId: filter.warehouseId ?? '' };
  return async (db: Database, values: V): Promise<O[]> => (query ? query(db, { ...chosen, ...values }) : []);
}

/** Count of the orders from the totals, in constant time: the same work for ten as for ten million. */
export async function countOrders(db: Database, filter: OrderFilter = {}): Promise<number> {
  const [row] = await ask(buckets, filter)(db, { grain: 'all', from: '', to: '' });
  return row?.orders ?? 0;
}

type Stretch = { below?: number; limit: number; offset?: number };

/**
 * Keyset page of orders, newest first: those below a seq (all when none is given), after skipping `offset` of them.
 */
async function writeOrders(
  db: Database,
  filter: OrderFilter,
  { below = NEWEST, limit, offset = 0 }: Stretch,
): Promise<Written & { lowest: number }> {
  const isFirst = limit === ORDERS_PAGE_SIZE && offset === 0;
  const [page] = isFirst
    ? await ask(firstPages, filter)(db, { below })
    : await ask(writtenPages, filter)(db, { below, limit, offset });
  return {
    json: page?.json ?? '',
    count: page?.count ?? 0,
    lowest: page?.lowest ?? NEWEST,
    total: page?.total ?? 0,
  };
}

/** Keyset pagination of all orders, newest first, `size` at a time. */
export async function* readAllOrders(db: Database, filter: OrderFilter, size: number): AsyncGenerator<Row[]> {
  let below = NEWEST;
  for (;;) {
    const rows = await ask(pages, filter)(db, { below, limit: size, offset: 0 });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    below = last.seq;
  }
}

/** The same, written. */
export async function* writeAllOrders(
  db: Database,
  filter: OrderFilter,
  size: number,
): AsyncGenerator<Uint8Array | string> {
  let below = NEWEST;
  for (;;) {
    const { json, count, lowest } = await writeOrders(db, filter, { below, limit: size });
    yield json;
    if (count < size) return;
    below = lowest;
  }
}

/** Keyset cursor of a page: below a seq, and after skipping some. Undefined when there is no such page. */
async function startOf(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
  offset: number,
): Promise<{ below?: number; offset: number } | undefined> {
  if (offset <= SKIPPED_PLAINLY) return { offset };
  // Beside the first question: on PostgreSQL a round trip more is what a page feels most.
  const sameZone = requireTimeZone(db, timeZone);
  let start = '';
  let left = offset;
  for (const [grain, last] of [
    ['month', '9999'],
    ['day', '-99'],
    ['hour', 'T99'],
  ] as const) {
    const reading = ask(buckets, filter)(db, { grain, from: start, to: start + last });
    const [inside] = await Promise.all([reading, sameZone]);
    const found = inside.find(({ orders }) => {
      left -= orders;
      return left < 0;
    });
    if (!found) return undefined;
    start = found.start;
    left += found.orders;
  }
  return { below: seqAt(startOfHour(nextHour(start), timeZone)), offset: left };
}

/**
 * Deep page by number, without reading the rows before it: the whole hours, days and months before it are skipped by their totals,
 * not by reading.
 */
export async function writePage(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
  { limit, offset }: Page,
): Promise<Written> {
  const start = await startOf(db, timeZone, filter, offset);
  if (!start) return { json: '', count: 0, total: await countOrders(db, filter) };
  return writeOrders(db, filter, { ...start, limit });
}
