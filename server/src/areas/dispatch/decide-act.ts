import type { DoorProof } from '@tawseel/contract/facts/proofs';
import type { ActResult, StopAct } from '@tawseel/contract/facts/stops';

/** A stop as an act finds it, and the order of its parcel. */
export type Standing = {
  kind: string;
  runState: string;
  stopState: string;
  isOnRun: boolean;
  isMine: boolean;
  status: string;
};

export type Told = { act: StopAct; reason?: string | undefined; receivedBy?: string | undefined };

export type ActDecision = {
  result: ActResult;
  why: 'act_accepted' | 'act_late' | 'act_of_other' | 'act_incomplete' | 'act_not_allowed';
};

const refused = (why: ActDecision['why']): ActDecision => ({ result: 'refused', why });

/** Which kind of run an act is of, and the status at which the order of its stop then is. */
const OF: Readonly<Record<Exclude<StopAct, 'called'>, { kinds: readonly string[] }>> = {
  delivered: { kinds: ['delivery'] },
  failed: { kinds: ['delivery', 'return'] },
  handed_back: { kinds: ['return'] },
};
const STATUS: Readonly<Record<string, string>> = { delivery: 'assignedtodriver', return: 'return' };

function isComplete({ act, reason, receivedBy }: Told): boolean {
  return act === 'failed' ? reason !== undefined : (receivedBy ?? '') !== '';
}

/**
 * Whether what a driver did at a stop holds: pure. What the office, or another, settled meanwhile makes it late; what can
 * never be is refused. {act: 'failed', reason: 'not_home'} of a stop that was withdrawn: {result: 'late', why: 'act_late'}.
 */
export function decideAct(told: Told, standing: Standing): ActDecision {
  if (!standing.isMine) return refused('act_of_other');
  if (told.act === 'called') return { result: 'accepted', why: 'act_accepted' };
  if (!OF[told.act].kinds.includes(standing.kind)) return refused('act_not_allowed');
  if (!isComplete(told)) return refused('act_incomplete');
  const isStill =
    standing.stopState === 'pending' &&
    standing.runState === 'out' &&
    standing.isOnRun &&
    standing.status === STATUS[standing.kind];
  return isStill ? { result: 'accepted', why: 'act_accepted' } : { result: 'late', why: 'act_late' };
}

type Proved = { code?: string | undefined; proofs?: readonly { kind: string }[] | undefined };

/** Whether a delivery has the proof that the business wants. ('photo', {code: '48210'}): false. */
export function isProved(wanted: DoorProof, { code, proofs = [] }: Proved): boolean {
  if (wanted === 'none') return true;
  if (wanted === 'code') return code !== undefined;
  if (wanted === 'any') return code !== undefined || proofs.length > 0;
  return proofs.some(({ kind }) => kind === wanted);
}
