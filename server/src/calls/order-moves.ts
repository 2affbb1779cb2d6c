import {
  isTrackingStatus,
  mayMove,
  nextStatuses,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/order-replies';
import type { orders } from '@tawseel/contract/orders';
import { isCashOnDelivery } from '../domain/finance.ts';
import { Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { changeOrder } from '../store/orders/orders.ts';
import { toOrder } from '../store/orders/wire.ts';
import type { Trx } from '../store/tables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import {
  actorOf,
  auditedOrder,
  justAfter,
  lockKnownOrder,
  nextEventAt,
  type OrderRow,
  stateOf,
} from './known-order.ts';
import { runIdempotently } from './run-idempotently.ts';

type Move = {
  trackingStatus?: TrackingStatus | undefined;
  cashHandedIn?: true | undefined;
  note?: string | undefined;
};

function listOf(statuses: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses);
}

function refuseMove(order: OrderRow, to: TrackingStatus): void {
  const from = order.tracking_status;
  const next = isTrackingStatus(from) ? nextStatuses(from) : [];
  if (isTrackingStatus(from) && mayMove(from, to)) return;
  const mayGo = next.length > 0 ? `it may go to ${listOf(next)}` : 'it goes nowhere from there';
  const cancelled = order.cancelled_at ? 'cancelled, ' : '';
  throw new Refusal(
    'conflict',
    `${order.tracking_id} is ${cancelled}at ${from} and may not go to ${to}: ${mayGo}.`,
  );
}

function refuseCash(order: OrderRow): void {
  const refuse = (why: string) =>
    new Refusal('conflict', `No cash can be handed in for ${order.tracking_id}: ${why}.`);
  if (!isCashOnDelivery(order.payment_method)) throw refuse('it is not paid in cash on delivery');
  const status = order.tracking_status;
  if (status !== 'delivered') throw refuse(`it is not delivered but at ${status}`);
  if (order.cash_handed_in_at) throw refuse('it was handed in before');
}

function moveKnown(
  context: Context,
  trackingID: string,
  moved: Move,
): Promise<{ message: string; data: Order }> {
  const { trackingStatus, cashHandedIn, note = '' } = moved;
  const { settings, clock, scope, caller, audit } = context;
  const { tally } = context.request.server;
  const work = async (trx: Trx, unit: UnitOfWork) => {
    const before = await lockKnownOrder(trx, scope, trackingID);
    let order = before;
    const at = await nextEventAt(trx, order.id, clock());
    const into = { timeZone: settings.TIME_ZONE, events: unit.events };
    const by = actorOf(caller);
    const said: string[] = [];
    if (trackingStatus) {
      refuseMove(order, trackingStatus);
      const changed = { tracking_status: trackingStatus };
      order = await changeOrder(trx, into, order, changed, { kind: 'status', at, by, note });
      said.push(`${order.tracking_id} is now at ${trackingStatus}.`);
    }
    if (cashHandedIn) {
      refuseCash(order);
      const cashAt = trackingStatus ? justAfter(at) : at;
      const happening = { kind: 'cashHandedIn', at: cashAt, by, note: trackingStatus ? '' : note } as const;
      order = await changeOrder(trx, into, order, { cash_handed_in_at: cashAt }, happening);
      said.push(`The cash of ${order.tracking_id} is handed in.`);
    }
    await audit(unit, {
      subject: auditedOrder(order),
      before: stateOf(before),
      after: { ...stateOf(order), ...(note ? { note } : {}) },
    });
    return { message: said.join(' '), data: toOrder(order) };
  };
  return runIdempotently(context, { trackingID, ...moved }, work, () => {
    if (trackingStatus) tally.emit('orderMoved', trackingStatus);
    if (cashHandedIn) tally.emit('cashHandedIn');
  });
}

/** An app of a driver moves orders, one of a cashier records their cash: neither does the other's work. */
function refuseOthersWork({ caller }: Context, { trackingStatus, cashHandedIn }: Move): void {
  if (caller.kind !== 'key') return;
  if (caller.role === 'driver-app' && cashHandedIn) {
    throw new Refusal('forbidden', 'Handing in cash needs the API key of a cashier, not of a driver.');
  }
  if (caller.role === 'cashier-app' && trackingStatus) {
    throw new Refusal('forbidden', 'The API key of a cashier records handed-in cash and moves no order.');
  }
}

export const moveOrder: Handlers<typeof orders>['moveOrder'] = ({ params, body }, context) => {
  refuseOthersWork(context, body);
  if (body.cashHandedIn && context.caller.kind === 'person' && context.caller.role === 'operator') {
    throw new Refusal('forbidden', 'Operators may not record cash that was handed in; a cashier does.');
  }
  return moveKnown(context, params.trackingID, body);
};

export const handInCash: Handlers<typeof orders>['handInCash'] = ({ params, body }, context) =>
  moveKnown(context, params.trackingID, body);
