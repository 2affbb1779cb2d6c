import type { OrderAtDesk } from '@tawseel/contract/order-replies';
import type { orders } from '@tawseel/contract/orders';
import {
  isAtEnd,
  type NoUndo,
  type StoredEvent,
  trackingHistory,
  type Undo,
  undoOf,
} from '../domain/tracking-history.ts';
import { Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { changeOrder, hasOpenCash, listOrderEvents } from '../store/orders/orders.ts';
import { toOrder } from '../store/orders/wire.ts';
import { findSender } from '../store/senders.ts';
import type { Trx } from '../store/tables.ts';
import { findWarehouse } from '../store/warehouses.ts';
import { withoutAdminNames } from './administrator-names.ts';
import {
  actorOf,
  auditedOrder,
  knownOrder,
  lockKnownOrder,
  nextEventAt,
  type OrderRow,
  refuseOtherVersion,
  stateOf,
} from './known-order.ts';
import { runIdempotently } from './run-idempotently.ts';

type DeskHandlers = Handlers<typeof orders>;

function undoFor({ caller, clock, settings }: Context, events: readonly StoredEvent[]): Undo | NoUndo {
  const person = {
    id: actorOf(caller).id,
    mayTakeBackAll: caller.kind === 'person' && caller.role === 'administrator',
  };
  return undoOf(events, person, clock(), settings.UNDO_MINUTES);
}

export const readOrder: DeskHandlers['readOrder'] = async ({ params }, context) => {
  const { db, clock, scope } = context;
  const { id } = await knownOrder(db, scope, params.trackingID);
  const events = await listOrderEvents(db, id);
  // Read after its version: what was done in between is then refused, and not undone unseen.
  const row = await knownOrder(db, scope, params.trackingID);
  const undo = undoFor(context, events);
  const seconds = typeof undo === 'string' ? 0 : Math.floor((undo.until - clock().getTime()) / 1000);
  return {
    order: toOrder(row),
    version: events.at(-1)?.at ?? '',
    cashHandedInAt: row.cash_handed_in_at,
    undo: typeof undo === 'string' ? null : { event: undo.event, status: undo.status, seconds },
  } satisfies OrderAtDesk;
};

export const listTrackingEvents: DeskHandlers['listTrackingEvents'] = async (
  { params },
  { db, caller, scope },
) => {
  const { id, cash_handed_in_at } = await knownOrder(db, scope, params.trackingID);
  const history = trackingHistory(await listOrderEvents(db, id), cash_handed_in_at);
  // Who works here is no matter of a shop's.
  if (scope.senderId !== undefined) return history.map(({ by: _, ...event }) => event);
  return withoutAdminNames(caller, history);
};

function refuseCancellation(order: OrderRow): void {
  if (!isAtEnd(order.tracking_status)) return;
  const why = order.cancelled_at
    ? 'is cancelled already'
    : `is at ${order.tracking_status} and cannot be cancelled any more`;
  throw new Refusal('conflict', `${order.tracking_id} ${why}.`);
}

export const cancelOrder: DeskHandlers['cancelOrder'] = ({ params, body }, context) =>
  runIdempotently(
    context,
    { ...params, ...body },
    async (trx, unit) => {
      const before = await lockKnownOrder(trx, context.scope, params.trackingID);
      refuseCancellation(before);
      const at = await nextEventAt(trx, before.id, context.clock());
      const after = await changeOrder(
        trx,
        { timeZone: context.settings.TIME_ZONE, events: unit.events },
        before,
        { tracking_status: 'return', cancelled_at: at },
        { kind: 'cancelled', at, by: actorOf(context.caller), reason: body.reason },
      );
      await context.audit(unit, {
        subject: auditedOrder(before),
        before: stateOf(before),
        after: { ...stateOf(after), reason: body.reason },
      });
      return { message: `${before.tracking_id} is cancelled.`, data: toOrder(after) };
    },
    () => undefined,
  );

function whyNoUndo(reason: NoUndo, { tracking_id: id }: OrderRow, minutes: number): string {
  const whys: Record<NoUndo, string> = {
    nothing: `Nothing was done to ${id} yet that could be taken back.`,
    unknown: `Who did the last thing to ${id} is not known, so that it cannot be taken back.`,
    corrected: `${id} was corrected since; correct it again instead.`,
    another: `Somebody else did the last thing to ${id}: they or an administrator can take it back.`,
    late: `It is more than ${minutes} minutes ago that something was done to ${id}: it cannot be taken back any more.`,
  };
  return whys[reason];
}

/** What is taken back may bring to life an order of a warehouse, or cash of a sender, deleted since. */
async function refuseOrphan(trx: Trx, before: OrderRow, after: OrderRow): Promise<void> {
  const isOpenAgain = isAtEnd(before.tracking_status) && !isAtEnd(after.tracking_status);
  if (isOpenAgain && !(await findWarehouse(trx, after.warehouse_id, 'child'))) {
    throw new Refusal(
      'conflict',
      `The warehouse of ${after.tracking_id} was deleted since: it stays as it is.`,
    );
  }
  const owesAgain = !hasOpenCash(before) && hasOpenCash(after) && after.sender_id !== null;
  if (owesAgain && !(await findSender(trx, after.sender_id ?? '', 'child'))) {
    throw new Refusal(
      'conflict',
      `${after.sender_name} was deleted since: ${after.tracking_id} stays as it is.`,
    );
  }
}

export const undoMove: DeskHandlers['undoMove'] = ({ params, body }, context) =>
  runIdempotently(
    context,
    { ...params, ...body },
    async (trx, unit) => {
      const { settings, scope, clock, caller } = context;
      const before = await lockKnownOrder(trx, scope, params.trackingID);
      await refuseOtherVersion(trx, before, body.version);
      const undo = undoFor(context, await listOrderEvents(trx, before.id));
      if (typeof undo === 'string') {
        throw new Refusal('conflict', whyNoUndo(undo, before, settings.UNDO_MINUTES));
      }
      const changed = {
        tracking_status: undo.status,
        cash_handed_in_at: undo.event === 'cashHandedIn' ? null : before.cash_handed_in_at,
        cancelled_at: undo.event === 'cancelled' ? null : before.cancelled_at,
      };
      await refuseOrphan(trx, before, { ...before, ...changed });
      const at = await nextEventAt(trx, before.id, clock());
      const after = await changeOrder(
        trx,
        { timeZone: settings.TIME_ZONE, events: unit.events },
        before,
        changed,
        {
          kind: 'takenBack',
          at,
          by: actorOf(caller),
          reason: body.reason ?? null,
        },
      );
      await context.audit(unit, {
        subject: auditedOrder(before),
        before: stateOf(before),
        after: { ...stateOf(after), ...(body.reason ? { reason: body.reason } : {}) },
      });
      const where =
        undo.event === 'cashHandedIn'
          ? `The cash of ${before.tracking_id} is not handed in again`
          : `${before.tracking_id} is back at ${undo.status}`;
      return { message: `${where}.`, data: toOrder(after) };
    },
    () => undefined,
  );
