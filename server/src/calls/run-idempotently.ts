import { createHash } from 'node:crypto';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { isDuplicate } from '../store/database.ts';
import { findFirstAnswer } from '../store/idempotency.ts';
import type { Trx } from '../store/tables.ts';
import { commitWork, type Piece, type UnitOfWork } from '../store/unit-of-work.ts';

/** Retries on a unique conflict, such as a tracking ID drawn twice, before giving up. */
const ATTEMPTS = 5;

/**
 * Idempotent execution of a piece of work in a transaction: where the idempotency key was used for the same call
 * before, the stored answer is replayed, to the letter and marked. The answer is kept in the transaction of the work,
 * so that there is never one without the other; a refusal is not kept, since nothing was done. `done` hears of work that
 * is stored, once.
 */
export async function runIdempotently<Answer>(
  context: Context,
  asked: unknown,
  work: Piece<Answer>,
  done: () => void = () => undefined,
  { isShareable = false } = {},
): Promise<Answer> {
  const { db, settings, idempotencyKey } = context;
  const piece: Piece<Outcome<Answer>> = (trx, unit) => once(trx, unit, context, asked, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, isRepeat } = await commitWork(db, settings.TIME_ZONE, piece, {
        isIdempotent: idempotencyKey !== undefined,
        isShareable,
      });
      if (isRepeat) context.reply.header(REPLAYED_HEADER, 'true');
      else done();
      return answer;
    } catch (error) {
      // Somebody took the tracking ID, reference, seq or key in between: retried, it works or says which.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

type Outcome<Answer> = { answer: Answer; isRepeat: boolean };

async function once<Answer>(
  trx: Trx,
  unit: UnitOfWork,
  { caller, clock, idempotencyKey: key }: Context,
  asked: unknown,
  work: Piece<Answer>,
): Promise<Outcome<Answer>> {
  if (key === undefined || caller.kind === 'nobody')
    return { answer: await work(trx, unit), isRepeat: false };
  const name = { owner: caller.id, key };
  const now = clock();
  const request_hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const first = await findFirstAnswer(trx, name, now);
  if (first && first.request_hash !== request_hash) {
    throw new Refusal(
      'conflict',
      'This Idempotency-Key was used for another call. Use a new one for each call.',
    );
  }
  // Written below, by the same work.
  if (first) return { answer: JSON.parse(first.reply) as Answer, isRepeat: true };
  const answer = await work(trx, unit);
  const created_at = now.toISOString();
  unit.answers.push({ ...name, request_hash, reply: JSON.stringify(answer), created_at });
  return { answer, isRepeat: false };
}
