import { isFarFrom } from '@tawseel/contract/facts/cash';
import { isFailureReason } from '@tawseel/contract/facts/failure-reasons';
import { isPickupReason } from '@tawseel/contract/facts/pickup-reasons';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import { type AskedOfAct, ruleOf } from '@tawseel/contract/facts/stop-acts';
import type { ActResult } from '@tawseel/contract/facts/stops';
import type { StopActInput } from './door-work.ts';

/** State of a stop and its run when an act arrives. */
export type StopSituation = {
  kind: string;
  runState: string;
  stopState: string;
  isMine: boolean;
  /** Another run has been given its parcel. */
  isElsewhere: boolean;
  /** So many acts were accepted there that the office enters the next one. */
  isFull: boolean;
  /** Amount to collect, in AED. */
  due: number;
};

/** Part of an act at a stop that decides whether it is accepted. */
export type DecidedAct = Pick<
  StopActInput,
  'act' | 'reason' | 'receivedBy' | 'cash' | 'card' | 'confirmAmount'
>;

export type ActDecision = {
  result: ActResult;
  why:
    | 'act_accepted'
    | 'act_late'
    | 'act_to_office'
    | 'act_of_other'
    | 'act_incomplete'
    | 'act_not_allowed'
    | 'act_takes_no_money'
    | 'amount_far'
    | 'stop_over';
};

export const LATE: ActDecision = { result: 'late', why: 'act_late' };
const FOR_OFFICE: ActDecision = { result: 'late', why: 'act_to_office' };
const refused = (why: ActDecision['why']): ActDecision => ({ result: 'refused', why });

const SAYS: Readonly<Record<AskedOfAct, (input: DecidedAct) => boolean>> = {
  receivedBy: ({ receivedBy = '' }) => receivedBy !== '',
  failureReason: ({ reason = '' }) => isFailureReason(reason),
  pickupReason: ({ reason = '' }) => isPickupReason(reason),
};

/**
 * Decides whether a driver's act is accepted at its stop: pure. It is late if the office or another driver has settled
 * the stop meanwhile, and refused if it can never be accepted. {act: 'failed', reason: 'not_home'} at a stop that was
 * withdrawn: {result: 'late', why: 'act_late'}. Whether the parcel is still there is a rule of the order.
 */
export function decideAct(input: DecidedAct, stop: StopSituation): ActDecision {
  if (!stop.isMine) return refused('act_of_other');
  const { cash = 0, card = 0 } = input;
  const rule = ruleOf(input.act);
  if (cash + card > 0 && !rule?.takesMoney) return refused('act_takes_no_money');
  if (!rule) return { result: 'accepted', why: 'act_accepted' };
  if (!rule.kinds.includes(stop.kind)) return refused('act_not_allowed');
  if (rule.asks && !SAYS[rule.asks](input)) return refused('act_incomplete');
  if (stop.runState !== 'out' || stop.isElsewhere || !rule.from.includes(stop.stopState)) return LATE;
  if (cash + card > 0 && !input.confirmAmount && isFarFrom(stop.due, cash + card))
    return refused('amount_far');
  return stop.isFull ? FOR_OFFICE : { result: 'accepted', why: 'act_accepted' };
}

type Proved = { code?: string | undefined; proofs?: readonly { kind: string }[] | undefined };

/** Returns true if a delivery has the proof that the business wants. ('photo', {code: '48210'}): false. */
export function isProved(wanted: DoorProof, { code, proofs = [] }: Proved): boolean {
  if (wanted === 'none') return true;
  if (wanted === 'code') return code !== undefined;
  if (wanted === 'any') return code !== undefined || proofs.length > 0;
  return proofs.some(({ kind }) => kind === wanted);
}
