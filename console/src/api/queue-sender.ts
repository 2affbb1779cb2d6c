import { CallError, isUnsettled } from './call.ts';

/**
 * State of the queue: everything is sent or on its way, the network or the server must be tried again, no user is
 * signed in, or the server refused an entry.
 */
export type SendPhase = 'moving' | 'waiting' | 'signedOut' | 'refused';
export type SendState = { phase: SendPhase; message: string };

type Queued = { clientId: string };
type Answered = { clientId?: string | undefined };

export type QueueSenderParts<Kept extends Queued, Answer extends Answered> = {
  store: {
    /** Returns the oldest queued entries, as many as one call takes. */
    batch: (by: string) => Promise<Kept[]>;
    answer: (answers: readonly Answer[]) => Promise<void>;
  };
  /** Signed-in user. */
  by: string;
  inTurn: Turn;
  /** Makes one call; throws as `call` does. */
  send: (batch: readonly Kept[]) => Promise<Answer[]>;
  onState: (state: SendState) => void;
  onAnswered: (answers: readonly Answer[]) => void;
};

export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const SHORTEST_MS = 1000;
const LONGEST_MS = 10_000;
/** State of a queue that nothing blocks. */
export const MOVING: SendState = { phase: 'moving', message: '' };

/**
 * Returns a lock for one call at a time over all tabs of this browser. Without locks, as without TLS, it covers this
 * tab alone; two tabs may then send the same entry, which the server recognises by its id.
 */
export function turnsOf(lock: string): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (navigator.locks) return navigator.locks.request(lock, work);
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

function phaseOf(error: unknown): SendPhase {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 'no-token' || status === 401) return 'signedOut';
  return isUnsettled(error) ? 'waiting' : 'refused';
}

/** Returns the delay in milliseconds that the server asked for. */
function askedForMs(error: unknown): number {
  const params: unknown = error instanceof CallError ? Reflect.get(Object(error.body), 'params') : undefined;
  const seconds: unknown = Reflect.get(Object(params), 'seconds');
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}

/**
 * Returns the delay of an exponential backoff with jitter, so that stations or phones do not return at the same
 * moment.
 */
function delayMs(tries: number, error: unknown): number {
  const backoff = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** tries);
  return Math.max(askedForMs(error), backoff) * (0.5 + Math.random());
}

/**
 * Sends the queued entries in order until none is left. Lost networks, faults of the server and its limits are waited
 * out; an entry leaves the queue only by its own answer.
 */
export function queueSender<Kept extends Queued, Answer extends Answered>({
  store,
  by,
  inTurn,
  send,
  onState,
  onAnswered,
}: QueueSenderParts<Kept, Answer>) {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  /** True if nothing is sent before a user signs in or asks for it. */
  let isHalted = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends one batch. Returns false if there was none. */
  async function sendOne(): Promise<boolean> {
    const batch = await store.batch(by);
    if (batch.length === 0 || isStopped) return false;
    const answers = await send(batch);
    const ids = new Set(answers.map(({ clientId }) => clientId));
    if (batch.some(({ clientId }) => !ids.has(clientId))) throw new CallError(200, undefined);
    await store.answer(answers);
    onAnswered(answers);
    return true;
  }

  function fail(error: unknown) {
    const phase = phaseOf(error);
    onState({ phase, message: error instanceof Error ? error.message : '' });
    isHalted = phase !== 'waiting';
    if (isHalted) return;
    timer = setTimeout(() => void run(), delayMs(tries, error));
    tries += 1;
  }

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      while (isWanted) {
        isWanted = false;
        while (await inTurn(sendOne)) tries = 0;
      }
      if (!isStopped) onState(MOVING);
    } catch (error) {
      if (!isStopped) fail(error);
    } finally {
      isRunning = false;
    }
  }

  return {
    /** Sends new entries at once, unless a delay is running. */
    kick() {
      if (timer === undefined && !isHalted) void run();
    },
    /** Tries again at once: the network is back, or a user signed in or asked for it. */
    retry() {
      tries = 0;
      isHalted = false;
      void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
