import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { FAILURE_REASONS, isFailureReason } from '@tawseel/contract/facts/failure-reasons';
import type { Work } from '../../platform/engine/work.ts';
import { toFils } from '../../platform/values/fils.ts';
import type { Custody } from '../custody/rules/custody.ts';
import type { Act, Acts } from '../orders/rules/order-act.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { RunRow } from '../runs/store/runs.ts';
import type { StopRow } from '../stops/store/stops.ts';
import { isProved } from './decide-act.ts';
import type { DoorWork, StopActInput } from './door-work.ts';
import { type ActRow, countAttempts } from './store/acts.ts';

/** Stop that is locked with its run and its order, the custody of the parcel, and the acts there, newest first. */
export type AtStop = {
  stop: StopRow;
  run: RunRow;
  order: OrderRow;
  held: Custody | undefined;
  acts: readonly ActRow[];
};

/** Statuses through which an order comes to accepted; it may have been taken back since its run was started. */
const TO_ACCEPTED: Readonly<Record<string, readonly 'accepted'[]>> = {
  created: ['accepted'],
  unpick: ['accepted'],
};

async function countFailures({ trx }: Work, { order }: AtStop, reason = ''): Promise<number> {
  const counts = isFailureReason(reason) && FAILURE_REASONS[reason].counts;
  return (await countAttempts(trx, order.id)) + (counts ? 1 : 0);
}

function lastEnd({ acts }: AtStop): ActRow | undefined {
  return acts.find(({ act, result }) => act !== 'called' && result === 'accepted');
}

/**
 * Returns the milliseconds since an act, by the times of the phone or by ours, whichever are more: a phone can claim
 * that it was earlier.
 */
function elapsedSince(
  { happened_at, received_at }: ActRow,
  { now }: Work,
  { happenedAt }: StopActInput,
): number {
  return Math.max(Date.parse(happenedAt) - Date.parse(happened_at), now.getTime() - Date.parse(received_at));
}

/** Returns what is wrong with the proof of a driver's delivery, which is accepted anyway. */
function unprovedOf(
  { mayActForOthers, proof }: DoorWork,
  input: StopActInput,
  isRight: boolean | undefined,
): Acts['deliver']['unproved'] {
  if (mayActForOthers) return undefined;
  if (isRight === false) return { open: 'code_wrong', note: input.code ?? '' };
  return isProved(proof, input) ? undefined : { open: 'no_proof', note: input.note ?? '' };
}

/** Returns the acts on the order for an act at its stop; none for a call. `isRight` says whether the typed code is right. */
export async function actsOnOrder(
  work: DoorWork,
  at: AtStop,
  { input, isRight }: { input: StopActInput; isRight: boolean | undefined },
): Promise<Act[]> {
  const { run, order } = at;
  const { note, reason } = input;
  const stop = { id: at.stop.id, run };
  switch (input.act) {
    case 'delivered': {
      const collected = { cashFils: toFils(input.cash ?? 0), cardFils: toFils(input.card ?? 0) };
      const proof = { slip: input.slip, unproved: unprovedOf(work, input, isRight) };
      return [{ name: 'deliver', with: { stop, note, driverId: run.driver_id, ...collected, ...proof } }];
    }
    case 'failed': {
      const failures = await countFailures(work, at, reason);
      return [{ name: 'fail', with: { stop, reason, note, failures } }];
    }
    case 'handed_back':
      return [{ name: 'handBack', with: { stop } }];
    case 'collected': {
      const moves = TO_ACCEPTED[order.tracking_status] ?? [];
      const implied = moves.map((to): Act => ({ name: 'move', with: { to, isImplied: true } }));
      return [...implied, { name: 'collect', with: { stop, note } }];
    }
    case 'not_collected':
      return [{ name: 'leaveAtShop', with: { stop, reason, note } }];
    case 'reopened': {
      const ended = lastEnd(at);
      const isRecent =
        ended?.actor === work.actor.id && elapsedSince(ended, work, input) < work.undoMinutes * MINUTE_MS;
      const reopening = {
        stop: { ...stop, state: at.stop.state, doneAt: at.stop.done_at },
        ended: ended && { act: ended.act, id: ended.id },
        mayUndo: work.mayActForOthers || isRecent,
      };
      return [{ name: 'reopen', with: reopening }];
    }
    case 'called':
      return [];
  }
}
