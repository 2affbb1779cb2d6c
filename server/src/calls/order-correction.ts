import type { OrderCorrection } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import { changesPrice, correctedColumns, fieldChanges, isAlwaysFree } from '../domain/correction.ts';
import { aedText, toFils } from '../domain/fils.ts';
import { isCashOnDelivery } from '../domain/finance.ts';
import { inCentimetres } from '../domain/new-order.ts';
import { isAtEnd } from '../domain/tracking-history.ts';
import { ChargeToConfirm, Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { changeOrder, hasOpenCash } from '../store/orders/orders.ts';
import { toOrder } from '../store/orders/wire.ts';
import { findSender, listOrderSenders } from '../store/senders.ts';
import type { Trx } from '../store/tables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import {
  actorOf,
  auditedOrder,
  lockKnownOrder,
  nextEventAt,
  type OrderRow,
  refuseOtherVersion,
} from './known-order.ts';
import { refuseTakenReference } from './order-intake.ts';
import { chargeParts, priceParcel } from './order-price.ts';
import { runIdempotently } from './run-idempotently.ts';

function refuseUntimely(order: OrderRow, changed: Partial<OrderRow>, reason: string | undefined): void {
  const { tracking_id: id, tracking_status: status } = order;
  if (isAtEnd(status) && !isAlwaysFree(changed)) {
    const state = order.cancelled_at ? 'cancelled' : status === 'return' ? 'returned' : status;
    throw new Refusal(
      'conflict',
      `${id} is ${state}: only its reference and its details can still be corrected.`,
    );
  }
  if (status === 'created' || reason !== undefined) return;
  const message = `Say why: ${id} is at ${status} already.`;
  throw new Refusal('invalid', message, [{ path: 'reason', message }]);
}

/** Priced at the rates of now, those of a company too that was deleted since. */
async function repriced(
  trx: Trx,
  order: OrderRow,
  confirmed: number | undefined,
): Promise<Partial<OrderRow>> {
  const [sender] = order.sender_id ? await listOrderSenders(trx, [order.sender_id]) : [];
  const size = { length: order.length_mm, width: order.width_mm, height: order.height_mm };
  const parcel = {
    mode: order.delivery_type === 'urgent' ? 'urgent' : 'normal',
    from: { city: order.pickup_city, area: order.pickup_area },
    to: { city: order.dropoff_city, area: order.dropoff_area },
    weightGrams: order.weight_grams,
    size: inCentimetres(size),
    additionalServices: order.additional_services === 1,
  } as const;
  const price = await priceParcel(trx, parcel, sender?.role === 'Company' ? sender.id : undefined);
  const isConfirmed = confirmed !== undefined && toFils(confirmed) === price.chargeFils;
  if (price.chargeFils !== order.charge_fils && !isConfirmed) {
    const [then, now] = [aedText(order.charge_fils), aedText(price.chargeFils)];
    throw new ChargeToConfirm(
      `This changes the price of ${order.tracking_id} from ${then} to ${now}. Confirm the new price to go on.`,
      chargeParts(price),
    );
  }
  return {
    base_fils: price.parts.baseFils,
    weight_fils: price.parts.weightFils,
    size_fils: price.parts.sizeFils,
    packing_fils: price.parts.packingFils,
    charge_fils: price.chargeFils,
  };
}

/** A sender is deleted once no cash of theirs is open; none may be open afterwards. */
async function refuseCashOfNobody(trx: Trx, before: OrderRow, after: OrderRow): Promise<void> {
  if (after.sender_id === null || !hasOpenCash(after) || hasOpenCash(before)) return;
  if (await findSender(trx, after.sender_id, 'child')) return;
  const message = `${after.sender_name} was deleted: no cash on delivery can be added for them.`;
  const path = isCashOnDelivery(before.payment_method) ? 'orderValue' : 'paymentMethod';
  throw new Refusal('conflict', message, [{ path, message }]);
}

async function correct(
  trx: Trx,
  unit: UnitOfWork,
  trackingID: string,
  said: OrderCorrection,
  context: Context,
) {
  const before = await lockKnownOrder(trx, context.scope, trackingID);
  await refuseOtherVersion(trx, before, said.version);
  const { seq, ...stored } = before;
  const changed: Partial<OrderRow> = correctedColumns(stored, said);
  const id = before.tracking_id;
  if (Object.keys(changed).length === 0) return { message: `${id} stays as it is.`, data: toOrder(before) };
  refuseUntimely(before, changed, said.reason);
  const corrected = { ...before, ...changed };
  await refuseTakenReference(trx, context.scope, corrected);
  await refuseCashOfNobody(trx, before, corrected);
  if (changesPrice(changed)) Object.assign(changed, await repriced(trx, corrected, said.confirmCharge));
  const after = { ...before, ...changed };
  const into = { timeZone: context.settings.TIME_ZONE, events: unit.events };
  const written = await changeOrder(trx, into, before, changed, {
    kind: 'corrected',
    at: await nextEventAt(trx, before.id, context.clock()),
    by: actorOf(context.caller),
    reason: said.reason ?? null,
    changes: fieldChanges(toOrder(before), toOrder(after)),
  });
  const { reason } = said;
  await context.audit(unit, {
    subject: auditedOrder(before),
    before: toOrder(before),
    after: { ...toOrder(after), ...(reason ? { reason } : {}) },
  });
  const price =
    after.charge_fils === before.charge_fils ? '' : ` It costs ${aedText(after.charge_fils)} now.`;
  return { message: `${id} is corrected.${price}`, data: toOrder(written) };
}

export const updateOrder: Handlers<typeof orders>['updateOrder'] = ({ params, body }, context) =>
  runIdempotently(
    context,
    { ...params, ...body },
    (trx, unit) => correct(trx, unit, params.trackingID, body, context),
    () => undefined,
  );
