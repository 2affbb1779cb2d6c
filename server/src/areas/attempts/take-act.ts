import { isPaidInCoins } from '@tawseel/contract/facts/cash';
import { FAILURE_REASONS, isFailureReason, MAX_ATTEMPTS } from '@tawseel/contract/facts/failure-reasons';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { StopReason } from '@tawseel/contract/facts/pickup-reasons';
import type { FollowUpKind } from '@tawseel/contract/facts/scans';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { ActResult, Relation, StopAct } from '@tawseel/contract/facts/stops';
import { newId } from '../../platform/engine/ids.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import type { Custody } from '../custody/rules/custody.ts';
import { findCustody } from '../custody/store/custody.ts';
import type { FollowUpChange } from '../follow-ups/rules/follow-up-change.ts';
import { decide, later } from '../orders/rules/decide.ts';
import type { Effects } from '../orders/rules/order-act.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { doorCode } from '../proofs/door-code.ts';
import { insertProofs, type NamedProof } from '../proofs/store.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { endStop } from '../stops/rules/stop-change.ts';
import { findPendingStop, type StopRow } from '../stops/store/stops.ts';
import { hasContents, storedContents } from './act-contents.ts';
import { collect, leaveAtShop } from './collect.ts';
import { type ActDecision, decideAct, isProved } from './decide-act.ts';
import type { DoorWork } from './door-work.ts';
import { type Position, storedPosition } from './position.ts';
import { planUndoing, reopen } from './reopen.ts';
import { type ActRow, countAttempts, type FirstAct, findAct, insertAct, listActsAt } from './store/acts.ts';
import { endPromise } from './store/promises.ts';
import { lockStop } from './store/stops.ts';

/** What somebody says that was done at a stop. */
export type Said = {
  clientId: string;
  stopId: string;
  act: StopAct;
  happenedAt: string;
  skewMs: number;
  reason?: StopReason | undefined;
  note?: string | undefined;
  receivedBy?: string | undefined;
  relation?: Relation | undefined;
  cash?: number | undefined;
  card?: number | undefined;
  slip?: string | undefined;
  dueSeen?: number | undefined;
  code?: string | undefined;
  position?: Position | undefined;
  proofs?: NamedProof[] | undefined;
  /** Why the office says it for a driver. */
  why?: string | undefined;
};

export type ActTaken = { result: ActResult; isRepeated: boolean; said: Sentence; stopState: string | null };

/** An order that is locked, with its stop and its run, who has its parcel, and what was done there, newest first. */
type Found = { stop: StopRow; run: RunRow; order: OrderRow; held: Custody | undefined; acts: ActRow[] };

/** Returns what opens a follow-up at the warehouse of the run. */
function follow(
  { run }: Found,
  kind: FollowUpKind,
  { note, at }: { note: string; at: string },
): FollowUpChange {
  return { open: kind, warehouseIds: [run.warehouse_id], note, runId: run.id, at };
}

async function deliver(work: Work, found: Found, said: Said): Promise<Effects[]> {
  const { trx, actor, now, undoMinutes } = work;
  const { order, stop, held } = found;
  const lastAt = await lastOrderEvent(trx, order.id);
  const act = { name: 'move', with: { to: 'delivered', note: said.note || undefined } } as const;
  const known = { undoMinutes, lastAt, held };
  const decision = decide(order, act, actor, now, known);
  // The stop is out, so the order is with the driver, and that may be delivered.
  if ('refused' in decision) throw new Error(`${order.tracking_id}: ${decision.refused.code}`);
  const at = decision.event?.at ?? now.toISOString();
  const collected = toFils(said.cash ?? 0) + toFils(said.card ?? 0);
  const due = cashDue(order.payment_method, order.value_fils);
  const note = [`${toAed(collected)} of ${toAed(due)} AED`, said.note].filter(Boolean).join(': ');
  const followUps = isPaidInCoins(due, collected) ? [] : [follow(found, 'cod_changed', { note, at })];
  return [{ ...decision, stops: [endStop(stop.id, 'done', at)], followUps }];
}

/** Whether the code that was typed is the order's; undefined where none was. */
async function isCodeRight(
  trx: Trx,
  { id }: OrderRow,
  code: string | undefined,
): Promise<boolean | undefined> {
  return code === undefined ? undefined : code === (await doorCode(trx, id));
}

