import { createHash } from 'node:crypto';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import { keepFirstAnswer, takeKey } from '../engine/idempotency.ts';
import type { Work } from '../engine/work.ts';
import type { Lane } from '../engine/write-queue.ts';
import { refuse } from './errors.ts';
import type { Context } from './serve.ts';
import { writeTogether } from './write.ts';

type Answer<Data> = { message: string; data: Data };
/** What is kept of an answer: the rest is in the database already. */
type Kept = { message: string; id: string };
/** Reads what a call has made or changed, for a repeat. */
export type Recall<Data> = (work: Work, id: string) => Promise<Data | undefined>;
type Task<Data> = (work: Work) => Promise<Answer<Data>>;

type Options = { done?: (() => void) | undefined; lane?: Lane };

/**
 * Idempotent execution of a task in a transaction: where the idempotency key was used for the same call
 * before, its answer is given again, marked: the message to the letter, and what it is about as it is by now. What is
 * kept of it is kept in the transaction of the work, so that there is never one without the other; a refusal is not
 * kept, since nothing was done. `done` hears of work that is stored, once.
 */
export async function runIdempotently<Data extends object>(
  context: Context,
  asked: unknown,
  recall: Recall<Data>,
  task: Task<Data>,
  { done = () => undefined, lane = 'acts' }: Options = {},
): Promise<Answer<Data>> {
  const isIdempotent = context.idempotencyKey !== undefined;
  const once = (work: Work) => runOnce(work, context, asked, { recall, task });
  const { answer, isRepeat } = await writeTogether(context, once, { isIdempotent, lane });
  if (isRepeat) context.reply.header(REPLAYED_HEADER, 'true');
  else done();
  return answer;
}

type Outcome<Data> = { answer: Answer<Data>; isRepeat: boolean };

/** The call is part of it: two calls may take the same body. */
function hashOf({ request }: Context, asked: unknown): string {
  const { method, url } = request.routeOptions;
  return createHash('sha256')
    .update(JSON.stringify([method, url, asked]))
    .digest('hex');
}

async function runOnce<Data extends object>(
  work: Work,
  context: Context,
  asked: unknown,
  { recall, task }: { recall: Recall<Data>; task: Task<Data> },
): Promise<Outcome<Data>> {
  const { trx, actor, now } = work;
  const { idempotencyKey: key } = context;
  if (key === undefined) return { answer: await task(work), isRepeat: false };
  const name = { owner: actor.id, key };
  const request_hash = hashOf(context, asked);
  const first = await takeKey(trx, { ...name, request_hash }, now);
  if (first && first.request_hash !== request_hash) {
    throw refuse('key_reused');
  }
  if (first) {
    // Written below, by the same call.
    const { message, id } = JSON.parse(first.reply) as Kept;
    const data = await recall(work, id);
    if (!data) throw refuse('done_and_gone');
    return { answer: { message, data }, isRepeat: true };
  }
  const answer = await task(work);
  const kept: Kept = { message: answer.message, id: '_id' in answer.data ? String(answer.data._id) : '' };
  await keepFirstAnswer(trx, name, JSON.stringify(kept));
  return { answer, isRepeat: false };
}
