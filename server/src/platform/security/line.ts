import { availableParallelism } from 'node:os';

/** Whom a turn is for: an account, the network it is asked from, and whether it signed in from there before. */
export type Place = { account: string; source: string; isKnown: boolean };

/** The line is full: whoever has most in it is refused. */
export class LineFull extends Error {}

const MOST_WAITING = 40;
/** A processor is left for everybody else, and of libuv's four threads, with which files are read too, two. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

type Waiting = { account: string; begin: () => void; refuse: (error: LineFull) => void };
/** Round-robin queue: whose turn is next comes first. */
type Queue = Map<string, Waiting[]>;

/** Known ones by account, who come first, and strangers by source: who asks for much waits behind their own. */
const known: Queue = new Map();
const strangers: Queue = new Map();
/** The accounts that have their turn, each one at a time. */
const underWay = new Set<string>();

function lengthOf(queue: Queue): number {
  return [...queue.values()].reduce((sum, { length }) => sum + length, 0);
}

function put(queue: Queue, who: string, waiting: Waiting[]): void {
  queue.delete(who);
  if (waiting.length > 0) queue.set(who, waiting);
}

function beginNext(): void {
  if (underWay.size >= AT_ONCE) return;
  for (const queue of [known, strangers]) {
    for (const [who, waiting] of queue) {
      const next = waiting.find(({ account }) => !underWay.has(account));
      if (!next) continue;
      put(
        queue,
        who,
        waiting.filter((one) => one !== next),
      );
      underWay.add(next.account);
      next.begin();
      return;
    }
  }
}

/** Refuses the last one of whoever has most in the line, strangers first. */
function refuseLast(): void {
  const queue = strangers.size > 0 ? strangers : known;
  const [who, waiting] = [...queue].reduce((most, one) => (one[1].length >= most[1].length ? one : most));
  waiting.pop()?.refuse(new LineFull('Too many wait for their turn.'));
  if (waiting.length === 0) queue.delete(who);
}

function enter({ account, source, isKnown }: Place): Promise<void> {
  const queue = isKnown ? known : strangers;
  const who = isKnown ? account : source;
  return new Promise((begin, refuse) => {
    const waiting = queue.get(who) ?? [];
    waiting.push({ account, begin, refuse });
    queue.set(who, waiting);
    beginNext();
    if (lengthOf(known) + lengthOf(strangers) > MOST_WAITING) refuseLast();
  });
}

/**
 * Bounded line before whatever hashes a password or a PIN, which takes a processor for a long moment; no work within it
 * may wait for another turn.
 */
export async function inLine<T>(place: Place, work: () => Promise<T>): Promise<T> {
  await enter(place);
  try {
    return await work();
  } finally {
    underWay.delete(place.account);
    beginNext();
  }
}
