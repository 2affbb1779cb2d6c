import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database } from '../tables.ts';
import type { SearchFilter, Slice, Sort } from './order-filter.ts';
import { containsText, hasFacets } from './search-walk.ts';
import { seqBits } from './seq.ts';

/** Whether a filter names what few orders have, each with an index of its own. */
export function isKeyed({ phone, reference, senderId, unmovedSince }: SearchFilter): boolean {
  return [phone, reference, senderId, unmovedSince].some((value) => value !== undefined);
}

/** All that a filter says of an order, but for its seq. */
function conditions(db: Database, filter: SearchFilter): RawBuilder<SqlBool> {
  const { warehouseId, senderId, reference, phone, unmovedSince } = filter;
  const { mask, bits } = seqBits(filter);
  const all = [hasFacets(filter), containsText(db, filter), sql<SqlBool>`orders.seq & ${mask} = ${bits}`];
  if (warehouseId !== undefined) all.push(sql`orders.warehouse_id = ${warehouseId}`);
  if (senderId !== undefined) all.push(sql`orders.sender_id = ${senderId}`);
  if (reference !== undefined) all.push(sql`orders.reference = ${reference} and orders.reference <> ''`);
  if (phone !== undefined)
    all.push(sql`(orders.receiver_phone_e164 = ${phone} or orders.sender_phone_e164 = ${phone})`);
  if (unmovedSince !== undefined)
    all.push(
      sql`orders.tracking_status not in ('delivered', 'return') and orders.moved_at < ${unmovedSince}`,
    );
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}

/** The orders to look at, by the index that leaves fewest of them: without figures SQLite would guess. */
function indexed(db: Database, { phone, reference, senderId }: SearchFilter): RawBuilder<unknown> {
  if (engineOf(db) === 'postgres') return sql`orders`;
  if (phone !== undefined)
    return sql`(
      select seq from orders indexed by orders_receiver_phone where receiver_phone_e164 = ${phone}
      union select seq from orders indexed by orders_sender_phone where sender_phone_e164 = ${phone}
    ) as found cross join orders on orders.seq = found.seq`;
  if (reference !== undefined) return sql`orders indexed by orders_reference`;
  if (senderId !== undefined) return sql`orders indexed by orders_sender`;
  return sql`orders indexed by orders_unmoved`;
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
  const found = sql`
    select orders.seq ${sort === 'movedAt' ? sql`, orders.moved_at` : sql``} from ${indexed(db, filter)}
    where ${conditions(db, filter)} and orders.seq >= ${from} and orders.seq < ${to}`;
  // Else PostgreSQL may rather read all orders in the order wanted, until enough of them are found.
  const { senderId, phone, reference } = filter;
  const isInOrder =
    senderId !== undefined || (sort === 'movedAt' && phone === undefined && reference === undefined);
  const isBarred = engineOf(db) === 'postgres' && !isInOrder;
  const order = sql.raw(ORDERS[sort]);
  const { rows } = await sql<{ seq: number }>`
    select seq from (${found} ${isBarred ? sql`offset 0` : sql``}) as found
    order by ${order} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
