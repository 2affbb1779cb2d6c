import type { SavedCall } from '@tawseel/contract/contact';
import type { CallOutcome } from '@tawseel/contract/facts/calls';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { newId } from '../../platform/engine/ids.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { promiseDay } from '../attempts/promise-day.ts';
import { sendBack } from '../attempts/send-back.ts';
import { findBusiness } from '../business/store.ts';
import { insertCall, listUnanswered } from '../follow-ups/store/calls.ts';
import { updateFollowUp } from '../follow-ups/store/follow-ups.ts';
import type { StoredFollowUp } from '../follow-ups/tables.ts';
import { actOn } from '../orders/act.ts';
import { correctAddress } from '../orders/calls/correct-address.ts';
import type { Act } from '../orders/rules/order-act.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import type { OrderRow } from '../orders/tables.ts';
import { type NextCall, nextCall } from './rules.ts';

/** Reason of a correction or a return, in the order's history. */
const BY_PHONE = storeSentence(sentence('note_by_phone'));

/** Locked follow-up and its locked order. */
export type Case = { row: StoredFollowUp; order: OrderRow };

/** Throws unless it was agreed that another person pays the cash at the door. */
function askCash(order: OrderRow, isAgreed: true | undefined): void {
  const due = cashDue(order.payment_method, order.value_fils);
  if (due > 0 && !isAgreed) throw refuse('cash_to_ask', { amount: toAed(due) });
}

/** Outcomes after which the receiver is called again. */
const CALLED_AGAIN: readonly CallOutcome[] = ['no_answer', 'call_later'];
/** Outcomes with a day for the delivery, if one was agreed. */
const WITH_DAY: readonly CallOutcome[] = ['agreed', 'leave_with', 'other_address'];

const FREE = { claimed_by: null, claimed_name: null, claimed_until: null };

/** When the next call is due, null if none, and whether a return is proposed. */
type Plan = { nextAt: string | null; isReturnProposed: boolean };
const SETTLED: Plan = { nextAt: null, isReturnProposed: false };

async function planNext({ trx, now, timeZone }: Work, { row }: Case, call: SavedCall): Promise<NextCall> {
  const { workingDays, holidays } = await findBusiness(trx);
  const unanswered = await listUnanswered(trx, row.id);
  return nextCall({ call, now, unanswered, calendar: { workingDays, holidays, timeZone } });
}

/** Corrects what the receiver has told: another address or another phone. */
async function correctTold(work: Work, order: OrderRow, call: SavedCall): Promise<void> {
  const { outcome, address = {}, phone, confirmCharge } = call;
  if (outcome === 'other_address')
    await correctAddress(work, order, { dropoff: address, reason: BY_PHONE, confirmCharge });
  if (outcome === 'other_phone')
    await correctAddress(work, order, { dropoff: { receiverPhone2: phone }, reason: BY_PHONE });
}

/** Returns the act on the order that settles its calls after a call, or undefined if they stay open. */
function settlingAct({ row }: Case, call: SavedCall, next: NextCall): Act | undefined {
  const { outcome, day, note = '', from, to, leaveWith } = call;
  if (WITH_DAY.includes(outcome) && day) return { name: 'promise', with: { day, from, to, note, leaveWith } };
  if (outcome === 'other_address')
    return { name: 'settleCalls', with: { outcome: call.address?.street ?? '' } };
  if (!next.isReturnProposed || row.kind === 'return') return undefined;
  const { warehouse_id: warehouseId, run_id: runId } = row;
  return { name: 'proposeReturn', with: { warehouseId, runId, note: note || row.note } };
}

/** Carries out the outcome of a call. */
async function carryOut(work: Work, standing: Case, call: SavedCall, causeId: string): Promise<Plan> {
  const { row, order } = standing;
  const { outcome, day, note = '' } = call;
  const { trx, now, timeZone } = work;
  if (outcome === 'return') {
    await sendBack(work, order, note || row.note || BY_PHONE, causeId);
    return SETTLED;
  }
  if (outcome === 'call_later' && day && day < businessDay(now.toISOString(), timeZone))
    throw refuse('promise_over');
  const next = await planNext(work, standing, call);
  if (isAtEnd(order.tracking_status) && (next.isReturnProposed || !CALLED_AGAIN.includes(outcome))) {
    // The receiver asked for the call; there is nothing left to plan.
    await actOn(work, { order, acts: [{ name: 'settleCalls', with: { outcome: note } }] }, { causeId });
    return SETTLED;
  }
  if (outcome === 'leave_with') askCash(order, call.isCashAgreed);
  await correctTold(work, order, call);
  const act = settlingAct(standing, call, next);
  if (act) {
    if (act.name === 'promise') await promiseDay(work, order, act.with, causeId);
    else await actOn(work, { order, acts: [act] }, { causeId });
    return { nextAt: null, isReturnProposed: act.name === 'proposeReturn' };
  }
  await updateFollowUp(trx, row.id, { due_at: next.at });
  return { nextAt: next.at, isReturnProposed: next.isReturnProposed };
}

/** Carries out the outcome of a call, stores the call, and releases the case. */
export async function recordCall(
  work: Work,
  standing: Case,
  call: SavedCall,
): Promise<{ isReturnProposed: boolean }> {
  const { row, order } = standing;
  const { trx, now } = work;
  const id = newId(now.getTime());
  const { nextAt, isReturnProposed } = await carryOut(work, standing, call, id);
  await updateFollowUp(trx, row.id, FREE);
  const { kind, id: actor, name } = work.actor;
  await insertCall(trx, {
    id,
    follow_up_id: row.id,
    order_id: order.id,
    at: now.toISOString(),
    actor_kind: kind,
    actor,
    actor_name: name,
    outcome: call.outcome,
    note: call.note ?? '',
    next_at: nextAt,
  });
  return { isReturnProposed };
}
