import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { ruleOf, type StopAct } from '@tawseel/contract/facts/stop-acts';
import type { ActResult } from '@tawseel/contract/facts/stops';
import { newId } from '../../platform/engine/ids.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { findCustody } from '../custody/store/custody.ts';
import type { LateMoney } from '../ledger/rules/late-money.ts';
import { actOn, tryAct } from '../orders/act.ts';
import { later } from '../orders/rules/order-act.ts';
import type { OrderRow } from '../orders/tables.ts';
import { doorCode } from '../proofs/door-code.ts';
import { insertProofs } from '../proofs/store.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { findPendingStop, insertAct } from '../stops/store/stops.ts';
import { type AtStop, actsOnOrder } from './acts-on-order.ts';
import { type ActDecision, decideAct, LATE } from './decide-act.ts';
import type { DoorWork, StopActInput } from './door-work.ts';
import {
  type ActRow,
  type FirstAct,
  hasContents,
  listActsAt,
  lockStop,
  storedContents,
  storedPosition,
} from './store/acts.ts';

export type ActReply = { result: ActResult; isRepeated: boolean; answer: Sentence; stopState: string | null };

/** Returns true if the typed code is the order's, or undefined if none was typed. */
async function isCodeRight(
  trx: Trx,
  { id }: OrderRow,
  code: string | undefined,
): Promise<boolean | undefined> {
  return code === undefined ? undefined : code === (await doorCode(trx, id));
}

async function lockAtStop(trx: Trx, stopId: string): Promise<AtStop | undefined> {
  const known = await lockStop(trx, stopId);
  if (!known) return undefined;
  return {
    ...known,
    held: await findCustody(trx, known.order),
    acts: await listActsAt(trx, known.stop),
  };
}

type AnswerParams = { trackingID: string; status: string; act: string };
export const ANSWERS: Readonly<Record<ActDecision['why'], (of: AnswerParams) => Sentence>> = {
  act_accepted: (of) => sentence(of.act === 'reopened' ? 'stop_reopened' : 'act_accepted', of),
  act_late: (of) => sentence('act_late', of),
  act_to_office: (of) => sentence('act_to_office', of),
  act_of_other: () => sentence('act_of_other'),
  act_incomplete: (of) => sentence('act_incomplete', of),
  act_not_allowed: (of) => sentence('act_not_allowed', of),
  act_takes_no_money: () => sentence('act_takes_no_money'),
  amount_far: (of) => sentence('amount_far', of),
  stop_over: (of) => sentence('stop_over', of),
};

/** Returns the first answer to an act again; the reason is stored with one that was not accepted. */
export function repeatAnswer({ act, result, why, state, tracking_id, tracking_status }: FirstAct): ActReply {
  const of = { trackingID: tracking_id, status: tracking_status, act };
  // Closed sets in the database.
  const code = result === 'accepted' ? 'act_accepted' : (why as ActDecision['why']);
  return { result: result as ActResult, isRepeated: true, answer: ANSWERS[code](of), stopState: state };
}

/** Returns a refusal without storing the act. */
export function refusal(code: 'act_of_other' | 'act_id_taken' | 'act_too_often'): ActReply {
  return { result: 'refused', isRepeated: false, answer: sentence(code), stopState: null };
}

/** Returns true if a stored act is the one that was sent. Phones generate ids, each for one act. */
export function isSame(first: FirstAct, input: StopActInput, { actor }: Work): boolean {
  return first.actor === actor.id && hasContents(first, input);
}

/** Maximum calls, and maximum acts that were not accepted, stored per user and stop. */
const MOST_KEPT = 20;
/** Maximum results at a stop that drivers enter, and that anyone enters, because each is read with its order. */
const MOST_RESULTS = { driver: 20, office: 100 };

type CountedAct = Pick<ActRow, 'act' | 'result' | 'actor'>;

function countResults(acts: readonly CountedAct[]): number {
  return acts.filter(({ act, result }) => act !== 'called' && result === 'accepted').length;
}

/** Returns true if a stop has so many results that the office enters the next one. */
export function isFull(acts: readonly CountedAct[]): boolean {
  return countResults(acts) >= MOST_RESULTS.driver;
}

export function exceedsLimit(
  acts: readonly CountedAct[],
  act: StopAct,
  result: ActResult,
  { actor }: Work,
): boolean {
  const theirs = acts.filter((one) => one.actor === actor.id);
  if (act === 'called') return theirs.filter((one) => one.act === 'called').length >= MOST_KEPT;
  if (result === 'accepted') return countResults(acts) >= MOST_RESULTS.office;
  return theirs.filter((one) => one.result !== 'accepted').length >= MOST_KEPT;
}

