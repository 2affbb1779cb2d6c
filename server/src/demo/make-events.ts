import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Tables } from '../platform/engine/tables.ts';
import { DAY_MS, type DemoContext, iso } from './context.ts';
import { CANCEL_REASONS } from './data/goods.ts';
import type { DemoOrder } from './make-orders.ts';
import { hashOf } from './random.ts';

type Event = Tables['order_events'];
type Staff = Tables['staff'];

/** Age of events up to which they have an actor. */
const KNOWN_FOR_MS = 7 * DAY_MS;

/** Staff who bring an order to each status, or cancel one. */
const WORK: Readonly<Record<TrackingStatus | 'cancelled', readonly StaffKind[]>> = {
  created: ['operator'],
  accepted: ['operator', 'supervisor'],
  unpick: ['driver'],
  pickup: ['driver'],
  warehouse: ['operator'],
  assignedtodriver: ['operator', 'supervisor'],
  delivered: ['driver'],
  return: ['driver'],
  cancelled: ['operator', 'supervisor'],
};

/**
 * Returns the history of every order; events of the last days and cancellations have an actor of the order's
 * warehouse.
 */
export function makeEvents(
  context: DemoContext,
  staff: readonly Staff[],
  orders: readonly DemoOrder[],
): Event[] {
  const atWork = staff.filter(({ profile_status }) => profile_status === ACTIVE);
  const crews = Map.groupBy(atWork, ({ warehouse_id }) => warehouse_id);
  return orders.flatMap(({ row, course }) =>
    course.map(({ status, note, at }): Event => {
      const isCancelled = row.cancelled_at === iso(at);
      const event = { id: context.idAt(at), order_id: row.id, status, note, created_at: iso(at) };
      if (!isCancelled && context.now - at > KNOWN_FOR_MS) return event;
      const kind = isCancelled ? 'cancelled' : 'status';
      const actor = doneBy(crews.get(row.warehouse_id) ?? [], isCancelled ? 'cancelled' : status, row.id);
      // All staff of a warehouse share one address.
      const address_hash = hashOf(row.warehouse_id).toString(16).padStart(16, '0');
      const reason = isCancelled ? (CANCEL_REASONS[hashOf(row.id) % CANCEL_REASONS.length] ?? null) : null;
      return { ...event, note: isCancelled ? '' : note, kind, ...actor, reason, changes: null, address_hash };
    }),
  );
}

/**
 * Returns the actor of an event: one driver for a whole order; orders are created by the first operator, as in the
 * audit log.
 */
function doneBy(crew: readonly Staff[], work: keyof typeof WORK, orderId: string) {
  const able = crew.filter(({ kind }) => WORK[work].some((one) => one === kind));
  const one = able[work === 'created' ? 0 : hashOf(orderId) % able.length];
  if (!one) throw new Error('A warehouse of the demo has nobody to do its work');
  return { actor_kind: one.kind, actor: one.id, actor_name: `${one.first_name} ${one.last_name}` };
}
