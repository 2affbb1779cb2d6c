import { isPaidInCoins } from '@tawseel/contract/facts/cash';
import { isFailureReason, MAX_ATTEMPTS } from '@tawseel/contract/facts/failure-reasons';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { toAed } from '../../../platform/values/fils.ts';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import {
  type Custody,
  heldAfterScan,
  isToCollect,
  placedAt,
  runHolds,
  warehouseHolds,
} from '../../custody/rules/custody.ts';
import type { FollowUpChange } from '../../follow-ups/rules/follow-up-change.ts';
import { endStop, reopenStop, type StopChange, withdrawStop } from '../../stops/rules/stop-change.ts';
import { collectedBy, replaceLate } from './collected.ts';
import type { CashFact } from './facts.ts';
import { move } from './move.ts';
import {
  type ActRefusal,
  type ActRun,
  type ActStop,
  type Acts,
  later,
  type Outcome,
  refuse,
  type Situation,
} from './order-act.ts';
import { undoWithCause } from './undo-order.ts';

type Ruled = Outcome | ActRefusal;

/** Returns the custody of a parcel if this run has it. */
function heldByRun({ known: { held } }: Situation, { id }: ActRun): Custody | undefined {
  return held?.holder_kind === 'run' && held.holder === id ? held : undefined;
}

