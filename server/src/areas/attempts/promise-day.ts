import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { businessDay } from '../../platform/values/period.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { readActContext } from '../orders/calls/change-order.ts';
import { toRefusal } from '../orders/find-or-throw.ts';
import { decideInTurn } from '../orders/rules/decide-in-turn.ts';
import type { Act, ActStop } from '../orders/rules/order-act.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import { apply } from '../orders/store/apply.ts';
import type { OrderRow } from '../orders/tables.ts';
import { findPendingStop } from '../stops/store/stops.ts';
import { savePromise } from './store/promises.ts';

export type Promising = {
  day: string;
  from?: string | undefined;
  to?: string | undefined;
  note?: string | undefined;
  leaveWith?: string | undefined;
};

function promiseSentence({ day, from = '', to = '', note = '' }: Promising): string {
  return storeSentence(sentence('outcome_promised', { day, from, to, note }));
}

/** Promises the receiver of a locked order another day, and settles the open calls about it. */
export async function promiseDay(work: Work, order: OrderRow, promise: Promising): Promise<void> {
  const { trx, actor, timeZone } = work;
  const now = work.now.toISOString();
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (isAtEnd(status)) throw refuse('order_at_end', { trackingID, status });
  if (promise.day < businessDay(now, timeZone)) throw refuse('promise_over');
  const { day, from = '', to = '', note = '', leaveWith = '' } = promise;
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
  const settled = { settle: CALL_KINDS, outcome: promiseSentence(promise), at: now };
  await apply(work, [{ before: order, decisions: [{ followUps: [settled] }] }]);
}

/** Calls back a parcel that is out. */
export async function withdraw(
  work: Work,
  order: OrderRow,
  { stop, why }: { stop: ActStop; why: string },
): Promise<void> {
  await actOn(work, order, [{ name: 'recall', with: { stop, why } }]);
}

/** Sends the parcel of a locked order back to its sender, wherever it is. */
export async function sendBack(work: Work, order: OrderRow, reason: string): Promise<void> {
  const move = { name: 'move', with: { to: 'return', note: reason } } as const;
  const pending = await findPendingStop(work.trx, order.id);
  if (!pending) return actOn(work, order, [move]);
  const stop = { id: pending.id, run: { ...pending, id: pending.run_id } };
  const leaving: Act =
    pending.run_state === 'open'
      ? { name: 'unload', with: { stop } }
      : { name: 'recall', with: { stop, why: reason } };
  await actOn(work, order, [move, leaving]);
}

/** Does acts on a locked order, all of them or none. */
async function actOn(work: Work, order: OrderRow, acts: readonly [Act, ...Act[]]): Promise<void> {
  const known = await readActContext(work, order, acts[0]);
  const decided = decideInTurn(order, acts, work.actor, work.now, known);
  if ('refused' in decided) {
    const { tracking_id: trackingID, tracking_status: status } = order;
    throw decided.refused.code === 'no_such_move'
      ? refuse('act_not_allowed', { trackingID, status })
      : toRefusal(decided);
  }
  await apply(work, [{ before: order, decisions: decided.decisions }]);
}
