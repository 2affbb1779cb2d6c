import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { requireTimeZone } from '../../../platform/engine/stored-time-zone.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import { startOfHour } from '../../../platform/values/period.ts';
import type { OrderRow } from '../tables.ts';
import { countGuests, countGuestsByHour, listPageSeqs } from './guests.ts';
import { EARLIEST, NEWEST, type OrderFilter, type Sort } from './order-filter.ts';
import {
  ask,
  type Bounds,
  buckets,
  firstPages,
  joined,
  pages,
  selectWired,
  writtenPages,
} from './page-queries.ts';
import { seqAt } from './seq.ts';
import { nextHour } from './totals.ts';

/** Orders as JSON with commas between and no brackets, their number, and the total. */
export type Written = { json: Uint8Array | string; count: number; total: number };

/** Offset up to which skipping rows costs less than finding the hour that contains them. */
const SKIPPED_PLAINLY = 500;

/**
 * Chunk size of a whole list. On SQLite it takes a quarter of a millisecond and 100 kB, which the system allocates in
 * half the time of 500 kB; on PostgreSQL it is larger, since each chunk is a round trip.
 */
const CHUNK = { sqlite: 100, postgres: 500 };
/** Size of the first chunk, small so that it arrives sooner. */
const FIRST_CHUNK = 100;

/**
 * Counts the orders of a filter from the totals, in constant time: the same work for ten as for ten million. Guests of its
 * warehouse, of which there are as many as parcels in the house, are counted by their index.
 */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { days } = filter;
  const rows = await (days
    ? ask(buckets, filter)(db, { grain: 'day', from: days.from, to: days.to })
    : ask(buckets, filter)(db, { grain: 'all', from: '', to: '' }));
  return rows.reduce((sum, { orders }) => sum + orders, await countGuests(db, filter));
}

type Range = {
  below?: number;
  limit: number;
  offset?: number;
  isOldestFirst?: boolean;
  /** True if the warehouse of the filter has guests, which are merged with its orders. */
  hasGuests: boolean;
};

function boundsOf({ days }: OrderFilter, below = NEWEST): Bounds {
  return { from: days?.first ?? EARLIEST, below: Math.min(below, days?.end ?? NEWEST) };
}

/** Writes a page of orders, newest first: those below a seq (all if none is given), without the first `offset`. */
async function writeOrders(
  db: Database,
  filter: OrderFilter,
  { below, limit, offset = 0, isOldestFirst = false, hasGuests }: Range,
): Promise<Written & { lowest: number }> {
  if (hasGuests) {
    const seqs = await listPageSeqs(db, filter, { below: below ?? NEWEST, limit, offset });
    return writeSeqs(db, seqs, isOldestFirst);
  }
  const isFirst = limit === ORDERS_PAGE_SIZE && offset === 0 && !isOldestFirst;
  const bounds = boundsOf(filter, below);
  const [page] = isFirst
    ? await ask(firstPages, filter)(db, bounds)
    : await ask(writtenPages, filter, isOldestFirst)(db, { ...bounds, limit, offset });
  return {
    json: page?.json ?? '',
    count: page?.count ?? 0,
    lowest: page?.lowest ?? NEWEST,
    total: page?.total ?? 0,
  };
}

/** Writes orders by their seqs, newest first. */
async function writeSeqs(
  db: Database,
  seqs: readonly number[],
  isOldestFirst: boolean,
): Promise<Written & { lowest: number }> {
  const lowest = seqs.at(-1);
  if (lowest === undefined) return { json: '', count: 0, lowest: NEWEST, total: 0 };
  const engine = engineOf(db).name;
  const page = selectWired(engine, ordersOf(db, seqs));
  const json = joined(engine, isOldestFirst).as('json');
  const row = await db.selectFrom(page.as('page')).select(json).executeTakeFirstOrThrow();
  return { json: row.json ?? '', count: seqs.length, lowest, total: 0 };
}

/** Selects orders by their seqs, newest first. The limit keeps SQLite from reading them in another order. */
function ordersOf(db: Database, seqs: readonly number[]) {
  const listed = sql<number>`(${sql.raw(seqs.join())})`;
  return db
    .selectFrom('orders')
    .where('seq', 'in', listed)
    .orderBy('seq', 'desc')
    .limit(sql.lit(seqs.length));
}

/** Reads all orders of a filter by keyset, newest first, `size` at a time. */
export async function* readAllOrders(
  db: Database,
  filter: OrderFilter,
  size: number,
): AsyncGenerator<OrderRow[]> {
  const hasGuests = (await countGuests(db, filter)) > 0;
  let below = NEWEST;
  for (;;) {
    const rows = hasGuests
      ? await readMerged(db, filter, { below, limit: size })
      : await ask(pages, filter)(db, { ...boundsOf(filter, below), limit: size });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    below = last.seq;
  }
}

