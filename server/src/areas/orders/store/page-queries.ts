// Prepared statements behind pages of orders: one for each combination of filters.
import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { EngineName } from '../../../platform/engine/engine.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import type { OrderRow } from '../tables.ts';
import { type OrderFilter, warehouseOf } from './order-filter.ts';
import { orderJson } from './wire.ts';

type PageFilter = { mode: string; warehouseId: string };
export type Bounds = { from: number; below: number };
type PageSlots = PageFilter & Bounds & { limit: number; offset: number };
type BucketSlots = PageFilter & { grain: string; from: string; to: string };

/** Bits of the four filters, and of writing the oldest first. */
const MODE = 1;
const WAREHOUSE = 2;
const FILTER_MASKS = [0, MODE, WAREHOUSE, MODE | WAREHOUSE];
const OLDEST_FIRST = 4;
const WRITTEN_MASKS = [...FILTER_MASKS, ...FILTER_MASKS.map((mask) => mask | OLDEST_FIRST)];

/**
 * Writes the limit into the statement: with a parameter as limit, SQLite plans anew each time, which takes as long as
 * ten rows.
 */
function plain(limit: number): RawBuilder<number> {
  return sql<number>`${limit} + 0`;
}

/** Selects the orders of a filter below a seq, newest first. */
function ordersFrom(db: Database, mask: number, slots: PageFilter & Pick<Bounds, 'from'>) {
  return db
    .selectFrom('orders')
    .where('seq', '>=', slots.from)
    .$if((mask & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
    .$if((mask & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId))
    .orderBy('seq', 'desc');
}

/** Keyset query of the orders below a seq. */
function rangeOf(db: Database, mask: number, slots: PageFilter & Bounds) {
  return ordersFrom(db, mask, slots).where('seq', '<', slots.below);
}

/**
 * Keyset query behind orders that a covering index skips: an hour may have a hundred thousand, and orders are long.
 * SQLite starts at one upper bound and reads everything between it and another.
 */
function rangeBehind(db: Database, mask: number, slots: PageSlots) {
  const first = rangeOf(db, mask, slots).select('seq').limit(sql.lit(1)).offset(slots.offset);
  return ordersFrom(db, mask, slots).where('seq', '<=', first).limit(plain(slots.limit));
}

export const pages = FILTER_MASKS.map((mask) =>
  prepared<PageFilter & Bounds & { limit: number }, OrderRow>((db, slots) =>
    rangeOf(db, mask, slots).limit(plain(slots.limit)).selectAll(),
  ),
);

/** Joins orders as bytes on SQLite, because text would be turned into a string and back into bytes. */
export function joined(engine: EngineName, isOldestFirst: boolean): RawBuilder<Uint8Array | string | null> {
  const direction = sql.raw(isOldestFirst ? 'asc' : 'desc');
  // SQLite joins orders in the order in which it reads them.
  const sorted = isOldestFirst ? sql`order by seq asc` : sql``;
  return engine === 'sqlite'
    ? sql`cast(group_concat(wire, ',' ${sorted}) as blob)`
    : sql`string_agg(${orderJson('postgres')}, ',' order by seq ${direction})`;
}

type WrittenRow = {
  json: Uint8Array | string | null;
  count: number;
  lowest: number | null;
  total: number | null;
};

/** Selects what `joined` reads. PostgreSQL writes orders outside, because here it would also write those that it skips. */
export function selectWired(engine: EngineName, orders: ReturnType<typeof rangeOf>) {
  return orders
    .$if(engine === 'sqlite', (query) => query.select(['seq', orderJson(engine).as('wire')]))
    .$if(engine === 'postgres', (query) => query.selectAll());
}

function written(db: Database, mask: number, slots: PageFilter, orders: ReturnType<typeof rangeOf>) {
  const engine = engineOf(db).name;
  const cut = selectWired(engine, orders);
  const all = totals(db, mask, slots)
    .select((eb) => eb.fn.sum<number>('orders').as('orders'))
    .where('grain', '=', 'all')
    .where('start', '=', '');
  return db
    .selectFrom(cut.as('page'))
    .select((eb) => [
      joined(engine, (mask & OLDEST_FIRST) > 0).as('json'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number | null>('seq').as('lowest'),
      all.as('total'),
    ]);
}

export const writtenPages = WRITTEN_MASKS.map((mask) =>
  prepared<PageSlots, WrittenRow>((db, slots) => written(db, mask, slots, rangeBehind(db, mask, slots))),
);

/**
 * First page, which is requested most. PostgreSQL keeps the plan of a prepared statement only if its text shows how
 * few rows it is for, and planning takes as long as reading and writing them.
 */
export const firstPages = FILTER_MASKS.map((mask) =>
  prepared<PageFilter & Bounds, WrittenRow>((db, slots) =>
    written(db, mask, slots, rangeOf(db, mask, slots).limit(sql.lit(ORDERS_PAGE_SIZE))),
  ),
);

function totals(db: Database, mask: number, slots: PageFilter) {
  return db
    .selectFrom('order_totals')
    .$if((mask & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
    .$if((mask & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId));
}

/** Numbers of orders in each bucket of a grain, newest bucket first. */
export const buckets = FILTER_MASKS.map((mask) =>
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

/** Returns the one of some queries that has the filters of an order filter. */
export function ask<V, O>(
  queries: ((db: Database, values: PageFilter & V) => Promise<O[]>)[],
  filter: OrderFilter,
  isOldestFirst = false,
) {
  const filtered =
    (filter.mode === undefined ? 0 : MODE) | (warehouseOf(filter) === undefined ? 0 : WAREHOUSE);
  const query = queries[filtered | (isOldestFirst ? OLDEST_FIRST : 0)];
  const chosen = { mode: filter.mode ?? '', warehouseId: warehouseOf(filter) ?? '' };
  return async (db: Database, values: V): Promise<O[]> => (query ? query(db, { ...chosen, ...values }) : []);
}
