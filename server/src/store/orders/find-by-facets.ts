import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database } from '../tables.ts';
import type { SearchFilter, Slice, Sort } from './order-filter.ts';
import { isFoundInIndex, isIndexedOnSqlite } from './search-sqlite.ts';
import { containsText, hasFacets, isFaceted, isLeftBy } from './search-walk.ts';
import { seqBits } from './seq.ts';

/** So many orders tell how far apart those wanted are. */
const PROBED = 500;
/** How much further is looked than that says is needed, and how many times as far again at most. */
const MARGIN = 1.3;
const GROWTH = 4;
const FIRST_SPAN = 8;
/** How many times as frequent facets may be as the text where both are looked up in an index. */
const BOTH_INDEXED = 4;
/** Of no more orders than these it is quicker to read the texts than to ask the index for them. */
const FEW_TO_READ = 1_000;
/** Facets that no more orders than these have come before any text. */
const FEW_TO_LIST = 10_000;
/** What at least one order of so many has is frequent. */
const FREQUENT = 10;

/**
 * Seqs of the first orders of a slice that have certain facets, and contain the text, by the index on facets and seq: it
 * is asked for one span of time after another, as long as it takes to find so many, so that it hands out little more
 * than is wanted.
 */
export async function findByFacets(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  { from, to, limit }: Slice,
): Promise<number[]> {
  const isOldestFirst = sort === 'createdAt';
  const probe = await probeOrders(db, filter, isOldestFirst, { from, to, limit: PROBED });
  if (probe.orders === 0) return [];
  const [first, end] = [Math.max(from, probe.oldest), Math.min(to, probe.newest + 1)];
  const passed = Math.max(1, probe.probedTo - probe.probedFrom);
  let span = passed * Math.min(FIRST_SPAN, (MARGIN * limit) / (probe.hits + 1));
  const found: number[] = [];
  let [low, high] = [first, end];
  while (found.length < limit && low < high) {
    const slice = isOldestFirst
      ? { from: low, to: Math.min(high, Math.ceil(low + span)) }
      : { from: Math.max(low, Math.floor(high - span)), to: high };
    const wanted = limit - found.length;
    const hits = await findInSpan(db, filter, isOldestFirst, { ...slice, limit: wanted });
    found.push(...hits);
    if (isOldestFirst) low = slice.to;
    else high = slice.from;
    span *= Math.min(GROWTH, Math.max(1, (MARGIN * (wanted - hits.length)) / (hits.length + 1)));
  }
  return found;
}

/**
 * Whether to look for a text among the orders that have the facets, rather than for the facets of those that have the
 * text: what is rarer comes first, and on SQLite the two indexes together cost little.
 */
export async function areFacetsFirst(
  db: Database,
  filter: SearchFilter,
  { from, to }: Slice,
): Promise<boolean> {
  if (!isFaceted(filter)) return false;
  const { senderId, unmovedSince } = filter;
  // Where a sender has few, or few stand still, they are all read by now.
  const isCounted = senderId !== undefined || unmovedSince !== undefined;
  if (!isCounted && (await haveFew(db, filter, { from, to }, FEW_TO_LIST))) return true;
  const { rows } = await sql<{ faceted: number; texts: number }>`
    select coalesce(sum(case when ${isLeftBy(filter)} then 1 else 0 end), 0) as faceted,
      coalesce(sum(case when ${containsText(db, filter)} then 1 else 0 end), 0) as texts
    from (
      select seq, facets, sender_id, moved_at, tracking_id, reference, receiver_name from orders
      where seq >= ${from} and seq < ${to} order by seq desc limit ${PROBED}
    ) as orders`.execute(db);
  const { faceted = 0, texts = 0 } = rows[0] ?? {};
  // PostgreSQL looks a text that few have up in both indexes at once.
  if (engineOf(db) === 'postgres' && texts * FREQUENT < PROBED) return false;
  return faceted < texts * (isIndexedOnSqlite(db, filter) ? BOTH_INDEXED : 1);
}

