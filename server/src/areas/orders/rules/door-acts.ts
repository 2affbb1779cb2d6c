import { isPaidInCoins } from '@tawseel/contract/facts/cash';
import { isFailureReason, MAX_ATTEMPTS } from '@tawseel/contract/facts/failure-reasons';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { toAed } from '../../../platform/values/fils.ts';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import { type Custody, isToCollect, placedAt, runHolds } from '../../custody/rules/custody.ts';
import type { FollowUpChange } from '../../follow-ups/rules/follow-up-change.ts';
import { endStop, reopenStop } from '../../stops/rules/stop-change.ts';
import { collectedBy, replaceLate } from './collected.ts';
import type { CashFact } from './facts.ts';
import { move } from './move.ts';
import {
  type ActRefusal,
  type ActStop,
  type Acts,
  heldByRun,
  later,
  type Outcome,
  type RuleResult,
  refuseHere,
  type Situation,
} from './order-act.ts';
import { undoWithCause } from './undo-order.ts';

/** Refuses an act at a stop unless its run has the parcel and the order has this status. */
function refuseAway({ run }: ActStop, status: string, situation: Situation): ActRefusal | undefined {
  const isThere = heldByRun(situation, run) && situation.order.tracking_status === status;
  return isThere ? undefined : refuseHere(situation);
}

/** Returns the change that opens a follow-up at the warehouse of a run. */
function openAt(
  { run }: ActStop,
  open: FollowUpKind,
  { note, at }: { note: string; at: string },
): FollowUpChange {
  return { open, warehouseIds: [run.warehouse_id], note, runId: run.id, at };
}

/**
 * Delivers a parcel. If it is paid by card, or not at all, the driver has nothing to hand in; but money that came too late
 * stays what was collected.
 */
export function deliver(
  { stop, note, driverId, cashFils, cardFils, slip = '', unproved }: Acts['deliver'],
  situation: Situation,
): RuleResult {
  const refused = refuseAway(stop, 'assignedtodriver', situation);
  if (refused) return refused;
  const { at } = situation;
  const moved = move({ to: 'delivered', note: note || undefined }, situation);
  if ('refused' in moved) return moved;
  const isTaken = cashFils + cardFils > 0;
  const isLate = situation.known.late?.some(({ state }) => state === 'held') ?? false;
  const collected: CashFact = {
    fact: 'cashCollected',
    at,
    driverId,
    cashFils,
    cardFils,
  };
  const followUps = [...differs({ stop, note, collected: cashFils + cardFils }, situation)];
  if (unproved) followUps.push(openAt(stop, unproved.open, { note: unproved.note, at }));
  if (cardFils > 0 && slip === '') {
    const described = sentence('note_no_slip', { card: toAed(cardFils), note: note ?? '' });
    followUps.push(openAt(stop, 'no_slip', { note: storeSentence(described), at }));
  }
  return {
    ...moved,
    patch: { ...moved.patch, ...((isTaken || !isLate) && collectedBy({ cashFils, cardFils }, situation)) },
    stops: [endStop(stop.id, 'done', at)],
    followUps,
    facts: isTaken ? [...replaceLate(driverId, situation), collected] : [],
  };
}

/** Returns the follow-up about an amount other than the one due. */
function differs(
  { stop, note = '', collected }: { stop: ActStop; note?: string | undefined; collected: number },
  { order, at }: Situation,
): FollowUpChange[] {
  const due = cashDue(order.payment_method, order.value_fils);
  if (isPaidInCoins(due, collected)) return [];
  const described = sentence('note_collected', { collected: toAed(collected), due: toAed(due), note });
  return [openAt(stop, 'cod_changed', { note: storeSentence(described), at })];
}

/** The parcel stays with the driver: the office calls, or decides about a return once too many attempts have failed. */
export function fail({ stop, reason = '', note, failures }: Acts['fail'], situation: Situation): RuleResult {
  const refused = refuseAway(stop, stop.run.kind === 'return' ? 'return' : 'assignedtodriver', situation);
  if (refused) return refused;
  const at = situation.now.toISOString();
  const stops = [endStop(stop.id, 'failed', at)];
  const ended: Outcome = { stops, promise: { endedAt: at }, facts: [{ fact: 'attemptFailed' }] };
  if (stop.run.kind !== 'delivery' || !isFailureReason(reason)) return ended;
  const details = { note: storeSentence(sentence('outcome_failed', { reason, note: note ?? '' })), at };
  if (failures < MAX_ATTEMPTS) return { ...ended, followUps: [openAt(stop, 'call', details)] };
  // The question of the return replaces the call.
  const settled = { settle: ['call'], outcome: details.note, at } as const;
  return { ...ended, followUps: [settled, openAt(stop, 'return', details)] };
}

export function handBack({ stop }: Acts['handBack'], situation: Situation): RuleResult {
  const refused = refuseAway(stop, 'return', situation);
  if (refused) return refused;
  const { now, known } = situation;
  return { custody: null, stops: [endStop(stop.id, 'done', later(now, known.held?.since))] };
}

