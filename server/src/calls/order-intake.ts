import { randomInt } from 'node:crypto';
import type { Order } from '@tawseel/contract/order-replies';
import type { NewOrder } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Sender } from '@tawseel/contract/senders';
import { aedText, toAed, toFils } from '../domain/fils.ts';
import {
  inMillimetres,
  missingDetails,
  newOrder,
  type SenderDetails,
  senderDetails,
} from '../domain/new-order.ts';
import { toGrams } from '../domain/price.ts';
import { newTrackingId } from '../domain/tracking-id.ts';
import type { Scope } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import { toRow } from '../store/orders/new-rows.ts';
import { eventOf } from '../store/orders/orders.ts';
import { findReference, type Referring } from '../store/orders/references.ts';
import { toOrder } from '../store/orders/wire.ts';
import type { Database, Trx } from '../store/tables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { findNearestWarehouse, findWarehouse } from '../store/warehouses.ts';
import { actorOf } from './known-order.ts';
import { knownSender, ofOwnSender, priceOf } from './order-price.ts';
import { runIdempotently } from './run-idempotently.ts';

function knownDetails({ pickup }: NewOrder, sender: Sender | undefined): SenderDetails {
  const details = senderDetails(pickup, sender);
  const [first, ...others] = missingDetails(details);
  if (!first) return details;
  const message = 'Required where the order names no sender that has it.';
  const issues = [first, ...others].map((name) => ({ path: `pickup.${name}`, message }));
  throw new Refusal('invalid', `pickup.${first}: ${message}`, issues);
}

/** Who belongs to a warehouse takes orders in for that one. */
async function warehouseOf(trx: Trx, asked: NewOrder, scope: Scope): Promise<string> {
  const { warehouseId = scope.warehouseId, pickup } = asked;
  if (warehouseId !== undefined) {
    const isSeen = scope.warehouseId === undefined || scope.warehouseId === warehouseId;
    const named = isSeen ? await findWarehouse(trx, warehouseId, 'child') : undefined;
    if (!named) throw new Refusal('not_found', 'There is no warehouse with this id.');
    return named._id;
  }
  const nearest = await findNearestWarehouse(trx, pickup.city);
  if (!nearest) throw new Refusal('invalid', 'There is no warehouse yet that could take this order.');
  return nearest;
}

/** Who is limited to a warehouse is not told which order of another one it is. */
export async function refuseTakenReference(
  db: Database,
  { warehouseId }: Scope,
  order: Referring & { tracking_id?: string },
): Promise<void> {
  const holder = await findReference(db, order);
  if (!holder || holder.tracking_id === order.tracking_id) return;
  const isSeen = warehouseId === undefined || warehouseId === holder.warehouse_id;
  const named = isSeen ? `Order ${holder.tracking_id}` : 'Another order';
  const message = `${named} of this sender has the reference ${order.reference} already. Give another, or none.`;
  throw new Refusal('conflict', message, [{ path: 'reference', message }]);
}

async function putIn(trx: Trx, unit: UnitOfWork, asked: NewOrder, context: Context): Promise<Order> {
  const { clock, caller, scope, audit } = context;
  const known = await knownSender(trx, asked.senderId, 'child');
  const sender = knownDetails(asked, known);
  const senderId = known?._id ?? null;
  const { reference = '' } = asked;
  const asking = [
    refuseTakenReference(trx, scope, { reference, sender_id: senderId, sender_name: sender.senderName }),
    warehouseOf(trx, asked, scope),
    priceOf(trx, asked, known),
  ] as const;
  // In one turn, so that orders that come in together share each query (see batched); the first refusal is answered.
  await Promise.allSettled(asking);
  const [, warehouseId, charge] = await Promise.all(asking);
  const { pickup, dropoff, parcelSize } = asked;
  const now = clock();
  const order = newOrder({
    id: newId(now.getTime()),
    trackingId: newTrackingId(randomInt),
    reference,
    mode: asked.deliveryType,
    status: 'created',
    warehouseId,
    senderId,
    sender,
    pickup,
    dropoff,
    country: dropoff.country,
    paymentMethod: asked.paymentMethod,
    title: asked.orderTitle,
    type: asked.orderType,
    details: asked.orderDetails,
    valueFils: toFils(asked.orderValue),
    weightGrams: toGrams(asked.orderWeight),
    size: inMillimetres(parcelSize),
    packed: asked.additionalServices,
    images: asked.orderImage,
    charge,
    createdAt: now.toISOString(),
  });
  unit.orders.push(order);
  unit.events.push(eventOf(order, { kind: 'status', at: order.created_at, by: actorOf(caller) }));
  // The order itself says the rest, and its later corrections what it said before them.
  await audit(unit, {
    subject: { kind: 'order', id: order.id, name: order.tracking_id },
    after: { sender: order.sender_name, deliveryType: order.delivery_type, charge: toAed(order.charge_fils) },
  });
  return toOrder(toRow(0, order));
}

export const createOrder: Handlers<typeof orders>['createOrder'] = ({ body }, context) =>
  runIdempotently(
    context,
    body,
    async (trx, unit) => {
      const data = await putIn(trx, unit, ofOwnSender(body, context.scope), context);
      return { message: `Order ${data.trackingID} is in, for ${aedText(toFils(data.charge.total))}.`, data };
    },
    () => context.request.server.tally.emit('orderTaken', body.deliveryType),
    { isShareable: true },
  );
