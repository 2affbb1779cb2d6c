import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { StopState } from '@tawseel/contract/facts/stops';
import type { MyStop } from '@tawseel/contract/my-day';
import { type RunRow, shareRun } from '../runs/store/runs.ts';
import {
  findVisitingRun,
  type listVisits,
  lockVisit,
  updateVisit,
  type VisitRow,
} from '../stops/store/visits.ts';
import { type ActDecision, decideAct, LATE } from './decide-act.ts';
import type { DoorWork, StopActInput } from './door-work.ts';
import { type ActReply, ANSWERS, refusal, STATES } from './take-act.ts';

/**
 * Decides an act at a shop without a parcel. A visit that is done can be reopened within the minutes of an undo; what
 * was collected is recorded also after the run was closed, because no order has it.
 */
function decideVisit(
  input: StopActInput,
  { state, ended_at }: VisitRow,
  { run, now, undoMinutes }: { run: RunRow; now: Date; undoMinutes: number },
): ActDecision {
  const elapsed = now.getTime() - Date.parse(ended_at ?? '');
  if (input.act === 'reopened' && state === 'done' && elapsed >= undoMinutes * MINUTE_MS) return LATE;
  const { kind } = run;
  const runState = run.state === 'closed' && input.act === 'collected' ? 'out' : run.state;
  return decideAct(input, { kind, runState, stopState: state, isMine: true, isElsewhere: false });
}

/**
 * Takes an act at a shop that has booked nothing, once; returns undefined if the stop is a parcel's. Without an order
 * there is no table of acts, so the visit stores the last one, and a late act is not kept for the office. Ids of acts
 * increase, so an earlier id was taken before.
 */
export async function takeVisit(
  { trx, actor, now, undoMinutes }: DoorWork,
  input: StopActInput,
): Promise<ActReply | undefined> {
  const runId = await findVisitingRun(trx, input.stopId);
  if (runId === undefined) return undefined;
  // The run before the visit, in the order of all transactions.
  const run = await shareRun(trx, runId);
  const visit = await lockVisit(trx, input.stopId, runId);
  if (!run || !visit || run.driver_id !== actor.id) return refusal('act_of_other');
  const of = { trackingID: visit.number, status: visit.state, act: input.act };
  if (input.clientId <= (visit.client_id ?? ''))
    return { result: 'accepted', isRepeated: true, answer: ANSWERS.act_accepted(of), stopState: visit.state };
  const { result, why } = decideVisit(input, visit, { run, now, undoMinutes });
  const state = STATES[input.act];
  if (result === 'accepted' && state)
    await updateVisit(trx, visit.pickup_id, {
      state,
      client_id: input.clientId,
      reason: input.reason ?? '',
      note: input.note ?? '',
      received_by: input.receivedBy ?? '',
      ended_at: state === 'pending' ? null : now.toISOString(),
    });
  const stopState = (result === 'accepted' && state) || visit.state;
  const answer = why === 'act_late' ? sentence('stop_over', of) : ANSWERS[why](of);
  return { result, isRepeated: false, answer, stopState };
}

/** Returns the visit as a stop of the driver's day, without a parcel. */
export function visitToMyStop(row: Awaited<ReturnType<typeof listVisits>>[number], place: number): MyStop {
  return {
    _id: row.pickup_id,
    runId: row.run_id,
    kind: 'pickup',
    // A closed set in the database.
    state: row.state as StopState,
    place,
    door: row.pickup_id,
    trackingID: '',
    reference: '',
    name: row.sender_name,
    phone: row.phone,
    secondPhone: '',
    street: row.street,
    building: '',
    landmark: '',
    makani: '',
    area: row.area,
    city: row.city,
    instructions: row.shop_note,
    sortCode: '',
    senderName: row.sender_name,
    deliveryType: '',
    title: '',
    weight: 0,
    cashDue: 0,
    attempts: 0,
    trackingUrl: '',
    promised: { day: row.day, from: row.from_time, to: row.to_time, note: '', leaveWith: '' },
    requested: row.expected,
  };
}
