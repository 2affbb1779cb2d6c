import type { SavedCall } from '@tawseel/contract/contact';
import { CALL_KINDS, type CallOutcome } from '@tawseel/contract/facts/calls';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { newId } from '../../platform/engine/ids.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { promiseDay, sendBack } from '../attempts/promise-day.ts';
import { findBusiness } from '../business/store.ts';
import { type Row, updateFollowUp } from '../follow-ups/store/follow-ups.ts';
import { correctAddress } from '../orders/calls/correct-address.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import { apply } from '../orders/store/apply.ts';
import type { OrderRow } from '../orders/tables.ts';
import { nextCall } from './rules.ts';
import { insertCall, listUnanswered } from './store.ts';

/** Reason of a correction or a return, in the order's history. */
const BY_PHONE = storeSentence(sentence('note_by_phone'));

/** Locked follow-up and its locked order. */
export type Case = { row: Row; order: OrderRow };

/** Throws unless it was agreed that another person pays the cash at the door. */
function askCash(order: OrderRow, isAgreed: true | undefined): void {
  const due = cashDue(order.payment_method, order.value_fils);
  if (due > 0 && !isAgreed) throw refuse('cash_to_ask', { amount: toAed(due) });
}

/** Turns the case into the question of a return, due as the next call would be. */
async function proposeReturn(
  work: Work,
  { row, order }: Case,
  { note, dueAt }: { note: string; dueAt: string },
): Promise<void> {
  if (row.kind === 'return') {
    await updateFollowUp(work.trx, row.id, { due_at: dueAt });
    return;
  }
  const at = work.now.toISOString();
  const followUps = [
    { settle: ['call'], outcome: note, at },
    { open: 'return', warehouseIds: [row.warehouse_id], note, runId: row.run_id, at },
  ] as const;
  await apply(work, [{ before: order, decisions: [{ followUps }] }]);
}

/** Outcomes after which the receiver is called again. */
const CALLED_AGAIN: readonly CallOutcome[] = ['no_answer', 'call_later'];

const FREE = { claimed_by: null, claimed_name: null, claimed_until: null };

/** Carries out the outcome of a call. Returns when the next one is due, and whether a return was proposed. */
async function carryOut(
  work: Work,
  { row, order }: Case,
  call: SavedCall,
): Promise<{ nextAt: string | null; isReturnProposed: boolean }> {
  const { outcome, day, note = '', from, to, leaveWith } = call;
  const settled = { nextAt: null, isReturnProposed: false };
  const { trx, now, timeZone } = work;
  if (outcome === 'return') {
    await sendBack(work, order, note || row.note || BY_PHONE);
    return settled;
  }
  if (outcome === 'call_later' && day && day < businessDay(now.toISOString(), timeZone))
    throw refuse('promise_over');
  const { workingDays, holidays } = await findBusiness(trx);
  const calendar = { workingDays, holidays, timeZone };
  const unanswered = await listUnanswered(trx, row.id);
  const next = nextCall({ call, now, unanswered, calendar });
  if (isAtEnd(order.tracking_status) && (next.isReturnProposed || !CALLED_AGAIN.includes(outcome))) {
    // The receiver asked for the call; there is nothing left to plan.
    const closing = { settle: CALL_KINDS, outcome: note, at: now.toISOString() } as const;
    await apply(work, [{ before: order, decisions: [{ followUps: [closing] }] }]);
    return settled;
  }
  if (outcome === 'leave_with') askCash(order, call.isCashAgreed);
  if (outcome === 'other_address')
    await correctAddress(work, order, {
      dropoff: call.address ?? {},
      reason: BY_PHONE,
      confirmCharge: call.confirmCharge,
    });
  if (outcome === 'other_phone')
    await correctAddress(work, order, { dropoff: { receiverPhone2: call.phone }, reason: BY_PHONE });
  if ((outcome === 'agreed' || outcome === 'leave_with' || outcome === 'other_address') && day) {
    await promiseDay(work, order, { day, from, to, note, leaveWith });
    return settled;
  }
  if (outcome === 'other_address') {
    const closing = {
      settle: CALL_KINDS,
      outcome: call.address?.street ?? '',
      at: now.toISOString(),
    } as const;
    await apply(work, [{ before: order, decisions: [{ followUps: [closing] }] }]);
    return settled;
  }
  if (next.isReturnProposed)
    await proposeReturn(work, { row, order }, { note: note || row.note, dueAt: next.at });
  else await updateFollowUp(trx, row.id, { due_at: next.at });
  const isStillOpen = !next.isReturnProposed || row.kind === 'return';
  return { nextAt: isStillOpen ? next.at : null, isReturnProposed: next.isReturnProposed };
}

/** Carries out the outcome of a call, stores the call, and releases the case. */
export async function takeCall(
  work: Work,
  standing: Case,
  call: SavedCall,
): Promise<{ isReturnProposed: boolean }> {
  const { row, order } = standing;
  const { nextAt, isReturnProposed } = await carryOut(work, standing, call);
  const { trx, now } = work;
  await updateFollowUp(trx, row.id, FREE);
  const { kind, id: actor, name } = work.actor;
  await insertCall(trx, {
    id: newId(now.getTime()),
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
