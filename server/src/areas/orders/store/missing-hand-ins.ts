import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';

/** Orders that a sentence names. */
const MOST_NAMED = 3;

/**
 * Returns a sentence if orders were handed in by a call since there is a ledger, and have no posting. Orders of imports
 * and of before the ledger have none.
 */
export async function missingHandIns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tracking_id: string }>`
    select orders.tracking_id from orders
      inner join order_events as events on events.order_id = orders.id and events.kind = 'cashHandedIn'
        and events.created_at = orders.cash_handed_in_at and events.address_hash is not null
    where orders.cash_handed_in_at >= (select at from postings order by seq limit 1)
      and orders.payment_method = 'COD' and orders.value_fils > 0
      and (orders.collected_cash_fils is null or orders.collected_cash_fils > 0)
      and not exists (select 1 from postings where postings.order_seq = orders.seq
        and postings.kind in ('handIn', 'card', 'correction')
        and not exists (select 1 from postings as later where later.reverses = postings.seq))
    order by orders.seq`.execute(db);
  if (rows.length === 0) return [];
  const names = rows.slice(0, MOST_NAMED).map(({ tracking_id }) => tracking_id);
  const more = rows.length > names.length ? ' and others' : '';
  return [`Orders were handed in without a posting: ${rows.length}, ${names.join(', ')}${more}.`];
}
