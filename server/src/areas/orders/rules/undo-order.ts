import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Actor } from '../../../platform/values/actor.ts';
import { runHolds } from '../../custody/rules/custody.ts';
import { reopenStop } from '../../stops/rules/stop-change.ts';
import type { CashFact } from './facts.ts';
import type { StoredOrder } from './new-order.ts';
import {
  type ActContext,
  type ActRefusal,
  type Acts,
  later,
  type Outcome,
  opensCash,
  type RuleResult,
  refuse,
  refuseOtherVersion,
  type ScanToUndo,
  type Situation,
} from './order-act.ts';
import { isAtEnd, type NoUndo, type Undo, undoOf } from './tracking-history.ts';

const NO_UNDO = {
  nothing: 'nothing_to_undo',
  unknown: 'undo_unknown',
  corrected: 'undo_corrected',
  another: 'undo_another',
  often: 'undo_often',
} as const satisfies Record<Exclude<NoUndo, 'late'>, RefusalCode>;

/** Refuses an undo that would open an order of a deleted warehouse, or cash of a deleted sender. */
function refuseOrphan(before: StoredOrder, after: StoredOrder, known: ActContext): ActRefusal | undefined {
  const trackingID = after.tracking_id;
  const isOpenAgain = isAtEnd(before.tracking_status) && !isAtEnd(after.tracking_status);
  if (isOpenAgain && !known.isWarehouseThere) return refuse('undo_without_warehouse', { trackingID });
  if (opensCash(before, after) && !known.isSenderThere)
    return refuse('undo_without_sender', { trackingID, sender: after.sender_name });
  return undefined;
}

/** Returns what an actor may undo of an order, otherwise the reason why nothing. */
export function undoBy(
  actor: Actor,
  { history = [], undoMinutes }: Pick<ActContext, 'history' | 'undoMinutes'>,
  now: Date,
): Undo | NoUndo {
  const person = { id: actor.id, mayTakeBackAll: actor.role === 'administrator' };
  return undoOf(history, person, now, undoMinutes);
}

/** Undoes the last event, if the actor may undo it and there is time. */
export function undo({ version, reason }: Acts['undo'], situation: Situation): RuleResult {
  const { actor, known, now } = situation;
  return refuseOtherVersion(version, situation) ?? takeBack(reason, situation, undoBy(actor, known, now));
}

/** Undoes the last event with what caused it: the limits of person and time are those of the cause. */
export function undoWithCause({ reason }: { reason?: string | undefined }, situation: Situation): RuleResult {
  const { actor, known, now } = situation;
  const anybody = { id: actor.id, mayTakeBackAll: true };
  return takeBack(reason, situation, undoOf(known.history ?? [], anybody, now, Number.POSITIVE_INFINITY));
}

/**
 * Gives a parcel back to the run that a scan took it from, unless the status of its order implies that already, and
 * undoes what the scan did to stops and follow-ups.
 */
export function giveBack(
  { scanId, at: scannedAt, held, from, endedStopId, wasMissing, outcome }: ScanToUndo,
  { now, known }: Situation,
): Outcome {
  const at = later(now, known.lastAt, known.held?.since, scannedAt);
  const again = from ? { ...held, ...runHolds(from.runId, from.warehouseId), since: at } : known.held;
  const custody = again && { ...again, ...(wasMissing && { exception: 'missing' }) };
  const stops = [
    ...(endedStopId === undefined ? [] : [reopenStop(endedStopId)]),
    ...(from ? [{ id: from.stopId, set: { loaded_at: at, back_at: null } }] : []),
  ];
  return {
    ...((from || wasMissing) && custody && { custody }),
    stops,
    followUps: [{ undoScan: scanId, outcome, at }],
  };
}

function takeBack(reason: string | undefined, situation: Situation, undone: Undo | NoUndo): RuleResult {
  const { order, known } = situation;
  const trackingID = order.tracking_id;
  if (undone === 'late') return refuse('undo_late', { trackingID, minutes: known.undoMinutes });
  if (typeof undone === 'string') return refuse(NO_UNDO[undone], { trackingID });
  const { event, status } = undone;
  const isCollectionUndone = order.tracking_status === 'delivered' && status !== 'delivered';
  // Without cash there is nothing to hand in again.
  const isHandInUndone = event === 'cashHandedIn' && order.collected_cash_fils !== 0;
  // Money that came late stays where it is.
  const late = known.late?.find(({ state }) => state === 'held');
  const isByLateCard = (late?.cardFils ?? 0) > 0;
  const patch = {
    tracking_status: status,
    ...(isHandInUndone || (isCollectionUndone && !late) ? { cash_handed_in_at: null } : {}),
    ...(isCollectionUndone
      ? { collected_cash_fils: late?.cashFils ?? null, collected_card_fils: late?.cardFils ?? null }
      : {}),
    ...(event === 'cancelled' ? { cancelled_at: null } : {}),
  };
  const orphan = refuseOrphan(order, { ...order, ...patch }, known);
  if (orphan) return orphan;
  const done =
    event === 'cashHandedIn'
      ? sentence('cash_open_again', { trackingID })
      : sentence('order_back_to', { trackingID, status });
  const facts: CashFact[] = [
    ...(event === 'cashHandedIn' ? [{ fact: 'handInUndone' } as const] : []),
    ...(isCollectionUndone ? [{ fact: 'collectionUndone', isByLateCard } as const] : []),
  ];
  return { patch, event: { kind: 'takenBack', reason: reason ?? null }, facts, done };
}
