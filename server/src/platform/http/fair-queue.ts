import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time slice: how long a turn of the event loop keeps starting work; the rest waits in the queue for the next turn. */
const TURN_MS = 10;

/** Round-robin queue: the waiting callers, next one first, each with the work to start for it. */
const queue = new Map<string, (() => void)[]>();
/** Start of the current turn; undefined until there is work. */
let since: number | undefined;
let turnMs = TURN_MS;
let isShort = false;
let turn = 0;

const isOver = () => since !== undefined && performance.now() - since >= turnMs;

/**
 * Limits the next turn to a single request: libuv accepts one connection between two turns, and hundreds more may be
 * waiting after it.
 */
export function shortenTurn(): void {
  isShort = true;
}

function begin(): void {
  since = performance.now();
  turnMs = isShort ? 0 : TURN_MS;
  isShort = false;
  setImmediate(() => {
    since = undefined;
    turn += 1;
    if (queue.size === 0) return;
    begin();
    next();
  });
}

/**
 * Dequeues the first piece of work of the next caller, who then goes to the end of the queue with the rest of theirs.
 */
function takeNext(): (() => void) | undefined {
  for (const [who, waiting] of queue) {
    queue.delete(who);
    const first = waiting.shift();
    if (waiting.length > 0) queue.set(who, waiting);
    return first;
  }
  return undefined;
}

/** Continues with the next one after all microtasks, that is, once the previous one was answered or waits for I/O. */
function next(): void {
  takeNext()?.();
  const goOn = () => queue.size > 0 && !isOver() && next();
  queueMicrotask(() => process.nextTick(goOn));
}

/**
 * Queues fairly (round-robin by caller) for the event loop's time. On the embedded database a request is answered
 * within the turn of the event loop that starts it. If a turn started every request it has read, the rest would wait
 * unread in their sockets, and callers to be refused would hear so last. So a turn starts work for TURN_MS only, and
 * then sockets are read again. Callers take turns, however many requests one of them sends. Resolves when it is the
 * turn of `who`; returns undefined if that is now.
 */
export function takeTurn(who: string): Promise<void> | undefined {
  const isFirst = since === undefined;
  if (isFirst) begin();
  if (isFirst || (queue.size === 0 && !isOver())) return undefined;
  return new Promise((resolve) => {
    const waiting = queue.get(who);
    if (waiting) waiting.push(resolve);
    else queue.set(who, [resolve]);
  });
}

/** Fair queue key shared by all long work: with a key each, fifty pieces of work would leave little time to others. */
const LONG_WORK = 'long work';

/** Lets other requests run between two parts of long work, and waits for its next turn. */
export async function letOthersIn(): Promise<void> {
  await nextTurn();
  await takeTurn(LONG_WORK);
}

/** Returns the number of requests in the queue. */
export const queueLength = (): number =>
  [...queue.values()].reduce((sum, waiting) => sum + waiting.length, 0);

/**
 * Returns the number of the current turn of the event loop: a request that has had its turn in it need not wait
 * again.
 */
export const presentTurn = (): number => turn;
