import type { Actor } from '../domain/tracking-history.ts';
import type { Caller, Scope } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import { findOrder, lastOrderEvent, lockOrder } from '../store/orders/orders.ts';
import type { Database, Tables, Trx } from '../store/tables.ts';

export type OrderRow = Tables['orders'];

/** Who did it, for histories. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'nobody') throw new Error('nobody does nothing to an order');
  return { kind: caller.kind === 'key' ? 'key' : caller.role, id: caller.id, name: caller.name };
}

/** The order as the audit log names it. */
export function auditedOrder({ id, tracking_id: name }: Pick<OrderRow, 'id' | 'tracking_id'>) {
  return { kind: 'order', id, name } as const;
}

/** Where an order stands, for the audit log. */
export function stateOf(order: OrderRow) {
  return {
    trackingStatus: order.tracking_status,
    cashHandedInAt: order.cash_handed_in_at,
    cancelledAt: order.cancelled_at,
  };
}

function found(order: OrderRow | undefined, trackingId: string): OrderRow {
  if (!order) throw new Refusal('not_found', `There is no order ${trackingId}.`);
  return order;
}

export async function knownOrder(db: Database, scope: Scope, trackingId: string): Promise<OrderRow> {
  return found(await findOrder(db, trackingId, scope), trackingId);
}

/** Locked to the end of the transaction, so that what is decided on it still holds when it is written. */
export async function lockKnownOrder(trx: Trx, scope: Scope, trackingId: string): Promise<OrderRow> {
  return found(await lockOrder(trx, trackingId, scope), trackingId);
}

export function justAfter(at: string): string {
  return new Date(Date.parse(at) + 1).toISOString();
}

/** A history is read in the order of its times, even where the clock was put back. */
export async function nextEventAt(trx: Trx, orderId: string, now: Date): Promise<string> {
  const last = await lastOrderEvent(trx, orderId);
  const present = now.toISOString();
  return last !== undefined && last >= present ? justAfter(last) : present;
}

/** The version of an order: when the last thing happened to it. */
export async function versionOf(db: Database, orderId: string): Promise<string> {
  return (await lastOrderEvent(db, orderId)) ?? '';
}

export async function refuseOtherVersion(trx: Trx, order: OrderRow, version: string): Promise<void> {
  if ((await versionOf(trx, order.id)) === version) return;
  throw new Refusal(
    'conflict',
    `Someone else changed ${order.tracking_id} meanwhile. Load it again, then repeat this.`,
    [{ path: 'version', message: 'Not the version of the order as it is now.' }],
  );
}
