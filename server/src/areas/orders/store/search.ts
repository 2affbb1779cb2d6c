import { setImmediate } from 'node:timers/promises';
import { MOST_FOUND, NEWEST_SEARCHED } from '@tawseel/contract/facts/limits';
import { UNKNOWN_AREA } from '@tawseel/contract/order-filters';
import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import { readPlaces } from '../../delivery-areas/store.ts';
import type { OrderRow } from '../tables.ts';
import { foldSearch } from './fold-orders.ts';
import { onPostgres } from './on-postgres.ts';
import { onSqlite } from './on-sqlite.ts';
import {
  filterBitsOf,
  matchesFew,
  matchesFilter,
  type SearchFilter,
  type Slice,
  type Sort,
  shortestPath,
  sliceOf,
  splitByHome,
  type TypedPlace,
  UNDER_WAY,
  withoutFilterBits,
} from './order-filter.ts';
import { indexedPart, keepContaining, keepSimilar, type OrderSql, PHONES, phoneOf } from './search-text.ts';

const BY_ENGINE = { sqlite: onSqlite, postgres: onPostgres };

export function orderSqlOf(db: Database): OrderSql {
  return BY_ENGINE[engineOf(db).name];
}

const SORTED: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  '-createdAt': sql`seq desc`,
  createdAt: sql`seq`,
  movedAt: sql`moved_at, seq`,
};

/**
 * Returns queries of the index with the fewest matching orders, in the requested order: one query for each value that
 * is looked up.
 */
function lookUps(db: Database, filter: SearchFilter): RawBuilder<unknown>[] {
  const { by, byBits } = orderSqlOf(db);
  const { phone } = filter;
  if (phone !== undefined)
    return PHONES.map((column) => {
      const key = sql.ref(`${column}_e164`);
      // The second condition is that of the partial index of second phones.
      return sql`${by(column)} where ${key} = ${phone} and ${key} <> ''`;
    });
  const index = shortestPath(filter)?.index;
  if (index === 'filter_bits') return byBits(filterBitsOf(filter) ?? []);
  return [sql`${index === undefined ? sql`orders` : by(index)} where true`];
}

/**
 * Returns the seqs of the first orders of a slice that match a filter, without its text, in the requested order: one
 * statement, which reads about as many orders as are requested.
 */