/** Returns what asks the office about a delivery without the proof that the business wants; the delivery stands. */
function followProofs(
  work: DoorWork,
  found: Found,
  said: Said,
  isRight: boolean | undefined,
): FollowUpChange[] {
  if (work.mayActForOthers) return [];
  const at = work.now.toISOString();
  if (isRight === false) return [follow(found, 'code_wrong', { note: said.code ?? '', at })];
  return isProved(work.proof, said) ? [] : [follow(found, 'no_proof', { note: said.note ?? '', at })];
}

/** The parcel stays with the driver; the office calls, or decides whether it goes back. */
async function fail({ trx, now }: Work, found: Found, { reason, note }: Said): Promise<Effects[]> {
  const at = now.toISOString();
  const stops = [endStop(found.stop.id, 'failed', at)];
  await endPromise(trx, found.order.id, at);
  if (found.run.kind !== 'delivery' || !reason || !isFailureReason(reason)) return [{ stops }];
  const { counts, en } = FAILURE_REASONS[reason];
  const attempts = (await countAttempts(trx, found.order.id)) + (counts ? 1 : 0);
  const told = { note: [en, note].filter(Boolean).join(': '), at };
  if (attempts < MAX_ATTEMPTS) return [{ stops, followUps: [follow(found, 'call', told)] }];
  // Whoever still was to be called is asked about the return.
  const settled = { settle: ['call'], outcome: told.note, at } as const;
  return [{ stops, followUps: [settled, follow(found, 'return', told)] }];
}

function handBack({ now }: Work, { stop, held }: Found): Effects[] {
  return [{ custody: null, stops: [endStop(stop.id, 'done', later(now, held?.since))] }];
}

/** Returns what an accepted act does. */
async function effectsOf(
  work: Work,
  found: Found,
  said: Said,
  reopening: Parameters<typeof reopen>[2],
): Promise<Effects[]> {
  if (said.act === 'reopened') return reopen(work, found, reopening);
  if (said.act === 'delivered') return deliver(work, found, said);
  if (said.act === 'failed') return fail(work, found, said);
  if (said.act === 'handed_back') return handBack(work, found);
  if (said.act === 'collected') return collect(work, found, said);
  return said.act === 'not_collected' ? leaveAtShop(work, found, said) : [];
}

async function find(trx: Trx, stopId: string): Promise<Found | undefined> {
  const known = await lockStop(trx, stopId);
  if (!known) return undefined;
  return {
    ...known,
    held: await findCustody(trx, known.order),
    acts: await listActsAt(trx, known.stop),
  };
}

type Of = { trackingID: string; status: string; act: string };
export const SAID: Readonly<Record<ActDecision['why'], (of: Of) => Sentence>> = {
  act_accepted: (of) => sentence(of.act === 'reopened' ? 'stop_reopened' : 'act_accepted', of),
  act_late: (of) => sentence('act_late', of),
  act_of_other: () => sentence('act_of_other'),
  act_incomplete: (of) => sentence('act_incomplete', of),
  act_not_allowed: (of) => sentence('act_not_allowed', of),
  act_takes_no_money: () => sentence('act_takes_no_money'),
};
export const STATES: Readonly<Record<string, string>> = {
  delivered: 'done',
  failed: 'failed',
  handed_back: 'done',
  collected: 'done',
  not_collected: 'failed',
  reopened: 'pending',
};

const WHY: Readonly<Record<string, ActDecision['why']>> = { accepted: 'act_accepted', late: 'act_late' };

/** Why one was refused is kept with it. */
function tellAgain({ act, result, why, state, tracking_id, tracking_status }: FirstAct): ActTaken {
  const of = { trackingID: tracking_id, status: tracking_status, act };
  // Closed sets in the database.
  const code = WHY[result] ?? (why as ActDecision['why']);
  return { result: result as ActResult, isRepeated: true, said: SAID[code](of), stopState: state };
}

/** An answer of which nothing is kept. */
export function refusal(code: 'act_of_other' | 'act_id_taken' | 'act_too_often'): ActTaken {
  return { result: 'refused', isRepeated: false, said: sentence(code), stopState: null };
}

/** Returns whether an act that came before is the one that is told: ids are drawn by phones, each for one act. */
function isSame(first: FirstAct, said: Said, { actor }: Work): boolean {
  return first.actor === actor.id && hasContents(first, said);
}

/** So many calls, and so many acts that were not accepted, are kept of somebody at a stop. */
const MOST_KEPT = 20;

