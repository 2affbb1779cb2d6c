import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { businessDay } from '../../platform/values/period.ts';
import type { Custody } from '../custody/rules/custody.ts';
import { findCustody } from '../custody/store/custody.ts';
import { settleFollowUps } from '../follow-ups/store/open-follow-ups.ts';
import { learn } from '../orders/calls/change-order.ts';
import { toRefusal } from '../orders/known-orders.ts';
import { decide } from '../orders/rules/decide.ts';
import type { Effects } from '../orders/rules/order-act.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import { apply } from '../orders/store/apply.ts';
import type { OrderRow } from '../orders/tables.ts';
import { withdrawStop } from '../stops/rules/stop-change.ts';
import { findPendingStop } from '../stops/store/stops.ts';
import { savePromise } from './store/promises.ts';

/** What it was to be called about has come about. */
export async function settleCalls(
  { trx, actor, now }: Work,
  orderId: string,
  outcome: string,
): Promise<void> {
  await settleFollowUps(trx, orderId, CALL_KINDS, { outcome, at: now.toISOString(), by: actor.name });
}

export type Promising = {
  day: string;
  from?: string | undefined;
  to?: string | undefined;
  note?: string | undefined;
  leaveWith?: string | undefined;
};

/** A day in words, for whoever reads what came of a call: '2026-11-26, 17:00–21:00, With the guard'. */
export function promiseText({ day, from, to, note }: Promising): string {
  return [day, [from, to].filter(Boolean).join('–'), note].filter(Boolean).join(', ');
}

/** Promises the receiver of an order that is locked another day, and settles the calls that were to be made. */
export async function promiseDay(work: Work, order: OrderRow, said: Promising): Promise<void> {
  const { trx, actor, timeZone } = work;
  const now = work.now.toISOString();
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (isAtEnd(status)) throw refuse('order_at_end', { trackingID, status });
  if (said.day < businessDay(now, timeZone)) throw refuse('promise_over');
  const { day, from = '', to = '', note = '', leaveWith = '' } = said;
  await savePromise(trx, {
    order_id: order.id,
    day,
    from_time: from,
    to_time: to,
    note,
    made_at: now,
    made_by: actor.name,
    leave_with: leaveWith,
  });
  await settleCalls(work, order.id, promiseText(said));
}

/** Returns what calling back a parcel that is out does: its driver and the warehouse are told. */
function recall(
  now: Date,
  held: Custody | undefined,
  { stopId, runId, why }: { stopId: string; runId: string; why: string },
): Effects {
  const at = now.toISOString();
  const stops = [withdrawStop(stopId, at, why)];
  if (held?.holder !== runId) return { stops };
  const warehouseIds = [held.warehouse_id];
  return { stops, followUps: [{ open: 'recall', warehouseIds, note: why, runId, at }] };
}

/** Calls back a parcel that is out. */
export async function withdraw(
  work: Work,
  order: OrderRow,
  stop: { stopId: string; runId: string; why: string },
): Promise<void> {
  const held = await findCustody(work.trx, order);
  await apply(work, [{ before: order, decisions: [recall(work.now, held, stop)] }]);
}

/** Decides that the parcel of an order that is locked goes back to its sender, wherever it is. */
export async function sendBack(work: Work, order: OrderRow, reason: string): Promise<void> {
  const { actor, now } = work;
  const { tracking_id: trackingID, tracking_status: status } = order;
  const act = { name: 'move', with: { to: 'return', note: reason } } as const;
  const known = await learn(work, order, act);
  const decision = decide(order, act, actor, now, known);
  if ('refused' in decision)
    throw decision.refused.code === 'no_such_move'
      ? refuse('act_not_allowed', { trackingID, status })
      : toRefusal(decision);
  const stop = await findPendingStop(work.trx, order.id);
  const held = decision.custody === undefined ? known.held : (decision.custody ?? undefined);
  const recalled = stop && recall(now, held, { stopId: stop.id, runId: stop.run_id, why: reason });
  await apply(work, [{ before: order, decisions: recalled ? [decision, recalled] : [decision] }]);
}
