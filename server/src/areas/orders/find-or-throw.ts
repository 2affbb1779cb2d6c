import type { Order } from '@tawseel/contract/order-replies';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { ChargeToConfirm, Refusal, refuse, refuseField } from '../../platform/http/errors.ts';
import type { Recall } from '../../platform/http/run-idempotently.ts';
import { makeScope, type Scope } from '../../platform/values/scope.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { chargeParts } from './calls/price.ts';
import type { ActRefusal, Holder } from './rules/order-act.ts';
import { findOrder, findOrderById, listNamedOrders, lockOrders } from './store/orders.ts';
import { findReference, type Referring } from './store/references.ts';
import { toOrder } from './store/wire.ts';
import type { OrderRow } from './tables.ts';

/** Returns the order of a repeated call. */
export const recallOrder: Recall<Order> = async ({ trx, scope }, id) => {
  const row = await findOrderById(trx, id, scope);
  return row && toOrder(row);
};

/**
 * Returns an order, or throws if there is none in the scope. If the caller may read it but not do this, because its parcel
 * is with the caller's warehouse alone, the refusal says whose order it is.
 */
async function orThrow(
  db: Database,
  scope: Scope,
  order: OrderRow | undefined,
  trackingID: string,
): Promise<OrderRow> {
  if (order) return order;
  const guest =
    scope.warehouseId === undefined || scope.includesHeld
      ? undefined
      : await findOrder(db, trackingID, makeScope({ ...scope, includesHeld: true }));
  if (!guest) throw refuse('no_such_order', { trackingID });
  const { wareHouseName: warehouse = '' } = (await findWarehouse(db, guest.warehouse_id)) ?? {};
  throw refuse('order_of_other_warehouse', { trackingID: guest.tracking_id, warehouse });
}

async function allOrThrow(
  db: Database,
  scope: Scope,
  orders: readonly (OrderRow | undefined)[],
  trackingIds: readonly string[],
): Promise<OrderRow[]> {
  const found: OrderRow[] = [];
  for (const [at, trackingId] of trackingIds.entries())
    found.push(await orThrow(db, scope, orders[at], trackingId));
  return found;
}

export async function findOrderOrThrow(db: Database, scope: Scope, trackingId: string): Promise<OrderRow> {
  return orThrow(db, scope, await findOrder(db, trackingId, scope), trackingId);
}

/** Locks an order until the transaction ends. Throws if the scope has no such order. */
export async function lockOrderOrThrow(trx: Trx, scope: Scope, trackingId: string): Promise<OrderRow> {
  const [order] = await lockOrders(trx, [trackingId], scope);
  return orThrow(trx, scope, order, trackingId);
}

/** Locks several orders, in the order of their tracking IDs. Throws for the first that the scope does not have. */
async function lockOrdersOrThrow(
  trx: Trx,
  scope: Scope,
  trackingIds: readonly string[],
): Promise<OrderRow[]> {
  return allOrThrow(trx, scope, await lockOrders(trx, trackingIds, scope), trackingIds);
}

/** Locks several orders. Throws if one is named twice. */
export async function lockDistinctOrders(
  trx: Trx,
  scope: Scope,
  trackingIds: readonly string[],
): Promise<OrderRow[]> {
  const orders = await lockOrdersOrThrow(trx, scope, trackingIds);
  const known = new Set<string>();
  for (const { id, tracking_id: trackingID } of orders) {
    if (known.has(id)) throw refuseField('trackingIDs', 'named_twice', { trackingID });
    known.add(id);
  }
  return orders;
}

/** Reads several orders, in the order of their tracking IDs. */
export async function findOrdersOrThrow(
  db: Database,
  scope: Scope,
  trackingIds: readonly string[],
): Promise<OrderRow[]> {
  return allOrThrow(db, scope, await listNamedOrders(db, trackingIds, scope), trackingIds);
}

export function toRefusal({ refused, path, charge }: ActRefusal): Refusal {
  if (charge) return new ChargeToConfirm(refused, chargeParts(charge));
  return new Refusal(refused, path === undefined ? undefined : [{ path, problem: refused }]);
}

/**
 * Returns the sender's order that has the reference already, or undefined. Its tracking ID is null for callers who
 * may not see its warehouse.
 */
export async function findHolder(
  trx: Trx,
  { warehouseId }: Scope,
  order: Referring & { id?: string },
): Promise<Holder | undefined> {
  const holder = await findReference(trx, order);
  if (!holder || holder.id === order.id) return undefined;
  const isSeen = warehouseId === undefined || warehouseId === holder.warehouse_id;
  return { trackingID: isSeen ? holder.tracking_id : null };
}
