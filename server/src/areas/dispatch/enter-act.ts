import { randomBytes } from 'node:crypto';
import { CLIENT_ID_LENGTH } from '@tawseel/contract/facts/scans';
import type { Work } from '../../platform/engine/work.ts';
import { refuse, refuseField } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import type { StopActInput } from '../attempts/door-work.ts';
import { takeAct } from '../attempts/take-act.ts';
import { answerRun, subjectOf } from '../runs/lock-run.ts';
import { type RunRow, updateRun } from '../runs/store/runs.ts';

/** Stop of a parcel with its tracking ID and status, or visit to a shop that has booked nothing with its number. */
type EnteredAt = { stopId: string; state: string; trackingID: string; status: string };
type EnteredAct = Omit<StopActInput, 'clientId' | 'stopId' | 'happenedAt' | 'skewMs'>;
type Entering = { run: RunRow; at: EnteredAt; body: EnteredAct };

/** Takes a result that the office enters for the driver of a locked run. Throws unless it is accepted. */
export async function enterAct(work: Work, context: Context, { run, at, body }: Entering) {
  const { stopId, trackingID, status } = at;
  const { result, answer } = await takeAct(
    { ...work, mayActForOthers: true, proof: context.settings.DOOR_PROOF },
    {
      ...body,
      clientId: randomBytes(CLIENT_ID_LENGTH).toString('hex').slice(0, CLIENT_ID_LENGTH),
      stopId,
      happenedAt: work.now.toISOString(),
      skewMs: 0,
    },
  );
  if (answer.code === 'act_incomplete') throw refuse('act_incomplete', { trackingID });
  if (answer.code === 'amount_far') throw refuseField('cash', 'amount_far', { trackingID });
  if (answer.code === 'act_too_often') throw refuse('act_too_often');
  if (result !== 'accepted' && body.act === 'reopened') throw refuse('stop_not_reopened', { trackingID });
  if (result === 'late' && at.state !== 'pending') throw refuse('stop_over', { trackingID });
  if (result !== 'accepted') throw refuse('act_not_allowed', { trackingID, status });
  await updateRun(work.trx, run, {});
  const data = await answerRun(work, run.id);
  const after = { entered: trackingID, act: body.act, reason: body.why };
  // A delivery is in the audit log as an event of its order.
  if (body.act !== 'delivered') await work.audit({ subject: subjectOf(data), after });
  const done = body.act === 'reopened' ? 'stop_reopened' : 'stop_entered';
  return { ...context.done(done, { trackingID }), data };
}
