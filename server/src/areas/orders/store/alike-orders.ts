import { DAY_MS } from '@tawseel/contract/facts/durations';
import { foldText } from '@tawseel/contract/facts/fold-text';
import { phoneKey } from '@tawseel/contract/facts/phones';
import { sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { orderSqlOf } from './search.ts';
import { seqAt } from './seq.ts';

/** Age of the orders that a new one is compared to: a file is sent again on the same day, or on the next. */
const RECENT_MS = 2 * DAY_MS;

type Comparable = Pick<
  Tables['orders'],
  'sender_id' | 'sender_name' | 'receiver_phone' | 'dropoff_street' | 'value_fils' | 'reference'
>;

function alikeKey({ sender_id, sender_name, ...order }: Comparable): string {
  return JSON.stringify([
    sender_id ?? foldText(sender_name),
    phoneKey(order.receiver_phone),
    foldText(order.dropoff_street),
    order.value_fils,
  ]);
}

/**
 * Returns the number of orders that equal a stored one of the last two days in sender, receiver's phone, address and
 * amount. Two references show that they are two orders, and a cancelled order is ordered again.
 */
export async function countAlike(db: Database, orders: readonly Comparable[], now: Date): Promise<number> {
  const phones = [...new Set(orders.map(({ receiver_phone }) => phoneKey(receiver_phone)))];
  if (phones.length === 0) return 0;
  const { rows } = await sql<Comparable>`
    select sender_id, sender_name, receiver_phone, dropoff_street, value_fils, reference
    from ${orderSqlOf(db).by('receiver_phone')}
    where receiver_phone_e164 in (${sql.join(phones)})
      and seq >= ${seqAt(new Date(now.getTime() - RECENT_MS).toISOString())} and cancelled_at is null`.execute(
    db,
  );
  const withReference = new Set(rows.map(alikeKey));
  const withoutReference = new Set(rows.filter(({ reference }) => reference === '').map(alikeKey));
  const isAlike = (order: Comparable) =>
    (order.reference === '' ? withReference : withoutReference).has(alikeKey(order));
  return orders.filter(isAlike).length;
}
