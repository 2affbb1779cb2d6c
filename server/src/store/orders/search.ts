import { setImmediate } from 'node:timers/promises';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import type { Page } from './pages.ts';
import { findOnPostgres } from './search-postgres.ts';
import { findOnSqlite, isIndexedOnSqlite, passInIndex } from './search-sqlite.ts';
import type { Below, SearchFilter } from './search-walk.ts';

type Row = Tables['orders'];

/** What every tracking ID of ours begins with, and what sorts right after all of those. */
const PREFIX = 'TWS-';
const AFTER_PREFIX = 'TWS.';
/** Upper bound of every seq. */
const NEWEST = Number.MAX_SAFE_INTEGER;
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
 * Contains-search of orders: a page of those whose tracking ID, reference or receiver contains a text (of one
 * warehouse: whose tracking ID does; specification, section 2), in any case, newest first, and how many there are, up
 * to MOST_COUNTED or the end of that page.
 */
export async function searchOrders(
  db: Database,
  filter: SearchFilter,
  { limit, offset }: Page,
): Promise<Found> {
  const { passed, below } =
    offset < MOST_COUNTED ? { passed: 0, below: NEWEST } : await passHits(db, filter, offset);
  if (below === undefined) return { rows: [], total: passed, moreThanTotal: false };
  const counted = Math.max(MOST_COUNTED, offset + limit);
  const seqs = await find(db, filter, { below, limit: counted + 1 - passed });
  const rows = await readBySeq(db, seqs.slice(offset - passed, offset - passed + limit));
  const total = passed + seqs.length;
  return { rows, total: Math.min(total, counted), moreThanTotal: total > counted };
}

/** Skips so many hits, the newest ones; `below` is undefined when there are fewer. Others are served in between. */
async function passHits(
  db: Database,
  filter: SearchFilter,
  wanted: number,
): Promise<{ passed: number; below: number | undefined }> {
  let below = NEWEST;
  for (let passed = 0; ; ) {
    const limit = Math.min(PASSED_AT_ONCE, wanted - passed);
    const { count, lowest } = await pass(db, filter, { below, limit });
    passed += count;
    if (count < limit) return { passed, below: undefined };
    below = lowest;
    if (passed === wanted) return { passed, below };
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

/** All orders that contain the text, newest first, by keyset, some at a time; others are served in between. */
export async function* readMatches(db: Database, filter: SearchFilter): AsyncGenerator<Row[]> {
  for (let below = NEWEST; ; await setImmediate()) {
    const seqs = await find(db, filter, { below, limit: READ_AT_ONCE });
    if (seqs.length > 0) yield readBySeq(db, seqs);
    if (seqs.length < READ_AT_ONCE) return;
    below = seqs.at(-1) ?? below;
  }
}

function find(db: Database, filter: SearchFilter, below: Below): Promise<number[]> {
  return engineOf(db) === 'postgres' ? findOnPostgres(db, filter, below) : findOnSqlite(db, filter, below);
}

/** How many hits there are, up to the limit, and the seq of the last of those. */
async function pass(
  db: Database,
  filter: SearchFilter,
  below: Below,
): Promise<{ count: number; lowest: number }> {
  if (isIndexedOnSqlite(db, filter)) return passInIndex(db, filter, below);
  const seqs = await find(db, filter, below);
  return { count: seqs.length, lowest: seqs.at(-1) ?? below.below };
}

async function readBySeq(db: Database, seqs: number[]): Promise<Row[]> {
  if (seqs.length === 0) return [];
  return db.selectFrom('orders').selectAll().where('seq', 'in', seqs).orderBy('seq', 'desc').execute();
}
