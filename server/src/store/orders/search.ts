import { setImmediate } from 'node:timers/promises';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import type { Page } from './pages.ts';
import { findOnPostgres } from './search-postgres.ts';
import { findOnSqlite } from './search-sqlite.ts';
import type { SearchFilter } from './search-walk.ts';

type Row = Tables['orders'];

/** What every tracking ID of ours begins with, and what sorts right after all of those. */
const PREFIX = 'TWS-';
const AFTER_PREFIX = 'TWS.';
/** Upper bound of every seq. */
const NEWEST = Number.MAX_SAFE_INTEGER;
/** So many hits are counted; that there are more is said without counting them, or a frequent text would cost a scan. */
export const MOST_COUNTED = 1000;
/** Chunk size where more are passed by for a page far behind. */
const PASSED_AT_ONCE = 5000;
/** Chunk size where all hits are asked for. */
const READ_AT_ONCE = 500;

export type Found = {
  rows: Row[];
  /** How many there are on all pages; there are more than these where `moreThanTotal` says so. */
  total: number;
  moreThanTotal: boolean;
};

/**
 * Contains-search of orders: a page of those whose tracking ID, reference or receiver contains a text (of one
 * warehouse: whose tracking ID does; specification, section 2), in any case, newest first, and how many there are, up
 * to MOST_COUNTED or the end of that page.
 */
export async function searchOrders(
  db: Database,
  filter: SearchFilter,
  { limit, offset }: Page,
): Promise<Found> {
  const counted = Math.max(MOST_COUNTED, offset + limit);
  const page: number[] = [];
  let total = 0;
  for await (const seqs of findAll(db, filter, () => Math.min(PASSED_AT_ONCE, counted + 1 - total))) {
    page.push(...seqs.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)));
    total += seqs.length;
    if (total > counted) break;
  }
  const rows = await readBySeq(db, page);
  return { rows, total: Math.min(total, counted), moreThanTotal: total > counted };
}

/** 'tws' is in every tracking ID, unless some came from another system: what the first keys of a search find is no search. */
export async function isInEveryId(db: Database, search: string): Promise<boolean> {
  if (!PREFIX.includes(search.toUpperCase())) return false;
  const ids = db.selectFrom('orders').select('tracking_id').limit(1);
  const before = await ids.where('tracking_id', '<', PREFIX).executeTakeFirst();
  const after = await ids.where('tracking_id', '>=', AFTER_PREFIX).executeTakeFirst();
  return !before && !after;
}

/** All orders that contain the text, newest first, some at a time. */
export async function* readMatches(db: Database, filter: SearchFilter): AsyncGenerator<Row[]> {
  for await (const seqs of findAll(db, filter, () => READ_AT_ONCE)) yield readBySeq(db, seqs);
}

/** Keyset pagination of the seqs of all hits, newest first; others are served in between. */
async function* findAll(db: Database, filter: SearchFilter, size: () => number): AsyncGenerator<number[]> {
  const find = engineOf(db) === 'postgres' ? findOnPostgres : findOnSqlite;
  let below = NEWEST;
  for (;;) {
    const wanted = size();
    const seqs = await find(db, filter, { below, limit: wanted });
    if (seqs.length > 0) yield seqs;
    const last = seqs.at(-1);
    if (last === undefined || seqs.length < wanted) return;
    below = last;
    await setImmediate();
  }
}

async function readBySeq(db: Database, seqs: number[]): Promise<Row[]> {
  if (seqs.length === 0) return [];
  return db.selectFrom('orders').selectAll().where('seq', 'in', seqs).orderBy('seq', 'desc').execute();
}
