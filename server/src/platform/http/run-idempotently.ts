import { createHash } from 'node:crypto';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import { keepFirstAnswer, takeKey } from '../engine/idempotency.ts';
import type { Work } from '../engine/work.ts';
import type { Lane } from '../engine/write-queue.ts';
import { refuse } from './errors.ts';
import type { Context } from './serve.ts';
import { writeTogether } from './write.ts';

type Answer<Data> = { message: string; data: Data };
/** Stored part of a reply; the rest is in the database already. */
type StoredReply = { message: string; id: string };
/** Reads what a call has created or changed, for a repeat. */
export type Recall<Data> = (work: Work, id: string) => Promise<Data | undefined>;
type Task<Data> = (work: Work) => Promise<Answer<Data>>;

type Options = { done?: (() => void) | undefined; lane?: Lane };

/**
 * Runs a task in a transaction once per idempotency key. If the key was used for the same call before, that reply is
 * returned again and marked: the same message, with the current data. The reply is stored in the task's transaction,
 * so that neither exists without the other. Refusals are not stored, because nothing was done. `done` is called once
 * the work is stored, but not for a repeat.
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

/** Includes the call, because two calls may have the same body. */
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
    // Stored below by an earlier run of the same call.
    const { message, id } = JSON.parse(first.reply) as StoredReply;
    const data = await recall(work, id);
    if (!data) throw refuse('done_and_gone');
    return { answer: { message, data }, isRepeat: true };
  }
  const answer = await task(work);
  const kept: StoredReply = {
    message: answer.message,
    id: '_id' in answer.data ? String(answer.data._id) : '',
  };
  await keepFirstAnswer(trx, name, JSON.stringify(kept));
  return { answer, isRepeat: false };
}
