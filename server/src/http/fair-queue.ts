/**
 * Time slice: so long a turn of the event loop goes on beginning work; what came after waits in line for the next.
 */
const TURN_MS = 10;

/** Round-robin queue: who waits, each with what is to be begun for them, the next in line first. */
const line = new Map<string, (() => void)[]>();
/** Start of the present turn; undefined until something asks. */
let since: number | undefined;
let turnMs = TURN_MS;
let isShort = false;
let turn = 0;

const isOver = () => since !== undefined && performance.now() - since >= turnMs;

/**
 * Makes the next turn one of a single request: a connection was accepted, of which libuv accepts one between turns, and
 * hundreds may stand behind it.
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
    if (line.size === 0) return;
    begin();
    next();
  });
}

/** Dequeues from the next caller in line, who then stands behind the others with whatever else they want. */
function takeNext(): (() => void) | undefined {
  for (const [who, waiting] of line) {
    line.delete(who);
    const first = waiting.shift();
    if (waiting.length > 0) line.set(who, waiting);
    return first;
  }
  return undefined;
}

/** A tick comes after every microtask, which is to say when the one before was answered or waits for something. */
function next(): void {
  takeNext()?.();
  const goOn = () => line.size > 0 && !isOver() && next();
  queueMicrotask(() => process.nextTick(goOn));
}

/**
 * Fair queueing (round-robin by caller) of the event loop's time. On the embedded database a request is answered
 * within the turn of the loop that begins it. Were all begun that a turn reads, the others would wait unread in their
 * sockets, and who is refused would hear it last: so a turn begins work for TURN_MS, and then sockets are read again.
 * Callers take turns about, however much one of them wants. Resolves when the turn of `who` has come, and is
 * undefined where it is now.
 */
export function takeTurn(who: string): Promise<void> | undefined {
  const isFirst = since === undefined;
  if (isFirst) begin();
  if (isFirst || (line.size === 0 && !isOver())) return undefined;
  return new Promise((resolve) => {
    const waiting = line.get(who);
    if (waiting) waiting.push(resolve);
    else line.set(who, [resolve]);
  });
}

/** How many wait in line. */
export const queueLength = (): number => [...line.values()].reduce((sum, waiting) => sum + waiting.length, 0);

/** Identifies the present turn of the event loop: who has had theirs in it need not wait for another. */
export const presentTurn = (): number => turn;
