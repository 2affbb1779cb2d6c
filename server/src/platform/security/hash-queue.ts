import { availableParallelism } from 'node:os';

/** Account of a queued attempt, its network, and whether it has signed in from there before. */
export type Place = { account: string; source: string; isKnown: boolean };

/** Thrown if the queue is full, to a caller with the most entries in it. */
export class QueueFull extends Error {}

const MOST_WAITING = 40;
/** Leaves one processor for other work, and two of libuv's four threads, which also read files. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

type QueuedAttempt = { account: string; begin: () => void; refuse: (error: QueueFull) => void };
/** Round-robin queue: the caller whose turn is next comes first. */
type Queue = Map<string, QueuedAttempt[]>;

/**
 * Queues of known accounts, which are served first, and of unknown ones by network, so that a caller with many
 * requests only waits behind its own.
 */
const known: Queue = new Map();
const unknown: Queue = new Map();
/** Accounts whose turn is in progress; each has one at a time. */
const running = new Set<string>();

function lengthOf(queue: Queue): number {
  return [...queue.values()].reduce((sum, { length }) => sum + length, 0);
}

function put(queue: Queue, who: string, waiting: QueuedAttempt[]): void {
  queue.delete(who);
  if (waiting.length > 0) queue.set(who, waiting);
}

function beginNext(): void {
  if (running.size >= AT_ONCE) return;
  for (const queue of [known, unknown]) {
    for (const [who, waiting] of queue) {
      const next = waiting.find(({ account }) => !running.has(account));
      if (!next) continue;
      put(
        queue,
        who,
        waiting.filter((one) => one !== next),
      );
      running.add(next.account);
      next.begin();
      return;
    }
  }
}

/** Refuses the last entry of the caller with the most entries, unknown ones first. */
function refuseLast(): void {
  const queue = unknown.size > 0 ? unknown : known;
  const [who, waiting] = [...queue].reduce((most, one) => (one[1].length >= most[1].length ? one : most));
  waiting.pop()?.refuse(new QueueFull('Too many wait for their turn.'));
  if (waiting.length === 0) queue.delete(who);
}

function enter({ account, source, isKnown }: Place): Promise<void> {
  const queue = isKnown ? known : unknown;
  const who = isKnown ? account : source;
  return new Promise((begin, refuse) => {
    const waiting = queue.get(who) ?? [];
    waiting.push({ account, begin, refuse });
    queue.set(who, waiting);
    beginNext();
    if (lengthOf(known) + lengthOf(unknown) > MOST_WAITING) refuseLast();
  });
}

/**
 * Runs work in a bounded queue, because hashing a password or PIN occupies a processor for a long time. The work must
 * not wait for another turn.
 */
export async function runQueued<T>(place: Place, work: () => Promise<T>): Promise<T> {
  await enter(place);
  try {
    return await work();
  } finally {
    running.delete(place.account);
    beginNext();
  }
}
