import { isFailureReason } from '@tawseel/contract/facts/failure-reasons';
import { isPickupReason } from '@tawseel/contract/facts/pickup-reasons';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import type { ActResult, StopAct } from '@tawseel/contract/facts/stops';
import { isToCollect } from '../custody/rules/custody.ts';

/** A stop as an act finds it, and the order of its parcel. */
export type Standing = {
  kind: string;
  runState: string;
  stopState: string;
  isOnRun: boolean;
  isMine: boolean;
  status: string;
  /** Another run has been given its parcel. */
  isElsewhere: boolean;
  /** The stop is done, and that can be undone: recently by this driver, or by the office; nothing happened since. */
  isUndoable: boolean;
};

export type Told = {
  act: StopAct;
  reason?: string | undefined;
  receivedBy?: string | undefined;
  cash?: number | undefined;
  card?: number | undefined;
};

export type ActDecision = {
  result: ActResult;
  why:
    | 'act_accepted'
    | 'act_late'
    | 'act_of_other'
    | 'act_incomplete'
    | 'act_not_allowed'
    | 'act_takes_no_money';
};

const refused = (why: ActDecision['why']): ActDecision => ({ result: 'refused', why });

type EndingAct = Exclude<StopAct, 'called'>;

/** Kinds of run that an act belongs to. */
const KINDS: Readonly<Record<EndingAct, readonly string[]>> = {
  delivered: ['delivery'],
  failed: ['delivery', 'return'],
  handed_back: ['return'],
  collected: ['pickup'],
  not_collected: ['pickup'],
  reopened: ['delivery', 'return', 'pickup'],
};
/** States of a stop that an act changes. What failed can still be done; the stop need not be reopened first. */
const FROM: Readonly<Record<EndingAct, readonly string[]>> = {
  delivered: ['pending', 'failed'],
  failed: ['pending'],
  handed_back: ['pending', 'failed'],
  collected: ['pending', 'failed'],
  not_collected: ['pending'],
  reopened: ['pending', 'failed'],
};
const STATUS: Readonly<Record<string, string>> = { delivery: 'assignedtodriver', return: 'return' };

/** What has to be said with an act: why, or who took it; at a shop nobody has to be named. */
const IS_COMPLETE: Readonly<Record<EndingAct, (told: Told) => boolean>> = {
  delivered: ({ receivedBy = '' }) => receivedBy !== '',
  failed: ({ reason = '' }) => isFailureReason(reason),
  handed_back: ({ receivedBy = '' }) => receivedBy !== '',
  collected: () => true,
  not_collected: ({ reason = '' }) => isPickupReason(reason),
  reopened: () => true,
};

/** Whether its parcel is still where the run makes it be: with its sender until it is collected, on the run otherwise. */
function isWhereItWas({ kind, isOnRun, status }: Standing): boolean {
  return kind === 'pickup' ? isToCollect(status) : isOnRun && status === STATUS[kind];
}

function isPossible(act: EndingAct, standing: Standing): boolean {
  if (standing.runState !== 'out' || standing.isElsewhere) return false;
  if (act === 'reopened' && standing.isUndoable) return true;
  return FROM[act].includes(standing.stopState) && isWhereItWas(standing);
}

/**
 * Whether what a driver did at a stop holds: pure. What the office, or another, settled meanwhile makes it late; what can
 * never be is refused. {act: 'failed', reason: 'not_home'} of a stop that was withdrawn: {result: 'late', why: 'act_late'}.
 */
export function decideAct(told: Told, standing: Standing): ActDecision {
  if (!standing.isMine) return refused('act_of_other');
  const { cash = 0, card = 0 } = told;
  if (told.act !== 'delivered' && cash + card > 0) return refused('act_takes_no_money');
  if (told.act === 'called') return { result: 'accepted', why: 'act_accepted' };
  if (!KINDS[told.act].includes(standing.kind)) return refused('act_not_allowed');
  if (!IS_COMPLETE[told.act](told)) return refused('act_incomplete');
  return isPossible(told.act, standing)
    ? { result: 'accepted', why: 'act_accepted' }
    : { result: 'late', why: 'act_late' };
}

type Proved = { code?: string | undefined; proofs?: readonly { kind: string }[] | undefined };

/** Whether a delivery has the proof that the business wants. ('photo', {code: '48210'}): false. */
export function isProved(wanted: DoorProof, { code, proofs = [] }: Proved): boolean {
  if (wanted === 'none') return true;
  if (wanted === 'code') return code !== undefined;
  if (wanted === 'any') return code !== undefined || proofs.length > 0;
  return proofs.some(({ kind }) => kind === wanted);
}