function refuseHere({ order }: Situation): ActRefusal {
  const { tracking_id: trackingID, tracking_status: status } = order;
  return refuse('act_not_allowed', { trackingID, status });
}

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
): Ruled {
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
export function fail({ stop, reason = '', note, failures }: Acts['fail'], situation: Situation): Ruled {
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

export function handBack({ stop }: Acts['handBack'], situation: Situation): Ruled {
  const refused = refuseAway(stop, 'return', situation);
  if (refused) return refused;
  const { now, known } = situation;
  return { custody: null, stops: [endStop(stop.id, 'done', later(now, known.held?.since))] };
}

/** Moves an accepted order to pickup; its run has the parcel from then on. */
export function collect({ stop, note }: Acts['collect'], situation: Situation): Ruled {
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
export function leaveAtShop({ stop, reason = '', note }: Acts['leaveAtShop'], situation: Situation): Ruled {
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
function undoMove(from: string, situation: Situation): Ruled {
  const undone = undoWithCause({}, situation);
  return 'refused' in undone || undone.patch?.tracking_status !== from ? refuseHere(situation) : undone;
}

/** Reopens a stop that is done: undoes the move of its order, or only gives the parcel back to its run. */
function reopenDone({ stop, ended, mayUndo }: Acts['reopen'], situation: Situation): Ruled {
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

function reopenUndone({ stop }: Acts['reopen'], situation: Situation): Ruled {
  const { order } = situation;
  if (stop.run.kind === 'pickup')
    return isToCollect(order.tracking_status) ? { stops: [reopenStop(stop.id)] } : refuseHere(situation);
  const status = stop.run.kind === 'return' ? 'return' : 'assignedtodriver';
  return refuseAway(stop, status, situation) ?? { stops: [reopenStop(stop.id)] };
}

/** Follow-ups that an act at a stop opens and its undoing settles; a wrong code stays for the office. */
const SETTLED: readonly FollowUpKind[] = ['call', 'return', 'cod_changed', 'no_proof', 'no_slip'];

/** Reopens a stop; what its end has opened is settled if no user has worked on it. */
export function reopen(input: Acts['reopen'], situation: Situation): Ruled {
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

export function assign({ run, pickupId }: Acts['assign'], { now }: Situation): Ruled {
  return { stops: [{ putOn: run, pickupId, at: now.toISOString(), isLoaded: false }] };
}

/** Returns are returns already when their run starts; parcels of a driver who broke down are with a driver already. */
const LOADABLE: Readonly<Record<string, readonly string[]>> = {
  delivery: ['warehouse', 'assignedtodriver'],
  return: ['return'],
};

export function load({ run }: Acts['load'], situation: Situation): Ruled {
  const { order, at, known } = situation;
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (!known.held || !LOADABLE[run.kind]?.includes(status))
    return refuse('run_wrong_parcel', { trackingID, status });
  if (heldByRun(situation, run)) return {};
  const custody = { ...known.held, ...runHolds(run.id, run.warehouse_id), since: at };
  return { custody, stops: [{ set: { loaded_at: at } }] };
}

/** The warehouse has the parcel again if it was loaded, also one of a driver who broke down. */
export function unload({ stop }: Acts['unload'], situation: Situation): Ruled {
  const { at, order } = situation;
  const stops = [endStop(stop.id, 'withdrawn', at)];
  const loaded = heldByRun(situation, stop.run);
  if (!loaded) return { stops };
  if (order.tracking_status === 'assignedtodriver') {
    const moved = move({ to: 'warehouse', isImplied: true }, situation);
    return 'refused' in moved ? moved : { ...moved, stops };
  }
  return { custody: { ...loaded, ...warehouseHolds(stop.run.warehouse_id), since: at }, stops };
}

/** The stop tells the driver, and a follow-up tells the warehouse if the driver has the parcel. */
export function recall({ stop, why }: Acts['recall'], situation: Situation): Ruled {
  const at = situation.now.toISOString();
  const stops = [withdrawStop(stop.id, at, why)];
  const out = heldByRun(situation, stop.run);
  if (!out) return { stops };
  const warehouseIds = [out.warehouse_id];
  return { stops, followUps: [{ open: 'recall', warehouseIds, note: why, runId: stop.run.id, at }] };
}

function lose(
  held: Custody,
  { warehouseIds, runId = null, at }: { warehouseIds: readonly string[]; runId?: string | null; at: string },
): Outcome {
  const custody = { ...held, exception: 'missing' };
  return { custody, followUps: [{ open: 'missing', warehouseIds, note: '', runId, at }] };
}

/** A stop that ended otherwise than at the door, by the desk or by an API key, is settled by the status of its order. */
export function close({ stop, warehouseIds }: Acts['close'], situation: Situation): Ruled {
  const at = situation.now.toISOString();
  const missing = heldByRun(situation, stop.run);
  const settled = situation.order.tracking_status === 'delivered' ? 'done' : 'skipped';
  const stops = stop.state === 'pending' ? [endStop(stop.id, missing ? 'failed' : settled, at)] : [];
  return missing ? { stops, ...lose(missing, { warehouseIds, runId: stop.run.id, at }) } : { stops };
}

export function reportMissing({ warehouseId }: Acts['reportMissing'], situation: Situation): Ruled {
  const { held } = situation.known;
  if (held?.holder_kind !== 'warehouse' || held.holder !== warehouseId) return refuseHere(situation);
  return lose(held, { warehouseIds: [warehouseId], at: situation.now.toISOString() });
}

/**
 * Settles follow-ups about missing and recalled parcels that are found; an unexpected parcel opens one at both
 * warehouses.
 */
function followScan(
  { scan, warehouse, run, before, isSurplus }: Acts['scan'],
  { order, at }: Situation,
): FollowUpChange[] {
  const changes: FollowUpChange[] = [];
  const outcome = warehouse.name;
  if (before?.exception === 'missing') changes.push({ settle: ['missing'], outcome, at });
  if (before?.holder_kind === 'run' && scan === 'received') changes.push({ settle: ['recall'], outcome, at });
  const warehouseIds = [warehouse.id, before?.warehouse_id ?? order.warehouse_id];
  if (isSurplus) changes.push({ open: 'surplus', warehouseIds, note: '', runId: run?.id ?? null, at });
  return changes;
}

/** Gives the parcel to its new holder: off the run that it was on, onto the one that it is put on. */
export function scan(input: Acts['scan'], situation: Situation): Ruled {
  const { scan: act, warehouse, run, before, placement, stop } = input;
  const { order, at, known } = situation;
  const { tracking_status: status } = order;
  const after = heldAfterScan(known.held, { act, at, warehouseId: warehouse.id, runId: run?.id }, status);
  const stops: StopChange[] = [];
  if (act === 'sent' && run) stops.push({ putOn: run, pickupId: null, at, isLoaded: true });
  else if (before?.holder_kind === 'run' && status === 'return') stops.push({ backFrom: before.holder, at });
  if (stop) stops.push(endStop(stop.id, stop.end, at));
  return {
    custody: after ? placedAt(after, placement) : null,
    stops,
    followUps: followScan(input, situation),
  };
}

/** Sends a parcel back to its sender. */
export function sendBack({ reason }: Acts['sendBack'], situation: Situation): Ruled {
  const moved = move({ to: 'return', note: reason }, situation);
  return 'refused' in moved ? refuseHere(situation) : moved;
}
