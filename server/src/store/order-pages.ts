import { setImmediate } from 'node:timers/promises';
import { startOfHour } from '../domain/period.ts';
import { seqAt } from './order-seq.ts';
import { nextHour } from './order-totals.ts';
import { WIRE_COLUMNS, type WireRow } from './orders.ts';
import { prepared } from './prepared.ts';
import type { Database } from './tables.ts';

/** Which orders a list or a count is of; all of them where nothing is named. */
export type OrderFilter = { mode?: string | undefined; warehouseId?: string | undefined };

export type Page = { limit: number; offset: number };
export type PlacedRow = WireRow & { seq: number };

/** Up to here skipping rows costs less than finding the hour that holds them. */
const SKIPPED_PLAINLY = 500;
/** Above every place an order can have. */
const NEWEST = Number.MAX_SAFE_INTEGER;

type Chosen = { mode: string; warehouseId: string };
type PageSlots = Chosen & { below: number; limit: number; offset: number };
type BucketSlots = Chosen & { grain: string; from: string; to: string };

/** The four ways to filter, as bits. */
const MODE = 1;
const WAREHOUSE = 2;
const KINDS = [0, MODE, WAREHOUSE, MODE | WAREHOUSE];

const pages = KINDS.map((kind) =>
  prepared<PageSlots, PlacedRow>((db, slots) =>
    db
      .selectFrom('orders')
      .select(['seq', ...WIRE_COLUMNS])
      .where('seq', '<', slots.below)
      .$if((kind & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
      .$if((kind & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId))
      .orderBy('seq', 'desc')
      .limit(slots.limit)
      .offset(slots.offset),
  ),
);

/** How many orders each bucket of a grain holds, newest bucket first. */
const buckets = KINDS.map((kind) =>
  prepared<BucketSlots, { start: string; orders: number }>((db, slots) =>
    db
      .selectFrom('order_totals')
      .select((eb) => ['start', eb.fn.sum<number>('orders').as('orders')])
      .where('grain', '=', slots.grain)
      .where('start', '>=', slots.from)
      .where('start', '<=', slots.to)
      .$if((kind & MODE) > 0, (query) => query.where('delivery_type', '=', slots.mode))
      .$if((kind & WAREHOUSE) > 0, (query) => query.where('warehouse_id', '=', slots.warehouseId))
      .groupBy('start')
      .orderBy('start', 'desc'),
  ),
);

function ask<V, O>(queries: ((db: Database, values: Chosen & V) => Promise<O[]>)[], filter: OrderFilter) {
  const kind = (filter.mode === undefined ? 0 : MODE) | (filter.warehouseId === undefined ? 0 : WAREHOUSE);
  const query = queries[kind];
  const chosen = { mode: filter.mode ?? '', warehouseId: filter.warehouseId ?? '' };
  return async (db: Database, values: V): Promise<O[]> => (query ? query(db, { ...chosen, ...values }) : []);
}

/** How many orders there are, from the totals: the same work for ten as for ten million. */
export async function countOrders(db: Database, filter: OrderFilter = {}): Promise<number> {
  const [row] = await ask(buckets, filter)(db, { grain: 'all', from: '', to: '' });
  return row?.orders ?? 0;
}

/** Orders newest first, of those below a place (all when none is given), after skipping `offset` of them. */
export async function readOrders(
  db: Database,
  filter: OrderFilter,
  { below = NEWEST, limit, offset = 0 }: { below?: number; limit: number; offset?: number },
): Promise<PlacedRow[]> {
  return ask(pages, filter)(db, { below, limit, offset });
}

/**
 * All orders newest first, `size` at a time, each chunk beginning where the one before ended. Between chunks others
 * have their turn: SQLite answers at once, so that a loop of its answers alone would never let them in.
 */
export async function* readAllOrders(
  db: Database,
  filter: OrderFilter,
  size: number,
): AsyncGenerator<PlacedRow[]> {
  let below = NEWEST;
  for (;;) {
    const rows = await readOrders(db, filter, { below, limit: size });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    below = last.seq;
    await setImmediate();
  }
}

/** A page of any depth: the whole hours, days and months before it are skipped by their totals, not by reading. */
export async function readPage(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
  { limit, offset }: Page,
): Promise<PlacedRow[]> {
  if (offset <= SKIPPED_PLAINLY) return readOrders(db, filter, { limit, offset });
  let start = '';
  let left = offset;
  for (const [grain, last] of [
    ['month', '9999'],
    ['day', '-99'],
    ['hour', 'T99'],
  ] as const) {
    const inside = await ask(buckets, filter)(db, { grain, from: start, to: start + last });
    const found = inside.find(({ orders }) => {
      left -= orders;
      return left < 0;
    });
    if (!found) return [];
    start = found.start;
    left += found.orders;
  }
  const below = seqAt(startOfHour(nextHour(start), timeZone));
  return readOrders(db, filter, { below, limit, offset: left });
}
