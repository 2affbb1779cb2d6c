import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import {
  type ActRefusal,
  type Acts,
  type Outcome,
  type RuleResult,
  refuse,
  type Situation,
} from './order-act.ts';
import { isAtEnd } from './tracking-history.ts';

function refuseEnded({ order }: Situation): ActRefusal | undefined {
  const { tracking_id: trackingID, tracking_status: status } = order;
  return isAtEnd(status) ? refuse('order_at_end', { trackingID, status }) : undefined;
}

export function promise(
  { day, from = '', to = '', note = '', leaveWith = '' }: Acts['promise'],
  situation: Situation,
): RuleResult {
  const refused = refuseEnded(situation);
  if (refused) return refused;
  const { now, actor, known } = situation;
  if (day < (known.today ?? '')) return refuse('promise_over');
  const at = now.toISOString();
  const made = { made_at: at, made_by: actor.name, leave_with: leaveWith };
  const outcome = storeSentence(sentence('outcome_promised', { day, from, to, note }));
  return {
    promise: { day, from_time: from, to_time: to, note, ...made },
    followUps: [{ settle: CALL_KINDS, outcome, at }],
  };
}

export function settleCalls({ outcome }: Acts['settleCalls'], { now }: Situation): Outcome {
  return { followUps: [{ settle: CALL_KINDS, outcome, at: now.toISOString() }] };
}

export function proposeReturn(
  { warehouseId, runId, note }: Acts['proposeReturn'],
  { now }: Situation,
): Outcome {
  const at = now.toISOString();
  return {
    followUps: [
      { settle: ['call'], outcome: note, at },
      { open: 'return', warehouseIds: [warehouseId], note, runId, at },
    ],
  };
}

/** The receiver may ask about an order that has ended, too. */
export function askCall({ note }: Acts['askCall'], { now, order }: Situation): Outcome {
  const warehouseIds = [order.warehouse_id];
  return { followUps: [{ open: 'call', warehouseIds, note, at: now.toISOString() }] };
}

export function openFollowUp(
  { kind, warehouseId, note }: Acts['openFollowUp'],
  situation: Situation,
): RuleResult {
  const isCall = CALL_KINDS.some((known) => known === kind);
  const refused = isCall ? refuseEnded(situation) : undefined;
  const at = situation.now.toISOString();
  return refused ?? { followUps: [{ open: kind, warehouseIds: [warehouseId], note, at }] };
}
