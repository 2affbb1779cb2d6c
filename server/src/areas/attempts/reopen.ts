import type { FollowUpKind } from '@tawseel/contract/facts/scans';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { placementOf } from '../areas/placement.ts';
import { type Custody, placedAt, runHolds } from '../custody/rules/custody.ts';
import { learn } from '../orders/calls/change-order.ts';
import { decide, later } from '../orders/rules/decide.ts';
import type { Decision, Effects } from '../orders/rules/order-act.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { reopenStop } from '../stops/rules/stop-change.ts';
import type { StopRow } from '../stops/store/stops.ts';
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

async function undo(work: Work, found: Found, undoing: Undoing): Promise<Effects> {
  const { stop } = found;
  if ('since' in undoing) {
    const custody = await custodyOnRun(found, undoing.since, work.trx);
    return { custody, stops: [reopenStop(stop.id, undoing.since)] };
  }
  const { decision } = undoing;
  const at = decision.event?.at ?? work.now.toISOString();
  if (stop.kind !== 'delivery') return { ...decision, stops: [reopenStop(stop.id, null)] };
  const custody = await custodyOnRun(found, at, work.trx);
  return { ...decision, custody, stops: [reopenStop(stop.id, at)] };
}

/** Returns what reopening a stop does; what its end has opened for the office is settled if no user has worked on it. */
export async function reopen(
  work: Work,
  found: Found,
  { ended, undoing }: { ended: ActRow | undefined; undoing: Undoing | undefined },
): Promise<Effects[]> {
  const { stop, order, run } = found;
  if (stop.state === 'pending' || !ended) return [];
  const since = ended.received_at;
  await restorePromise(work.trx, order.id, since);
  const undone = undoing ? await undo(work, found, undoing) : { stops: [reopenStop(stop.id)] };
  const at = work.now.toISOString();
  return [undone, { followUps: [{ settleUntouched: OPENED, runId: run.id, since, outcome: OUTCOME, at }] }];
}
