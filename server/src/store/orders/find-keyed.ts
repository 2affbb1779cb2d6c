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
  const { warehouseId, senderId, reference, unmovedSince } = filter;
  const { mask, bits } = seqBits(filter);
  const all = [hasFacets(filter), containsText(db, filter)];
  if (mask !== 0) all.push(sql`orders.seq & ${mask} = ${bits}`);
  if (warehouseId !== undefined) all.push(sql`orders.warehouse_id = ${warehouseId}`);
  if (senderId !== undefined) all.push(sql`orders.sender_id = ${senderId}`);
  if (reference !== undefined) all.push(sql`orders.reference = ${reference} and orders.reference <> ''`);
  if (unmovedSince !== undefined)
    all.push(
      sql`orders.tracking_status not in ('delivered', 'return') and orders.moved_at < ${unmovedSince}`,
    );
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}

/** Where a phone may stand, each with an index of its own. */
const PHONES = ['receiver_phone', 'sender_phone'] as const;

/** The orders to look at, by the index that leaves fewest of them: without figures SQLite would guess. */
function indexed(db: Database, { phone, reference, senderId }: SearchFilter): RawBuilder<unknown>[] {
  const by = (index: string) =>
    engineOf(db) === 'postgres' ? sql`orders` : sql`orders indexed by ${sql.ref(`orders_${index}`)}`;
  if (phone !== undefined)
    return PHONES.map((column) => sql`${by(column)} where ${sql.ref(`${column}_e164`)} = ${phone} and`);
  if (reference !== undefined) return [sql`${by('reference')} where`];
  if (senderId !== undefined) return [sql`${by('sender')} where`];
  return [sql`${by('unmoved')} where`];
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
  // Else PostgreSQL may rather read all orders in the order wanted, until enough of them are found.
  const isInOrder =
    senderId !== undefined ||
    (reference === undefined && (phone === undefined ? sort === 'movedAt' : !search));
  const isBarred = engineOf(db) === 'postgres' && !isInOrder;
  const order = sql.raw(ORDERS[sort]);
  const columns = sql.raw(sort === 'movedAt' ? 'seq, moved_at' : 'seq');
  const parts = indexed(db, filter).map(
    (those) => sql`
      select * from (
        select * from (
          select ${columns} from ${those} ${conditions(db, filter)} and orders.seq >= ${from} and orders.seq < ${to}
          ${isBarred ? sql`offset 0` : sql``}
        ) as found order by ${order} limit ${limit}
      ) as part`,
  );
  const { rows } = await sql<{ seq: number }>`
    select seq from (${sql.join(parts, sql` union `)}) as parts order by ${order} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
