import { setImmediate } from 'node:timers/promises';
import { MOST_FOUND } from '@tawseel/contract/facts/limits';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import { facetsOf } from './facets.ts';
import { areFacetsFirst, findByFacets } from './find-by-facets.ts';
import { findKeyed, isKeyed } from './find-keyed.ts';
import { EARLIEST, NEWEST, type SearchFilter, type Slice, type Sort } from './order-filter.ts';
import type { Page } from './pages.ts';
import { findOnPostgres } from './search-postgres.ts';
import { findOnSqlite } from './search-sqlite.ts';

type Row = Tables['orders'];

/** What every tracking ID of ours begins with, and what sorts right after all of those. */
const PREFIX = 'TWS-';
const AFTER_PREFIX = 'TWS.';
/** For a page so many orders are looked at, a second or two, of what the index hands out by the pieces of a text. */
const MOST_LOOKED_AT = 200_000;
/** Chunk size where all hits are asked for. */
const READ_AT_ONCE = 500;

export type Found = {
  rows: Row[];
  /** How many there are on all pages; there are more than these where `moreThanTotal` says so. */
  total: number;
  moreThanTotal: boolean;
};

/**
 * Page of the orders that a search and filters leave, and how many those are, up to MOST_FOUND or the end of that page:
 * beyond, a frequent text would cost a scan, so that there is no page. A text is contained in the tracking ID, reference
 * or receiver, in any case; where it is searched for, the newest are first.
 */
export async function searchOrders(
  db: Database,
  filter: SearchFilter,
  { limit, offset }: Page,
  sort: Sort = '-createdAt',
): Promise<Found> {
  const counted = offset < MOST_FOUND ? Math.max(MOST_FOUND, offset + limit) : MOST_FOUND;
  const seqs = await find(db, filter, sort, { ...sliceOf(filter), limit: counted + 1, most: MOST_LOOKED_AT });
  const rows = await readBySeq(db, seqs.slice(offset, Math.min(offset + limit, counted)));
  return { rows, total: Math.min(seqs.length, counted), moreThanTotal: seqs.length > counted };
}

type Range = Omit<Slice, 'limit'>;

function sliceOf({ days }: SearchFilter): Range {
  return { from: days?.first ?? EARLIEST, to: days?.end ?? NEWEST };
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
  for (let rest = sliceOf(filter); ; await setImmediate()) {
    const seqs = await find(db, filter, '-createdAt', { ...rest, limit: READ_AT_ONCE });
    if (seqs.length > 0) yield readBySeq(db, seqs);
    const last = seqs.at(-1);
    if (last === undefined || seqs.length < READ_AT_ONCE) return;
    rest = { ...rest, to: last };
  }
}

async function find(db: Database, filter: SearchFilter, sort: Sort, slice: Slice): Promise<number[]> {
  if (facetsOf(filter)?.length === 0) return [];
  if (sort === 'movedAt' && isNarrowed(filter)) {
    const newest = await find(db, filter, '-createdAt', slice);
    if (newest.length < slice.limit) return longestFirst(db, newest);
  }
  if (await isKeyed(db, filter, sort, slice)) return findKeyed(db, filter, sort, slice);
  if (!filter.search || (await areFacetsFirst(db, filter, slice)))
    return findByFacets(db, filter, sort, slice);
  const { to: below, ...wanted } = slice;
  return engineOf(db) === 'postgres'
    ? findOnPostgres(db, filter, { below, ...wanted })
    : findOnSqlite(db, filter, { below, ...wanted });
}

/** Whether few of those that stand still may be left, among very many that the index has before them. */
function isNarrowed({ search, senderId, warehouseId }: SearchFilter): boolean {
  return Boolean(search) || senderId !== undefined || warehouseId !== undefined;
}

/** In the order of their last move. */
async function longestFirst(db: Database, seqs: number[]): Promise<number[]> {
  if (seqs.length === 0) return [];
  const orders = db.selectFrom('orders').select('seq').where('seq', 'in', seqs);
  const rows = await orders.orderBy('moved_at').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
}

/** In the order of their seqs. */
async function readBySeq(db: Database, seqs: number[]): Promise<Row[]> {
  if (seqs.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('seq', 'in', seqs).execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
