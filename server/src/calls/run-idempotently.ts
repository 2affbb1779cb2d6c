import { createHash } from 'node:crypto';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { isDuplicate } from '../store/database.ts';
import { groupCommit } from '../store/group-commit.ts';
import { findFirstAnswer, insertFirstAnswer } from '../store/idempotency.ts';
import type { Trx } from '../store/tables.ts';

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
  work: (trx: Trx) => Promise<Answer>,
  done: () => void,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, isRepeat } = await groupCommit(context.db, (trx) => once(trx, context, asked, work), {
        isIdempotent: context.idempotencyKey !== undefined,
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

async function once<Answer>(
  trx: Trx,
  { caller, clock, idempotencyKey: key }: Context,
  asked: unknown,
  work: (trx: Trx) => Promise<Answer>,
): Promise<{ answer: Answer; isRepeat: boolean }> {
  if (key === undefined || caller.kind === 'nobody') return { answer: await work(trx), isRepeat: false };
  const name = { owner: caller.id, key };
  const now = clock();
  const request_hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const first = await findFirstAnswer(trx, name, now);
  if (first && first.request_hash !== request_hash) {
    throw new Refusal(
      'conflict',
      'This Idempotency-Key was used for another call. Use a new one for each order and each move.',
    );
  }
  // Written below, by the same work.
  if (first) return { answer: JSON.parse(first.reply) as Answer, isRepeat: true };
  const answer = await work(trx);
  await insertFirstAnswer(trx, { ...name, request_hash, reply: JSON.stringify(answer) }, now);
  return { answer, isRepeat: false };
}
