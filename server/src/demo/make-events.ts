import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { EventRow } from '../areas/orders/tables.ts';
import { DAY_MS, type DemoContext, iso } from './context.ts';
import type { Crews } from './crews.ts';
import { CANCEL_REASONS } from './data/goods.ts';
import type { DemoOrder } from './make-orders.ts';
import { beforePlay } from './order-course.ts';
import { hashOf } from './random.ts';

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
export function makeEvents(context: DemoContext, crews: Crews, orders: readonly DemoOrder[]): EventRow[] {
  return orders.flatMap(({ row, course }) =>
    beforePlay(context, course).map(({ status, note, at }): EventRow => {
      const created_at = iso(at);
      const isCancelled = row.cancelled_at === created_at;
      const event = { id: context.idAt(at), order_id: row.id, status, note, created_at };
      if (!isCancelled && context.now - at > KNOWN_FOR_MS) return event;
      const kind = isCancelled ? 'cancelled' : 'status';
      const actor = doneBy(crews, row, isCancelled ? 'cancelled' : status);
      const address_hash = crews.addressHash(row.warehouse_id);
      const reason = isCancelled ? (CANCEL_REASONS[hashOf(row.id) % CANCEL_REASONS.length] ?? null) : null;
      return { ...event, note: isCancelled ? '' : note, kind, ...actor, reason, changes: null, address_hash };
    }),
  );
}

/**
 * Returns the actor of an event: one driver for a whole order; orders are created by the first operator, as in the
 * audit log.
 */
function doneBy(crews: Crews, { id, warehouse_id }: DemoOrder['row'], work: keyof typeof WORK) {
  const able = crews.list(warehouse_id, ...WORK[work]);
  const one = (work === 'created' && able[0]) || crews.pick(id, warehouse_id, ...WORK[work]);
  return { actor_kind: one.kind, actor: one.id, actor_name: one.name };
}