async function readMerged(
  db: Database,
  filter: OrderFilter,
  range: { below: number; limit: number },
): Promise<OrderRow[]> {
  const seqs = await listPageSeqs(db, filter, { ...range, offset: 0 });
  return seqs.length === 0 ? [] : ordersOf(db, seqs).selectAll().execute();
}

/** Writes all orders of a filter in chunks, newest first. */
export async function* writeAllOrders(
  db: Database,
  filter: OrderFilter,
): AsyncGenerator<Uint8Array | string> {
  const hasGuests = (await countGuests(db, filter)) > 0;
  let below = NEWEST;
  for (let size = FIRST_CHUNK; ; size = CHUNK[engineOf(db).name]) {
    const { json, count, lowest } = await writeOrders(db, filter, { below, limit: size, hasGuests });
    yield json;
    if (count < size) return;
    below = lowest;
  }
}

/** Length of the name of each bucket of time. */
const LENGTHS = { month: 7, day: 10, hour: 13 } as const;

/** Time buckets, longest first, and the suffix that sorts after all next shorter buckets within one of them. */
const GRAINS = [
  ['month', '-99'],
  ['day', 'T99'],
  ['hour', ''],
] as const;

/** Numbers of orders in a bucket of time. */
type Bucket = { start: string; orders: number };

/** Adds guests, counted by hour, to the buckets from one start to another, newest first. */
function withGuests(
  inside: readonly Bucket[],
  guests: ReadonlyMap<string, number>,
  { grain, from, to }: { grain: keyof typeof LENGTHS; from: string; to: string },
): readonly Bucket[] {
  if (guests.size === 0) return inside;
  const orders = new Map(inside.map((bucket) => [bucket.start, bucket.orders]));
  for (const [hour, count] of guests) {
    const start = hour.slice(0, LENGTHS[grain]);
    if (start >= from && start <= to) orders.set(start, (orders.get(start) ?? 0) + count);
  }
  return [...orders]
    .map(([start, n]) => ({ start, orders: n }))
    .sort((one, other) => (one.start < other.start ? 1 : -1));
}

/** Returns the keyset cursor of a page: a seq and a number of orders to skip. Undefined if there is no such page. */
async function startOf(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
  offset: number,
  hasGuests: boolean,
): Promise<{ below?: number; offset: number } | undefined> {
  if (offset <= SKIPPED_PLAINLY) return { offset };
  const guests = hasGuests ? await countGuestsByHour(db, timeZone, filter) : new Map<string, number>();
  // Together with the first query, because on PostgreSQL one more round trip is what a page feels most.
  const sameZone = requireTimeZone(db, timeZone);
  const { days } = filter;
  let [start, end] = days ? [days.from, days.to] : ['', '9999'];
  let left = offset;
  for (const [grain, lastInside] of GRAINS.slice(days ? 1 : 0)) {
    const reading = ask(buckets, filter)(db, { grain, from: start, to: end });
    const [own] = await Promise.all([reading, sameZone]);
    const inside = withGuests(own, guests, { grain, from: start, to: end });
    const found = inside.find(({ orders }) => {
      left -= orders;
      return left < 0;
    });
    if (!found) return undefined;
    start = found.start;
    end = start + lastInside;
    left += found.orders;
  }
  return { below: seqAt(startOfHour(nextHour(start), timeZone)), offset: left };
}

/**
 * Writes a page by number without reading the rows before it: whole months, days and hours are skipped by their
 * totals. The oldest first is a page counted from the other end.
 */
export async function writePage(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
  { limit, offset }: Page,
  sort: Sort = '-createdAt',
): Promise<Written> {
  const isOldestFirst = sort === 'createdAt';
  const hasGuests = (await countGuests(db, filter)) > 0;
  const isWhole = filter.days === undefined && !isOldestFirst && !hasGuests;
  // The page itself tells the total.
  const total = isWhole ? undefined : await countOrders(db, filter);
  const wanted = total !== undefined && isOldestFirst ? fromEnd({ limit, offset }, total) : { limit, offset };
  const start = wanted.limit > 0 ? await startOf(db, timeZone, filter, wanted.offset, hasGuests) : undefined;
  if (!start) return { json: '', count: 0, total: total ?? (await countOrders(db, filter)) };
  const page = await writeOrders(db, filter, { ...start, limit: wanted.limit, isOldestFirst, hasGuests });
  return { ...page, total: total ?? page.total };
}

function fromEnd({ limit, offset }: Page, total: number): Page {
  const end = Math.max(0, total - offset);
  const size = Math.min(limit, end);
  return { limit: size, offset: end - size };
}