function isTooMuch(acts: readonly ActRow[], act: StopAct, result: ActResult, { actor }: Work): boolean {
  const theirs = acts.filter((one) => one.actor === actor.id);
  if (act === 'called') return theirs.filter((one) => one.act === 'called').length >= MOST_KEPT;
  return result !== 'accepted' && theirs.filter((one) => one.result !== 'accepted').length >= MOST_KEPT;
}

/** Says what the office is to look after, with the money that the driver has. */
function lateNote({ act, reason, receivedBy, cash = 0, card = 0, note }: Said): string {
  const money = [cash > 0 && `${cash} AED in cash`, card > 0 && `${card} AED by card`];
  return [act, reason, receivedBy, ...money, note].filter(Boolean).join(', ');
}

/** Takes an act, once: of what was taken before its first answer is given again. One that comes too late is kept. */
export async function takeAct(given: DoorWork, said: Said): Promise<ActTaken> {
  const { trx, actor } = given;
  const first = await findAct(trx, said.clientId);
  if (first) return isSame(first, said, given) ? tellAgain(first) : refusal('act_id_taken');
  const found = await find(trx, said.stopId);
  if (!found) return refusal('act_of_other');
  const { stop, run, order, held, acts } = found;
  const { tracking_id: trackingID, tracking_status: status } = order;
  // Acts at a stop are read in the order of their times, and after what gave the run its parcel.
  const at = later(given.now, acts[0]?.received_at, held?.since);
  const work = { ...given, now: new Date(at) };
  const happenedAt = heldWithin(said.happenedAt, run, work.now);
  const ended = acts.find(({ act, result }) => act !== 'called' && result === 'accepted');
  const undoing = said.act === 'reopened' ? await planUndoing(work, found, { ended, happenedAt }) : undefined;
  const pending = await findPendingStop(trx, order.id);
  const decision = decideAct(said, {
    kind: run.kind,
    runState: run.state,
    stopState: stop.state,
    isOnRun: held?.holder_kind === 'run' && held.holder === run.id,
    isMine: work.mayActForOthers || run.driver_id === actor.id,
    status,
    isElsewhere: pending !== undefined && pending.id !== stop.id,
    isUndoable: undoing !== undefined,
  });
  const { result, why } = decision;
  if (isTooMuch(acts, said.act, result, work)) return refusal('act_too_often');
  const isRight = await isCodeRight(trx, order, said.code);
  const decisions = result === 'accepted' ? await effectsOf(work, found, said, { ended, undoing }) : [];
  if (result === 'late')
    decisions.push({ followUps: [follow(found, 'late_act', { note: lateNote(said), at })] });
  if (result === 'accepted' && said.act === 'delivered')
    decisions.push({ followUps: followProofs(work, found, said, isRight) });
  await apply(work, [{ before: order, decisions }]);
  const id = newId(work.now.getTime());
  await insertAct(trx, {
    id,
    client_id: said.clientId,
    run_id: run.id,
    order_id: order.id,
    ...storedContents(said),
    actor_kind: actor.kind,
    actor: actor.id,
    actor_name: actor.name,
    happened_at: happenedAt,
    skew_ms: said.skewMs,
    received_at: at,
    code_right: isRight === undefined ? null : Number(isRight),
    ...storedPosition(said.position),
    result,
    why: said.why ?? (result === 'accepted' ? '' : why),
  });
  // Of what is refused there is nothing to prove.
  const proofs = result === 'refused' ? [] : (said.proofs ?? []);
  await insertProofs(trx, { id, orderId: order.id, actor: actor.id, takenAt: happenedAt }, proofs);
  const stopState = (result === 'accepted' && STATES[said.act]) || stop.state;
  return { result, isRepeated: false, said: SAID[why]({ trackingID, status, act: said.act }), stopState };
}

const BEFORE_OUT_MS = 5 * 60_000;
const AHEAD_MS = 2 * 60_000;

/** No earlier than shortly before the run left, and no later than now: a clock may be wrong. */
function heldWithin(happenedAt: string, { out_at }: RunRow, now: Date): string {
  const least = out_at === null ? 0 : Date.parse(out_at) - BEFORE_OUT_MS;
  const most = now.getTime() + AHEAD_MS;
  return new Date(Math.min(Math.max(Date.parse(happenedAt), least), most)).toISOString();
}
