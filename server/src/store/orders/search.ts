import { setImmediate } from 'node:timers/promises';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import { facetsOf } from './facets.ts';
import { areFacetsFirst, findByFacets } from './find-by-facets.ts';
import { findKeyed, isKeyed } from './find-keyed.ts';
import { EARLIEST, NEWEST, type SearchFilter, type Slice, type Sort } from './order-filter.ts';
import type { Page } from './pages.ts';
import { findOnPostgres } from './search-postgres.ts';
import { findOnSqlite, isIndexedOnSqlite, passInIndex } from './search-sqlite.ts';

type Row = Tables['orders'];

/** What every tracking ID of ours begins with, and what sorts right after all of those. */
const PREFIX = 'TWS-';
const AFTER_PREFIX = 'TWS.';
/** So many hits are counted; that there are more is said without counting them, or a frequent text would cost a scan. */
export const MOST_COUNTED = 1000;
/** Chunk size where more are skipped for a page far behind: some 3 ms. */
const PASSED_AT_ONCE = 20_000;
/** Chunk size where all hits are asked for. */
const READ_AT_ONCE = 500;

export type Found = {
  rows: Row[];
  /** How many there are on all pages; there are more than these where `moreThanTotal` says so. */
  total: number;
  moreThanTotal: boolean;
};

/**
 * Page of the orders that a search and filters leave, and how many those are, up to MOST_COUNTED or the end of that page.
 * A text is contained in the tracking ID, reference or receiver, in any case; where it is searched for, the newest are
 * first.
 */
export async function searchOrders(
  db: Database,
  filter: SearchFilter,
  { limit, offset }: Page,
  sort: Sort = '-createdAt',
): Promise<Found> {
  const whole = sliceOf(filter);
  const { passed, rest } =
    offset < MOST_COUNTED || sort === 'movedAt'
      ? { passed: 0, rest: whole }
      : await passHits(db, filter, sort, whole, offset);
  if (rest === undefined) return { rows: [], total: passed, moreThanTotal: false };
  const counted = Math.max(MOST_COUNTED, offset + limit);
  const seqs = await find(db, filter, sort, { ...rest, limit: counted + 1 - passed });
  const rows = await readBySeq(db, seqs.slice(offset - passed, offset - passed + limit));
  const total = passed + seqs.length;
  return { rows, total: Math.min(total, counted), moreThanTotal: total > counted };
}

type Range = Omit<Slice, 'limit'>;

function sliceOf({ days }: SearchFilter): Range {
  return { from: days?.first ?? EARLIEST, to: days?.end ?? NEWEST };
}

/** What comes after the order of a seq. */
function after(range: Range, seq: number, sort: Sort): Range {
  return sort === 'createdAt' ? { ...range, from: seq + 1 } : { ...range, to: seq };
}

/** Skips so many hits, the first ones; `rest` is undefined when there are fewer. Others are served in between. */
async function passHits(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  whole: Range,
  wanted: number,
): Promise<{ passed: number; rest: Range | undefined }> {
  let rest = whole;
  for (let passed = 0; ; ) {
    const limit = Math.min(PASSED_AT_ONCE, wanted - passed);
    const { count, last } = await pass(db, filter, sort, { ...rest, limit });
    passed += count;
    if (count < limit) return { passed, rest: undefined };
    rest = after(rest, last, sort);
    if (passed === wanted) return { passed, rest };
    await setImmediate();
  }
}

/** 'tws' is in every tracking ID, unless some came from another system: what the first keys of a search find is no search. */
export async function isInEveryId(db: Database, search: string): Promise<boolean> {
  if (!PREFIX.includes(search.toUpperCase())) return false;
  const ids = db.selectFrom('orders').select('tracking_id').limit(1);
  const before = await ids.where('tracking_id', '<', PREFIX).executeTakeFirst();
  const after = await ids.where('tracking_id', '>=', AFTER_PREFIX).executeTakeFirst();
  return !before && !after;
}

/** All orders that a search and filters leave, newest first, by keyset, some at a time; others are served in between. */
export async function* readMatches(db: Database, filter: SearchFilter): AsyncGenerator<Row[]> {
  const sort = '-createdAt';
  for (let rest = sliceOf(filter); ; await setImmediate()) {
    const seqs = await find(db, filter, sort, { ...rest, limit: READ_AT_ONCE });
    if (seqs.length > 0) yield readBySeq(db, seqs);
    const last = seqs.at(-1);
    if (last === undefined || seqs.length < READ_AT_ONCE) return;
    rest = after(rest, last, sort);
  }
}

async function find(db: Database, filter: SearchFilter, sort: Sort, slice: Slice): Promise<number[]> {
  if (isKeyed(filter)) return findKeyed(db, filter, sort, slice);
  if (!filter.search || (await areFacetsFirst(db, filter, slice)))
    return findByFacets(db, filter, sort, slice);
  const below = { below: slice.to, limit: slice.limit };
  return engineOf(db) === 'postgres' ? findOnPostgres(db, filter, below) : findOnSqlite(db, filter, below);
}

/** How many hits there are, up to the limit, and the seq of the last of those. */
async function pass(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  slice: Slice,
): Promise<{ count: number; last: number }> {
  if (!isKeyed(filter) && facetsOf(filter) === undefined && isIndexedOnSqlite(db, filter)) {
    const { count, lowest } = await passInIndex(db, filter, { below: slice.to, limit: slice.limit });
    return { count, last: lowest };
  }
  const seqs = await find(db, filter, sort, slice);
  return { count: seqs.length, last: seqs.at(-1) ?? slice.to };
}

/** In the order of their seqs. */
async function readBySeq(db: Database, seqs: number[]): Promise<Row[]> {
  if (seqs.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('seq', 'in', seqs).execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