type Probe = {
  orders: number;
  hits: number;
  /** Of the orders looked at. */
  probedFrom: number;
  probedTo: number;
  /** Of all orders. */
  oldest: number;
  newest: number;
};

async function probeOrders(
  db: Database,
  filter: SearchFilter,
  isOldestFirst: boolean,
  { from, to, limit }: Slice,
): Promise<Probe> {
  const { rows } = await sql<Probe>`
    select count(*) as orders, coalesce(sum(case when ${isLeftBy(filter)} then 1 else 0 end), 0) as hits,
      min(seq) as "probedFrom", max(seq) as "probedTo",
      (select min(seq) from orders) as oldest, (select max(seq) from orders) as newest
    from (
      select seq, facets, sender_id, moved_at from orders where seq >= ${from} and seq < ${to}
      order by seq ${sql.raw(isOldestFirst ? 'asc' : 'desc')} limit ${limit}
    ) as orders`.execute(db);
  return rows[0] ?? { orders: 0, hits: 0, probedFrom: 0, probedTo: 0, oldest: 0, newest: 0 };
}

type Span = Omit<Slice, 'limit' | 'most'>;

/**
 * Whether no more orders of a span than so many have the facets: where no number is said, so few that their texts are
 * read sooner than looked up.
 */
export async function haveFew(
  db: Database,
  filter: SearchFilter,
  { from, to }: Span,
  few = FEW_TO_READ,
): Promise<boolean> {
  const { senderId } = filter;
  const those =
    senderId === undefined
      ? sql`${hasFacets(filter)} and seq >= ${from} and seq < ${to}`
      : sql`${ofSender(db, senderId, { from, to })} order by sender_id, seq`;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from orders ${byFacets(db, filter)} where ${those} limit ${few + 1}
    ) as orders`.execute(db);
  return (rows[0]?.n ?? 0) <= few;
}

/**
 * Whether an order is of a sender and a span: said in one, and with the sender first in the order wanted, so that
 * PostgreSQL does not read all orders by their seq until it comes to those of the sender.
 */
export function ofSender(db: Database, senderId: string, { from, to }: Span): RawBuilder<SqlBool> {
  if (engineOf(db) === 'sqlite')
    return sql`orders.sender_id = ${senderId} and orders.seq >= ${from} and orders.seq < ${to}`;
  const at = sql`(orders.sender_id, orders.seq)`;
  return sql`${at} >= (${senderId}, ${from}) and ${at} < (${senderId}, ${to})`;
}

function byFacets(db: Database, { senderId }: SearchFilter): RawBuilder<unknown> {
  if (engineOf(db) === 'postgres') return sql``;
  return senderId === undefined ? sql`indexed by orders_facets` : sql`indexed by orders_sender`;
}

/** Whether an order of a span contains the text: read in it, or where many have the facets by the index. */
async function hasText(db: Database, filter: SearchFilter, span: Span): Promise<RawBuilder<SqlBool>> {
  return !isIndexedOnSqlite(db, filter) || (await haveFew(db, filter, span))
    ? containsText(db, filter)
    : isFoundInIndex(db, filter, span);
}

async function findInSpan(
  db: Database,
  filter: SearchFilter,
  isOldestFirst: boolean,
  { from, to, limit }: Slice,
): Promise<number[]> {
  const { warehouseId } = filter;
  const { mask, bits } = seqBits(filter);
  const text = await hasText(db, filter, { from, to });
  const { rows } = await sql<{ seq: number }>`
    select seq from (
      select seq from orders ${byFacets(db, filter)}
      where ${isLeftBy(filter)} and seq >= ${from} and seq < ${to} and seq & ${mask} = ${bits} and ${text}
        ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
      ${engineOf(db) === 'sqlite' ? sql`` : sql`offset 0`}
    ) as found order by seq ${sql.raw(isOldestFirst ? 'asc' : 'desc')} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