/** Describes a late act for the office, with the money that the driver has. */
function lateNote(input: StopActInput): string {
  const { act, reason = '', receivedBy: name = '', cash = 0, card = 0, note = '' } = input;
  return storeSentence(sentence('note_late_act', { act, reason, name, cash, card, note }));
}

/** Returns the money that a driver has taken by a late act; undefined if none. */
function lateMoney(
  actId: string,
  { driver_id }: RunRow,
  { cash = 0, card = 0, happenedAt: since }: StopActInput,
): LateMoney | undefined {
  if (driver_id === null || cash + card === 0) return undefined;
  return { actId, driverId: driver_id, cashFils: toFils(cash), cardFils: toFils(card), since };
}

/** Reads the state of a stop for an act, and decides whether it is accepted there. */
async function decideThere(work: DoorWork, at: AtStop, input: StopActInput): Promise<ActDecision> {
  const { stop, run, order } = at;
  const pending = await findPendingStop(work.trx, order.id);
  return decideAct(input, {
    kind: run.kind,
    runState: run.state,
    stopState: stop.state,
    isMine: work.mayActForOthers || run.driver_id === work.actor.id,
    isElsewhere: pending !== undefined && pending.id !== stop.id,
    isFull: !work.mayActForOthers && isFull(at.acts),
    due: toAed(cashDue(order.payment_method, order.value_fils)),
  });
}

/**
 * Records an act at the stop of a parcel, or returns undefined if there is no such stop. An act that arrives too late is
 * stored for the office.
 */
export async function takeParcelAct(given: DoorWork, sent: StopActInput): Promise<ActReply | undefined> {
  const { trx, actor } = given;
  const at = await lockAtStop(trx, sent.stopId);
  if (!at) return undefined;
  const { stop, run, order, held, acts } = at;
  const { tracking_id: trackingID, tracking_status: status } = order;
  // Acts at a stop are read in the order of their times, and after the event that put the parcel on the run.
  const receivedAt = later(given.now, acts[0]?.received_at, held?.since);
  const work = { ...given, now: new Date(receivedAt) };
  const ended = acts.find(({ act, result }) => act !== 'called' && result === 'accepted');
  const since = [run.out_at, stop.added_at, ended?.happened_at];
  const input = { ...sent, happenedAt: limitTime(sent.happenedAt, since, work.now) };
  const isRight = await isCodeRight(trx, order, input.code);
  const id = newId(work.now.getTime());
  const along = { causeId: id, happenedAt: input.happenedAt };
  const isTooOften = (one: ActDecision) => exceedsLimit(acts, input.act, one.result, work);
  let decision = await decideThere(work, at, input);
  if (isTooOften(decision)) return refusal('act_too_often');
  if (decision.result === 'accepted') {
    const asked = { order, acts: await actsOnOrder(work, at, { input, isRight }) };
    // The order may refuse it, because the office has changed it meanwhile.
    if ('refused' in (await tryAct(work, [asked], along))) decision = LATE;
    if (isTooOften(decision)) return refusal('act_too_often');
  }
  const { result, why } = decision;
  await insertAct(trx, {
    id,
    client_id: input.clientId,
    run_id: run.id,
    order_id: order.id,
    ...storedContents(input),
    actor_kind: actor.kind,
    actor: actor.id,
    actor_name: actor.name,
    happened_at: input.happenedAt,
    skew_ms: input.skewMs,
    received_at: receivedAt,
    code_right: isRight === undefined ? null : Number(isRight),
    ...storedPosition(input.position),
    result,
    why: input.why ?? (result === 'accepted' ? '' : why),
  });
  // A refused act has nothing to prove.
  const proofs = result === 'refused' ? [] : (input.proofs ?? []);
  await insertProofs(trx, { id, orderId: order.id, actor: actor.id, takenAt: input.happenedAt }, proofs);
  if (result === 'late') {
    const late = { stop: { id: stop.id, run }, note: lateNote(input), money: lateMoney(id, run, input) };
    await actOn(work, { order, acts: [{ name: 'tellLate', with: late }] }, along);
  }
  const stopState = (result === 'accepted' && ruleOf(input.act)?.to) || stop.state;
  return {
    result,
    isRepeated: false,
    answer: ANSWERS[why]({ trackingID, status, act: input.act }),
    stopState,
  };
}

/**
 * Limits a time of a phone, whose clock may be wrong: not before the latest of what came before the act, and not after
 * it arrived.
 */
export function limitTime(
  happenedAt: string,
  since: readonly (string | null | undefined)[],
  now: Date,
): string {
  const least = Math.max(0, ...since.map((at) => Date.parse(at ?? '') || 0));
  return new Date(Math.min(Math.max(Date.parse(happenedAt), least), now.getTime())).toISOString();
}