/** Moves an accepted order to pickup; its run has the parcel from then on. */
export function collect({ stop, note }: Acts['collect'], situation: Situation): RuleResult {
  const moved = move({ to: 'pickup', note: note || undefined }, situation);
  if ('refused' in moved) return refuseHere(situation);
  const { at, order } = situation;
  return {
    ...moved,
    custody: custodyOnRun(stop, order.tracking_status, { held: undefined, since: at }),
    stops: [{ id: stop.id, set: { state: 'done', loaded_at: at, done_at: at } }],
  };
}

/** A parcel that the driver refused moves to unpick, so that the office decides. */
export function leaveAtShop(
  { stop, reason = '', note }: Acts['leaveAtShop'],
  situation: Situation,
): RuleResult {
  const { order, now } = situation;
  if (!isToCollect(order.tracking_status)) return refuseHere(situation);
  const stops = [endStop(stop.id, 'failed', now.toISOString())];
  if (reason !== 'refused_by_driver' || order.tracking_status === 'unpick') return { stops };
  const why = storeSentence(sentence('outcome_failed', { reason, note: note ?? '' }));
  const moved = move({ to: 'unpick', note: why }, situation);
  return 'refused' in moved ? moved : { ...moved, stops };
}

function custodyOnRun(
  { run }: ActStop,
  status: string,
  { held, since }: { held: Custody | undefined; since: string },
): Custody {
  const leg = status === 'return' ? 'back' : 'out';
  const fresh = { to_warehouse: null, sort_code: '', leg, exception: null };
  return { ...fresh, ...held, ...runHolds(run.id, run.warehouse_id), since };
}

/** Statuses that a delivery and a collection take an order to, and from. */
const ENDS: Readonly<Record<string, { to: string; from: string }>> = {
  delivered: { to: 'delivered', from: 'assignedtodriver' },
  collected: { to: 'pickup', from: 'accepted' },
};

/** Undoes the move of a stop that is done. */
function undoMove(from: string, situation: Situation): RuleResult {
  const undone = undoWithCause({}, situation);
  return 'refused' in undone || undone.patch?.tracking_status !== from ? refuseHere(situation) : undone;
}

/** Reopens a stop that is done: undoes the move of its order, or only gives the parcel back to its run. */
function reopenDone({ stop, ended, mayUndo }: Acts['reopen'], situation: Situation): RuleResult {
  const { order, at, now, known } = situation;
  const { held, place } = known;
  const status = order.tracking_status;
  if (!mayUndo || !ended) return refuseHere(situation);
  const end = ENDS[ended.act];
  const onRun = (since: string, to: string): Outcome => {
    const custody = custodyOnRun(stop, to, { held, since });
    return { custody: place ? placedAt(custody, place) : custody, stops: [reopenStop(stop.id, since)] };
  };
  if (end && status === end.to) {
    const undone = undoMove(end.from, situation);
    if ('refused' in undone) return undone;
    return stop.run.kind === 'delivery'
      ? { ...undone, ...onRun(at, end.from) }
      : { ...undone, stops: [reopenStop(stop.id, null)] };
  }
  // The parcel of a return was handed back; or the desk has undone the delivery already, after which no run has the
  // parcel.
  const isOnNoRun = end
    ? status === end.from && held?.holder_kind === 'unknown'
    : status === 'return' && !held;
  return isOnNoRun ? onRun(later(now, stop.doneAt ?? undefined, held?.since), status) : refuseHere(situation);
}

function reopenUndone({ stop }: Acts['reopen'], situation: Situation): RuleResult {
  const { order } = situation;
  if (stop.run.kind === 'pickup')
    return isToCollect(order.tracking_status) ? { stops: [reopenStop(stop.id)] } : refuseHere(situation);
  const status = stop.run.kind === 'return' ? 'return' : 'assignedtodriver';
  return refuseAway(stop, status, situation) ?? { stops: [reopenStop(stop.id)] };
}

/** Follow-ups that an act at a stop opens and its undoing settles; a wrong code stays for the office. */
const SETTLED: readonly FollowUpKind[] = ['call', 'return', 'cod_changed', 'no_proof', 'no_slip'];

/** Reopens a stop; what its end has opened is settled if no user has worked on it. */
export function reopen(input: Acts['reopen'], situation: Situation): RuleResult {
  const { stop, ended } = input;
  const reopened = stop.state === 'done' ? reopenDone(input, situation) : reopenUndone(input, situation);
  if ('refused' in reopened) return reopened;
  if (stop.state === 'pending' || !ended) return {};
  const at = situation.now.toISOString();
  const settled = {
    settleUntouched: SETTLED,
    causeId: ended.id,
    outcome: storeSentence(sentence('outcome_reopened')),
    at,
  };
  return { ...reopened, promise: { restoreOf: ended.id }, followUps: [settled] };
}
