import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { ruleOf } from '@tawseel/contract/facts/stop-acts';
import { type RunRow, shareRun } from '../runs/store/runs.ts';
import {
  findVisitingRun,
  insertVisitAct,
  lockVisit,
  updateVisit,
  type VisitRow,
} from '../stops/store/visits.ts';
import { type ActDecision, decideAct } from './decide-act.ts';
import type { DoorWork, StopActInput } from './door-work.ts';
import { findAct, listVisitActs, storedContents, type VisitActRow } from './store/acts.ts';
import {
  type ActReply,
  ANSWERS,
  exceedsLimit,
  isFull,
  isSame,
  limitTime,
  refusal,
  repeatAnswer,
  takeParcelAct,
} from './take-parcel-act.ts';

/** Answer to a late act at a visit: without a parcel the office has nothing to follow up. */
const OVER: ActDecision = { result: 'late', why: 'stop_over' };

type ActsThere = Awaited<ReturnType<typeof listVisitActs>>;

/** Returns true if a driver may reopen a visit that is done: within the minutes of an undo, unless the office ended it. */
function mayUndo(
  { actor, now, undoMinutes }: DoorWork,
  { client_id, ended_at }: VisitRow,
  acts: ActsThere,
): boolean {
  const ended = acts.find((one) => one.client_id === client_id);
  const elapsed = now.getTime() - Date.parse(ended_at ?? '');
  return (ended?.actor ?? actor.id) === actor.id && elapsed < undoMinutes * MINUTE_MS;
}

/**
 * Decides an act at a shop without a parcel. What was collected is recorded also after the run was closed, because no
 * order has it.
 */
function decideVisit(
  work: DoorWork,
  input: StopActInput,
  { visit, run, acts }: { visit: VisitRow; run: RunRow; acts: ActsThere },
): ActDecision {
  const { state } = visit;
  const { mayActForOthers } = work;
  if (input.act === 'reopened' && state === 'done' && !mayActForOthers && !mayUndo(work, visit, acts))
    return OVER;
  const { kind } = run;
  const runState = run.state === 'closed' && input.act === 'collected' ? 'out' : run.state;
  const stop = {
    kind,
    runState,
    stopState: state,
    isMine: true,
    isElsewhere: false,
    isFull: !mayActForOthers && isFull(acts),
    due: 0,
  };
  const decision = decideAct(input, stop);
  return decision.why === 'act_late' ? OVER : decision;
}

/** Records an act at a shop that has booked nothing. */
async function takeVisitAct(work: DoorWork, input: StopActInput): Promise<ActReply> {
  const { trx, actor, now } = work;
  const runId = await findVisitingRun(trx, input.stopId);
  if (runId === undefined) return refusal('act_of_other');
  // The run before the visit, in the order of all transactions.
  const run = await shareRun(trx, runId);
  const visit = await lockVisit(trx, input.stopId, runId);
  const isTheirs = work.mayActForOthers || run?.driver_id === actor.id;
  if (!run || !visit || !isTheirs) return refusal('act_of_other');
  const acts = await listVisitActs(trx, visit);
  const { result, why } = decideVisit(work, input, { visit, run, acts });
  if (exceedsLimit(acts, input.act, result, work)) return refusal('act_too_often');
  await insertVisitAct(trx, toVisitAct(input, { run, work, result, why }));
  const state = result === 'accepted' ? ruleOf(input.act)?.to : undefined;
  if (state)
    await updateVisit(trx, visit.pickup_id, {
      state,
      client_id: input.clientId,
      reason: input.reason ?? '',
      note: input.note ?? '',
      received_by: input.receivedBy ?? '',
      ended_at: state === 'pending' ? null : now.toISOString(),
    });
  const answer = ANSWERS[why]({ trackingID: visit.number, status: visit.state, act: input.act });
  return { result, isRepeated: false, answer, stopState: state ?? visit.state };
}

/** Takes an act at a stop of a parcel, or at a shop that has booked nothing, once: a repeat gets the first answer. */
export async function takeAct(work: DoorWork, input: StopActInput): Promise<ActReply> {
  const first = await findAct(work.trx, input.clientId);
  if (first) return isSame(first, input, work) ? repeatAnswer(first) : refusal('act_id_taken');
  return (await takeParcelAct(work, input)) ?? takeVisitAct(work, input);
}

function toVisitAct(
  input: StopActInput,
  { run, work, result, why }: { run: RunRow; work: DoorWork } & ActDecision,
): VisitActRow {
  const { actor, now } = work;
  const { stop_id: pickup_id, ...contents } = storedContents(input);
  return {
    client_id: input.clientId,
    pickup_id,
    run_id: run.id,
    ...contents,
    actor_kind: actor.kind,
    actor: actor.id,
    actor_name: actor.name,
    happened_at: limitTime(input.happenedAt, [run.out_at], now),
    skew_ms: input.skewMs,
    received_at: now.toISOString(),
    result,
    why: input.why ?? (result === 'accepted' ? '' : why),
  };
}
