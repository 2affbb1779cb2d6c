import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';

export type Referring = Pick<Tables['orders'], 'sender_id' | 'sender_name' | 'reference'>;
export type ReferenceHolder = Pick<Tables['orders'], 'id' | 'tracking_id' | 'warehouse_id'>;

/** Owner among whose orders a reference is unique: a sender, or the name of an unregistered one. */
const OWNER: RawBuilder<string> = sql`coalesce(sender_id, sender_name)`;

export function referenceKey({ sender_id, sender_name, reference }: Referring): string {
  return `${sender_id ?? sender_name}\0${reference}`;
}

/** Returns the order that has this order's reference already, or undefined. */
export async function findReference(db: Database, order: Referring): Promise<ReferenceHolder | undefined> {
  return (await findReferences(db, [order])).get(referenceKey(order));
}

/** Returns the orders that have the references of these already, by `referenceKey`. */
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
    // Condition of the partial index; without it the planner may not use the index.
    .where('reference', '<>', '')
    .execute();
  return new Map(rows.map((row) => [referenceKey(row), row]));
}
