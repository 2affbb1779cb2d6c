import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { filterBitsOf, withoutFilterBits } from './filter-bits.ts';
import { isLeftBy, type SearchFilter, type Slice, type Sort, senderOf, warehouseOf } from './order-filter.ts';
import { orderSqlOf } from './sql-of.ts';

const SORTED: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  '-createdAt': sql`seq desc`,
  createdAt: sql`seq`,
  movedAt: sql`moved_at, seq`,
};

/** Where a phone may stand, each with an index of its own. */
const PHONES = ['receiver_phone', 'sender_phone'] as const;

/**
 * Index that has fewest of the orders that a filter leaves, and has them in the order wanted: one statement for each
 * value that is looked up in it.
 */
function lookUps(db: Database, filter: SearchFilter): RawBuilder<unknown>[] {
  const { by, byBits } = orderSqlOf(db);
  const { phone, reference, unmovedSince, mode } = filter;
  if (phone !== undefined)
    return PHONES.map((column) => sql`${by(column)} where ${sql.ref(`${column}_e164`)} = ${phone}`);
  if (reference !== undefined) return [sql`${by('reference')} where true`];
  if (unmovedSince !== undefined) return [sql`${by('unmoved')} where true`];
  if (senderOf(filter) !== undefined) return [sql`${by('sender')} where true`];
  const bits = filterBitsOf(filter);
  if (bits) return byBits(bits);
  if (warehouseOf(filter) !== undefined) return [sql`${by('warehouse')} where true`];
  return [mode === undefined ? sql`orders where true` : sql`${by('mode')} where true`];
}

/**
 * Seqs of the first orders of a slice that a filter leaves, whatever text it is for, in the order wanted: one statement,
 * which reads about as many orders as are wanted.
 */
export async function findOrders(
  db: Database,
  filter: SearchFilter,
  sort: Sort,
  { limit, ...slice }: Slice,
): Promise<number[]> {
  const columns = sort === 'movedAt' ? sql`seq, moved_at` : sql`seq`;
  const found = lookUps(db, filter);
  const rest = isLeftBy(found.length > PHONES.length ? withoutFilterBits(filter) : filter, slice);
  const parts = found.map((where) => sql`select ${columns} from ${where} and ${rest}`);
  // An order may have a phone twice.
  const union = filter.phone === undefined ? sql` union all ` : sql` union `;
  const { rows } = await sql<{ seq: number }>`
    ${sql.join(parts, union)} order by ${SORTED[sort]} limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
