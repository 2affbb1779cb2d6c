import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';

export type Referring = Pick<Tables['orders'], 'sender_id' | 'sender_name' | 'reference'>;
export type ReferenceHolder = Pick<Tables['orders'], 'id' | 'tracking_id' | 'warehouse_id'>;

/** Among whose orders a reference may stand once: a sender's, or those under the name of one that is not registered. */
const OWNER: RawBuilder<string> = sql`coalesce(sender_id, sender_name)`;

export function referenceKey({ sender_id, sender_name, reference }: Referring): string {
  return `${sender_id ?? sender_name}\0${reference}`;
}

/** The order that has the reference of this one already. */
export async function findReference(db: Database, order: Referring): Promise<ReferenceHolder | undefined> {
  return (await findReferences(db, [order])).get(referenceKey(order));
}

/** The orders that have the references of these already, by `referenceKey`. */
export async function findReferences(
  db: Database,
  orders: readonly Referring[],
): Promise<Map<string, ReferenceHolder>> {
  const referring = orders.filter(({ reference }) => reference !== '');
  if (referring.length === 0) return new Map();
  const owners = new Set(referring.map((order) => order.sender_id ?? order.sender_name));
  const references = new Set(referring.map((order) => order.reference));
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'tracking_id', 'warehouse_id', 'sender_id', 'sender_name', 'reference'])
    .where('reference', 'in', [...references])
    .where(OWNER, 'in', [...owners])
    // Predicate of the partial index; without it the planner may not use it.
    .where('reference', '<>', '')
    .execute();
  return new Map(rows.map((row) => [referenceKey(row), row]));
}
