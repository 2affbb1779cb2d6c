import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database } from '../tables.ts';
import { haveFew, ofSender } from './find-by-facets.ts';
import type { SearchFilter, Slice, Sort } from './order-filter.ts';
import { containsText, isLeftBy } from './search-walk.ts';
import { seqBits } from './seq.ts';

/**
 * Of no more orders than these that stand still all are read and sorted. PostgreSQL has their seqs from the index alone,
 * and may else read all that came since.
 */
const MOST_SORTED = { sqlite: 5_000, postgres: 50_000 };
/** The same where a text is read in each. */
const MOST_SEARCHED = { sqlite: 5_000, postgres: 20_000 };

/** Whether what a filter leaves is best found by an index of its own: few orders, or in the order wanted. */
export async function isKeyed(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  slice: Slice,
): Promise<boolean> {
  const { phone, reference, senderId, unmovedSince, search } = filter;
  if (phone !== undefined || reference !== undefined || sort === 'movedAt') return true;
  if (senderId !== undefined) return !search || haveFew(db, filter, slice);
  return (
    unmovedSince !== undefined &&
    haveFewStood(db, unmovedSince, (search ? MOST_SEARCHED : MOST_SORTED)[engineOf(db)])
  );
}

/** The order has PostgreSQL take the index, where it might begin with the oldest orders, which have all arrived. */
async function haveFewStood(db: Database, since: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from ${by(db, 'unmoved')} where ${standStill(since)}
      order by moved_at limit ${most + 1}
    ) as orders`.execute(db);
  return (rows[0]?.n ?? 0) <= most;
}

function standStill(since: string): RawBuilder<SqlBool> {
  return sql`orders.tracking_status not in ('delivered', 'return') and orders.moved_at < ${since}`;
}

function by(db: Database, index: string): RawBuilder<unknown> {
  return engineOf(db) === 'postgres' ? sql`orders` : sql`orders indexed by ${sql.ref(`orders_${index}`)}`;
}

/** All that a filter says of an order, but for its seq. */
function conditions(db: Database, filter: SearchFilter, isUnmovedIndex: boolean): RawBuilder<SqlBool> {
  const { warehouseId, reference, unmovedSince } = filter;
  const { mask, bits } = seqBits(filter);
  // The facets of what stands still would have each order read that its own index has.
  const faceted = isUnmovedIndex ? { ...filter, unmovedSince: undefined } : filter;
  const all = [isLeftBy(faceted), containsText(db, filter)];
  if (mask !== 0) all.push(sql`orders.seq & ${mask} = ${bits}`);
  if (warehouseId !== undefined) all.push(sql`orders.warehouse_id = ${warehouseId}`);
  if (reference !== undefined) all.push(sql`orders.reference = ${reference} and orders.reference <> ''`);
  if (unmovedSince !== undefined) all.push(standStill(unmovedSince));
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}

/** Where a phone may stand, each with an index of its own. */
const PHONES = ['receiver_phone', 'sender_phone'] as const;

/** The orders to look at, by the index that leaves fewest of them: without figures SQLite would guess. */
function indexed(db: Database, { phone, reference }: SearchFilter): RawBuilder<unknown>[] {
  if (phone !== undefined)
    return PHONES.map((column) => sql`${by(db, column)} where ${sql.ref(`${column}_e164`)} = ${phone} and`);
  if (reference !== undefined) return [sql`${by(db, 'reference')} where`];
  return [sql`${by(db, 'unmoved')} where`];
}

const ORDERS: Readonly<Record<Sort, string>> = {
  '-createdAt': 'seq desc',
  createdAt: 'seq',
  movedAt: 'moved_at, seq',
};

/** Seqs of the first orders of a slice that a keyed filter leaves, in the order wanted. */
export async function findKeyed(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  { from, to, limit }: Slice,
): Promise<number[]> {
  const { senderId, phone, reference, search } = filter;
  const isUnmovedIndex = phone === undefined && reference === undefined;
  // Else PostgreSQL may rather read all orders in the order wanted, until enough of them are found.
  const isInOrder =
    senderId !== undefined ||
    (reference === undefined && (phone === undefined ? sort === 'movedAt' : !search));
  if (senderId !== undefined && isUnmovedIndex && sort !== 'movedAt')
    return findOfSender(db, { ...filter, senderId }, sort, { from, to, limit });
  const isBarred = engineOf(db) === 'postgres' && !isInOrder;
  const order = sql.raw(ORDERS[sort]);
  const columns = sql.raw(sort === 'movedAt' ? 'seq, moved_at' : 'seq');
  const parts = indexed(db, filter).map(
    (those) => sql`
      select * from (
        select * from (
          select ${columns} from ${those} ${conditions(db, filter, isUnmovedIndex)} and orders.seq >= ${from} and orders.seq < ${to}
          ${isBarred ? sql`offset 0` : sql``}
        ) as found order by ${order} limit ${limit}
      ) as part`,
  );
  const { rows } = await sql<{ seq: number }>`
    select seq from (${sql.join(parts, sql` union `)}) as parts order by ${order} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

async function findOfSender(
  db: Database,
  { senderId, ...filter }: SearchFilter & { senderId: string },
  sort: Sort,
  { limit, ...span }: Slice,
): Promise<number[]> {
  const direction = sql.raw(sort === 'createdAt' ? 'asc' : 'desc');
  const { rows } = await sql<{ seq: number }>`
    select seq from ${by(db, 'sender')} where ${ofSender(db, senderId, span)} and ${conditions(db, filter, false)}
    order by sender_id ${direction}, seq ${direction} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
