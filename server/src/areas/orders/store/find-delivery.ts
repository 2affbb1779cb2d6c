import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { OrderRow } from '../tables.ts';
import { IS_STANDING_EVENT } from './happenings.ts';

/** Act at the door that delivered an order: the driver or the user on the driver's behalf, the note and the time. */
export type Delivery = { kind: string; id: string; name: string; note: string; at: string };

/** Returns the act that delivered an order, or undefined if it was delivered without one. */
export async function findDelivery(db: Database, { id }: OrderRow): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select stop_acts.actor_kind as kind, stop_acts.actor as id, stop_acts.actor_name as name, stop_acts.note,
      stop_acts.happened_at as at
    from order_events as events inner join stop_acts on stop_acts.id = events.cause_id
    where events.order_id = ${id} and events.status = 'delivered' and events.kind = 'status'
      and stop_acts.act = 'delivered' and ${IS_STANDING_EVENT}`.execute(db);
  return rows[0];
}
