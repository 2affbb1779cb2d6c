import type { FollowUpKind } from '@tawseel/contract/facts/scans';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { placementOf } from '../areas/placement.ts';
import { type Custody, placedAt, runHolds } from '../custody/rules/custody.ts';
import { transfer } from '../custody/store/custody.ts';
import { settleUntouched } from '../follow-ups/store/follow-ups.ts';
import { learn } from '../orders/calls/change-order.ts';
import { decide, later } from '../orders/rules/decide.ts';
import type { Decision } from '../orders/rules/order-act.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { reopenStop, type StopRow } from '../stops/store/stops.ts';
import type { DoorWork } from './door-work.ts';
import type { ActRow } from './store/acts.ts';
import { restorePromise } from './store/promises.ts';

type Found = { stop: StopRow; run: RunRow; order: OrderRow; held: Custody | undefined };

/** How a stop that is done is undone: a move of its order is taken back, or only its run has the parcel again. */
export type Undoing = { decision: Decision } | { since: string };

/** What an act at a stop opens. */
const OPENED: readonly FollowUpKind[] = ['call', 'return', 'cod_changed', 'no_proof', 'code_wrong'];
const OUTCOME = 'The stop was reopened';

/** Status that a delivery or a collection takes its order to, and the one from before. */
const MOVES: Readonly<Record<string, { to: string; from: string }>> = {
  delivered: { to: 'delivered', from: 'assignedtodriver' },
  collected: { to: 'pickup', from: 'accepted' },
};

async function undoMove(
  { trx, actor, now }: Work,
  order: OrderRow,
  from: string,
): Promise<Undoing | undefined> {
  const version = (await lastOrderEvent(trx, order.id)) ?? '';
  const act = { name: 'undo', with: { version } } as const;
  // How long it may be undone, and by whom, is the rule of the stop.
  const known = await learn(
    { trx, scope: WHOLE_BUSINESS, undoMinutes: Number.POSITIVE_INFINITY },
    order,
    act,
  );
  const decision = decide(order, act, { ...actor, role: 'administrator' }, now, known);
  return 'refused' in decision || decision.patch.tracking_status !== from ? undefined : { decision };
}

/** Plans how a stop that is done is reopened; returns undefined if it can no longer be undone. */
export async function planUndoing(
  work: DoorWork,
  { stop, order, held }: Found,
  { ended, happenedAt }: { ended: ActRow | undefined; happenedAt: string },
): Promise<Undoing | undefined> {
  if (stop.state !== 'done' || !ended) return undefined;
  const elapsed = Date.parse(happenedAt) - Date.parse(ended.happened_at);
  const isRecent = ended.actor === work.actor.id && elapsed < work.undoMinutes * 60_000;
  if (!work.mayActForOthers && !isRecent) return undefined;
  const since = later(work.now, stop.done_at ?? undefined, held?.since);
  const move = MOVES[ended.act];
  if (!move) return order.tracking_status === 'return' && !held ? { since } : undefined;
  if (order.tracking_status === move.to) return undoMove(work, order, move.from);
  // The desk has taken the delivery back already, after which no run has the parcel.
  const isOnNoRun = order.tracking_status === move.from && held?.holder_kind === 'unknown';
  return isOnNoRun ? { since } : undefined;
}

async function custodyOnRun({ run, order, held }: Found, since: string, trx: Trx): Promise<Custody> {
  const leg = order.tracking_status === 'return' ? 'back' : 'out';
  const fresh = { to_warehouse: null, sort_code: '', leg, exception: null };
  const custody = { ...fresh, ...held, ...runHolds(run.id, run.warehouse_id), since };
  return placedAt(custody, await placementOf(trx, order));
}

async function undo(work: Work, found: Found, undoing: Undoing): Promise<void> {
  const { trx, now } = work;
  const { order, stop } = found;
  if ('since' in undoing) {
    await transfer(trx, order.seq, await custodyOnRun(found, undoing.since, trx));
    return reopenStop(trx, stop.id, undoing.since);
  }
  const { decision } = undoing;
  const at = decision.event?.at ?? now.toISOString();
  const isDelivery = stop.kind === 'delivery';
  const undone = isDelivery ? { ...decision, custody: await custodyOnRun(found, at, trx) } : decision;
  await apply(work, [{ before: order, decisions: [undone] }]);
  await reopenStop(trx, stop.id, isDelivery ? at : null);
}

/** Reopens a stop, and settles what its end has opened for the office as long as no user has worked on that. */
export async function reopen(
  work: Work,
  found: Found,
  { ended, undoing }: { ended: ActRow | undefined; undoing: Undoing | undefined },
): Promise<void> {
  const { trx, actor, now } = work;
  const { stop, order, run } = found;
  if (stop.state === 'pending' || !ended) return;
  if (undoing) await undo(work, found, undoing);
  else await reopenStop(trx, stop.id);
  await restorePromise(trx, order.id, ended.received_at);
  const opened = { orderId: order.id, runId: run.id, since: ended.received_at, kinds: OPENED };
  await settleUntouched(trx, opened, {
    outcome: OUTCOME,
    at: now.toISOString(),
    by: actor.name,
  });
}