async function findOrders(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  { limit, ...slice }: Slice,
): Promise<number[]> {
  const columns = sort === 'movedAt' ? sql`seq, moved_at` : sql`seq`;
  const parts = splitByHome(filter).flatMap((part) => {
    const found = lookUps(db, part);
    const rest = matchesFilter(found.length > PHONES.length ? withoutFilterBits(part) : part, slice);
    return found.map((where) => sql`select ${columns} from ${where} and ${rest}`);
  });
  // An order may have the same phone several times.
  const union = filter.phone === undefined ? sql` union all ` : sql` union `;
  const { rows } = await sql<{ seq: number }>`
    ${sql.join(parts, union)} order by ${SORTED[sort]} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** Chunk size when all hits are read. */
const READ_AT_ONCE = 500;

/** Reads the addresses that go to the area of a filter, as typed: those of orders under way, of which there are few. */
async function findPlaces(db: Database, filter: SearchFilter): Promise<SearchFilter> {
  const { areaId } = filter;
  if (areaId === undefined) return filter;
  const { rows } = await sql<TypedPlace>`
    select distinct dropoff_city as city, dropoff_area as area from ${orderSqlOf(db).by('unmoved')}
    where ${UNDER_WAY}`.execute(db);
  const meant = await readPlaces(db);
  return { ...filter, places: rows.filter((typed) => (meant(typed).area?.id ?? UNKNOWN_AREA) === areaId) };
}

/** Returns a filter with what is read before its orders: the spelling of its search, and the addresses of its area. */
async function prepareFilter(db: Database, wanted: SearchFilter): Promise<SearchFilter> {
  return findPlaces(db, await foldSearch(db, wanted));
}

export type SearchResult = {
  rows: OrderRow[];
  /** Number on all pages; if `moreThanTotal`, there are more. */
  total: number;
  moreThanTotal: boolean;
  /** Number of newest orders that were searched, if not all. */
  newestSearched?: number;
  /** Sum of their values, if all are open cash on delivery. */
  fils?: number;
};

/**
 * Returns a page of the orders that match a search and filters, and their number up to MOST_FOUND or the end of that
 * page: counting a frequent text further would need a scan, so there are no later pages. A text matches the tracking
 * ID, reference or receiver in any spelling (foldText, nameSpellings), a phone also those of an order; results of a text
 * are newest first.
 */
export async function searchOrders(
  db: Database,
  wanted: SearchFilter,
  { limit, offset }: Page,
  sort: Sort = '-createdAt',
): Promise<SearchResult> {
  const filter = await prepareFilter(db, wanted);
  const counted = offset < MOST_FOUND ? Math.max(MOST_FOUND, offset + limit) : MOST_FOUND;
  const { seqs, lookedTo } = await find(db, filter, sort, { ...sliceOf(filter), limit: counted + 1 });
  const rows = await readBySeq(db, seqs.slice(offset, Math.min(offset + limit, counted)));
  const moreThanTotal = seqs.length > counted;
  const isCut = lookedTo !== undefined && !moreThanTotal;
  const isOpenCash = filter.payment?.startsWith('COD-');
  const isSummed = isOpenCash && !moreThanTotal && !isCut;
  return {
    rows,
    total: Math.min(seqs.length, counted),
    moreThanTotal,
    ...(isCut ? { newestSearched: NEWEST_SEARCHED } : {}),
    ...(isSummed ? { fils: await sumValues(db, seqs) } : {}),
  };
}

async function sumValues(db: Database, seqs: number[]): Promise<number> {
  if (seqs.length === 0) return 0;
  const { fils } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.sum<number>('value_fils').as('fils'))
    .where('seq', 'in', seqs)
    .executeTakeFirstOrThrow();
  return fils;
}

/** Reads all orders that match a search and filters, newest first, by keyset; other requests are served in between. */
export async function* readMatches(db: Database, wanted: SearchFilter): AsyncGenerator<OrderRow[]> {
  const filter = await prepareFilter(db, wanted);
  for (let rest = sliceOf(filter); ; await setImmediate()) {
    const { seqs, lookedTo } = await find(db, filter, '-createdAt', { ...rest, limit: READ_AT_ONCE });
    if (seqs.length > 0) yield readBySeq(db, seqs);
    const to = seqs.length < READ_AT_ONCE ? lookedTo : seqs.at(-1);
    if (to === undefined) return;
    rest = { ...rest, to };
  }
}

/** Found orders; `lookedTo` is the last order that was read, if more follow. */
type Hits = { seqs: number[]; lookedTo?: number | undefined };

async function find(db: Database, filter: SearchFilter, sort: Sort, slice: Slice): Promise<Hits> {
  const { search = '', unfolded = search } = filter;
  if (filterBitsOf(filter)?.length === 0) return { seqs: [] };
  if (search === '') return { seqs: await findOrders(db, filter, sort, slice) };
  const isIndexed = [search, unfolded].every((text) => indexedPart(text) !== undefined);
  if (filter.similar || matchesFew(filter) || !isIndexed) return findAmong(db, filter, sort, slice);
  const [own, guests] = splitByHome(filter);
  const seqs = await orderSqlOf(db).findByText(db, own, slice);
  const phone = phoneOf(filter);
  const phoned = phone ? await findOrders(db, { ...own, search: undefined, phone }, sort, slice) : [];
  const others = guests ? await findAmong(db, guests, sort, slice) : { seqs: [] };
  return mergeHits([...seqs, ...phoned], others, slice.limit);
}

/** Merges hits, each once, newest first; behind `lookedTo` some may be missing. */
function mergeHits(seqs: number[], { seqs: others, lookedTo }: Hits, limit: number): Hits {
  const all = [...new Set([...seqs, ...others])];
  const sure = all.filter((seq) => lookedTo === undefined || seq >= lookedTo);
  return { seqs: sure.sort((one, other) => other - one).slice(0, limit), lookedTo };
}

/**
 * Searches the texts of the orders that match the rest of a filter, if those are few, or if no index has the text: it is
 * too short, or similar names are searched.
 */
async function findAmong(db: Database, filter: SearchFilter, sort: Sort, slice: Slice): Promise<Hits> {
  const all = await findOrders(db, filter, sort, { ...slice, limit: NEWEST_SEARCHED });
  const seqs = filter.similar
    ? await keepSimilar(db, filter, all, slice.limit)
    : await keepContaining(db, orderSqlOf(db), filter, all, slice.limit);
  const lookedTo = all.length < NEWEST_SEARCHED ? undefined : all.at(-1);
  return { seqs, lookedTo };
}

/** Reads orders in the order of these seqs. */
async function readBySeq(db: Database, seqs: number[]): Promise<OrderRow[]> {
  if (seqs.length === 0) return [];
  const rows = await db.selectFrom('orders').selectAll().where('seq', 'in', seqs).execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
