import {
  isTrackingStatus,
  mayMove,
  nextStatuses,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import type { orders } from '@tawseel/contract/orders';
import { isCashOnDelivery } from '../domain/finance.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import { lastOrderEvent, lockOrder, updateOrderState } from '../store/orders/orders.ts';
import { toOrder } from '../store/orders/wire.ts';
import type { Tables, Trx } from '../store/tables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { runIdempotently } from './run-idempotently.ts';

type Row = Tables['orders'];

function listOf(statuses: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses);
}

function refuseMove(order: Row, to: TrackingStatus): void {
  const from = order.tracking_status;
  const next = isTrackingStatus(from) ? nextStatuses(from) : [];
  if (isTrackingStatus(from) && mayMove(from, to)) return;
  const mayGo = next.length > 0 ? `it may go to ${listOf(next)}` : 'it goes nowhere from there';
  throw new Refusal('conflict', `${order.tracking_id} is at ${from} and may not go to ${to}: ${mayGo}.`);
}

function refuseCash(order: Row, status: string): void {
  const refuse = (why: string) =>
    new Refusal('conflict', `No cash can be handed in for ${order.tracking_id}: ${why}.`);
  if (!isCashOnDelivery(order.payment_method)) throw refuse('it is not paid in cash on delivery');
  if (status !== 'delivered') throw refuse(`it is not delivered but at ${status}`);
  if (order.cash_handed_in_at) throw refuse('it was handed in before');
}

function stateOf({ tracking_status: trackingStatus, cash_handed_in_at: cashHandedInAt }: Row) {
  return { trackingStatus, cashHandedInAt };
}

export const moveOrder: Handlers<typeof orders>['moveOrder'] = ({ params, body }, context) => {
  const { tally } = context.request.server;
  const move = async (trx: Trx, unit: UnitOfWork) => {
    const { settings, clock, scope } = context;
    const before = await lockOrder(trx, params.trackingID, scope.warehouseId);
    if (!before) throw new Refusal('not_found', `There is no order ${params.trackingID}.`);
    if (body.trackingStatus) refuseMove(before, body.trackingStatus);
    const status = body.trackingStatus ?? before.tracking_status;
    if (body.cashHandedIn) refuseCash(before, status);

    const last = await lastOrderEvent(trx, before.id);
    // A history is read in the order of its times, even where the clock was put back.
    const at = new Date(Math.max(clock().getTime(), last ? Date.parse(last) + 1 : 0));
    const after = await updateOrderState(trx, settings.TIME_ZONE, before, {
      tracking_status: status,
      cash_handed_in_at: body.cashHandedIn ? at.toISOString() : before.cash_handed_in_at,
    });
    unit.events.push({
      id: newId(at.getTime()),
      order_id: before.id,
      status,
      note: body.note ?? '',
      created_at: at.toISOString(),
    });
    await context.audit(unit, {
      subject: { kind: 'order', id: before.id, name: before.tracking_id },
      before: stateOf(before),
      after: { ...stateOf(after), ...(body.note ? { note: body.note } : {}) },
    });
    const said = [
      body.trackingStatus ? `${before.tracking_id} is now at ${status}.` : '',
      body.cashHandedIn ? `The cash of ${before.tracking_id} is handed in.` : '',
    ];
    const message = said.filter(Boolean).join(' ');
    return { message, data: toOrder(after) };
  };
  return runIdempotently(context, { ...params, ...body }, move, () => {
    if (body.trackingStatus) tally.emit('orderMoved', body.trackingStatus);
    if (body.cashHandedIn) tally.emit('cashHandedIn');
  });
};
