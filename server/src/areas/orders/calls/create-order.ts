import { randomInt } from 'node:crypto';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Order } from '@tawseel/contract/order-replies';
import type { NewOrder } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Sender } from '@tawseel/contract/senders';
import { newId } from '../../../platform/engine/ids.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { invalid, refuse } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { findNearestWarehouse, findWarehouse } from '../../warehouses/store.ts';
import { findHolder, recallOrder, toRefusal } from '../find-or-throw.ts';
import { referenceTaken } from '../rules/correct-order.ts';
import {
  missingDetails,
  newOrder,
  type SenderDetails,
  senderDetails,
  storedCharge,
} from '../rules/new-order.ts';
import { fieldOf, toColumns, toNewOrderColumns } from '../rules/order-fields.ts';
import { newTrackingId } from '../rules/tracking-id.ts';
import { insertNewOrder } from '../store/apply.ts';
import type { Referring } from '../store/references.ts';
import { toOrder } from '../store/wire.ts';
import { knownSender, ofOwnSender, priceOf } from './price.ts';

function knownDetails(asked: NewOrder, sender: Sender | undefined): SenderDetails {
  const details = senderDetails(toColumns(asked), sender);
  const [first, ...others] = missingDetails(details).map((column) => fieldOf(column).path);
  if (!first) return details;
  const missing = (path: string) => ({ path, problem: sentence('detail_missing') });
  throw invalid([missing(first), ...others.map(missing)]);
}

/** Returns the warehouse of an order: staff of a warehouse create orders only for that one. */
async function warehouseOf(trx: Trx, asked: NewOrder, scope: Scope): Promise<string> {
  const { warehouseId = scope.warehouseId, pickup } = asked;
  if (warehouseId !== undefined) {
    const isSeen = scope.warehouseId === undefined || scope.warehouseId === warehouseId;
    const named = isSeen ? await findWarehouse(trx, warehouseId, 'child') : undefined;
    if (!named) throw refuse('no_such_warehouse');
    return named._id;
  }
  const nearest = await findNearestWarehouse(trx, pickup.city);
  if (!nearest) throw refuse('no_warehouse_for_order');
  return nearest;
}

async function refuseTakenReference(trx: Trx, scope: Scope, order: Referring): Promise<void> {
  const holder = await findHolder(trx, scope, order);
  if (holder) throw toRefusal(referenceTaken(holder, order.reference));
}

async function takeIn(work: Work, asked: NewOrder): Promise<Order> {
  const { trx, now, scope } = work;
  const known = await knownSender(trx, asked.senderId, 'child');
  const sender = knownDetails(asked, known);
  const senderId = known?._id ?? null;
  const { reference = '' } = asked;
  await refuseTakenReference(trx, scope, { reference, sender_id: senderId, sender_name: sender.sender_name });
  const warehouseId = await warehouseOf(trx, asked, scope);
  const charge = await priceOf(trx, asked, known);
  const order = newOrder({
    ...toNewOrderColumns(asked),
    ...sender,
    ...storedCharge(charge),
    id: newId(now.getTime()),
    tracking_id: newTrackingId(randomInt),
    tracking_status: 'created',
    warehouse_id: warehouseId,
    sender_id: senderId,
    created_at: now.toISOString(),
  });
  return toOrder(await insertNewOrder(work, order));
}

export const createOrder: Handlers<typeof orders>['createOrder'] = ({ body }, context) =>
  runIdempotently(
    context,
    body,
    recallOrder,
    async (work) => {
      const data = await takeIn(work, ofOwnSender(body, context.scope));
      const { trackingID, charge } = data;
      return { ...context.done('order_created', { trackingID, price: charge.total }), data };
    },
    { done: () => context.request.server.tally.emit('orderTaken', body.deliveryType), lane: 'intake' },
  );
