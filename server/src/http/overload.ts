import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { routes } from '@tawseel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { shedEarly } from './early-shedding.ts';
import { answerRefusal, Refusal } from './errors.ts';
import { presentTurn, shortenTurn, takeTurn } from './fair-queue.ts';
import { refusalOf } from './parse.ts';
import { answerOnSocket } from './socket-answers.ts';
import { throttle } from './throttle.ts';

const OVERLOADED = new Refusal(
  'unavailable',
  'Tawseel has more to do than it can at the moment. Please try again in a few seconds.',
);

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests wait or are worked on. */
    slotsHeld: () => number;
    /** Whether a caller who has nothing under way would be refused. */
    isBusy: () => boolean;
  }
}

export const METRICS_PATH = '/metrics';

/** Exempt from load shedding: health checks, metrics, and the sign-in of whoever comes to look. */
const ALWAYS_TAKEN: ReadonlySet<string | undefined> = new Set([
  routes.health.live.path,
  routes.health.ready.path,
  routes.admin.login.path,
  METRICS_PATH,
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call needs no token. */
    isOpen?: boolean;
  }
}

/** All calls that need no token count as one caller: strangers can have any number of addresses. */
const STRANGERS = 'strangers';

/** Fair queue key of a request, by which its slots are counted too. */
function callerOf({ ip, routeOptions }: FastifyRequest): string {
  return routeOptions.config.isOpen ? STRANGERS : (networkOf(ip) ?? ip);
}

/** Per-request state: its caller, and the turn of the event loop in which it was started. */
type Slot = { caller: string; turn: number | undefined };

/**
 * Load shedding by a semaphore of slots: a request that could not be answered in good time gets a 503 at
 * once, since a queue that only grows makes everybody wait and serves nobody. A request holds a slot while it
 * waits in the queue or is worked on, but not while its body is awaited, so that callers whose bodies never
 * come keep nobody out. A caller is an address, or all calls without a token together. One caller holds half
 * of the slots at most. All callers together hold no more than that half either, which bounds the queue; only
 * when a single caller holds most of it are others let in beyond it. A queue that is half as long and has
 * many callers in it is shared evenly between them, since they take turns. While many callers have been
 * refused for seconds, the queue may only get half as long: a long queue is for bursts, and under lasting
 * load it only makes everybody wait.
 */
export function shedLoad(app: FastifyInstance, headers: Record<string, string>, settings: Settings): void {
  const { MOST_REQUESTS_AT_ONCE: most } = settings;
  const slots = new Map<IncomingMessage, Slot>();
  const held = new Map<string, number>();
  const half = Math.ceil(most / 2);
  const shed = shedCounter(app);
  const crowd = half / 4;
  const pressure = watchPressure(crowd);

  function count(caller: string): void {
    pressure.note(caller);
    shed();
  }

  function release(raw: IncomingMessage): void {
    const slot = slots.get(raw);
    if (!slot) return;
    const { caller } = slot;
    slots.delete(raw);
    const left = (held.get(caller) ?? 1) - 1;
    if (left > 0) held.set(caller, left);
    else held.delete(caller);
  }

  function isFull(ofCaller: number): boolean {
    if (slots.size >= most || ofCaller >= half) return true;
    const isCrowd = slots.size >= half / 2 && held.size >= crowd;
    if (isCrowd && ofCaller >= Math.max(1, Math.floor(half / held.size))) return true;
    const longest = isCrowd && pressure.isSustained() ? half / 2 : half;
    return (
      slots.size >= longest && (ofCaller > slots.size / 2 || Math.max(...held.values()) <= slots.size / 2)
    );
  }

  /** Undefined when there is none. */
  function take(request: FastifyRequest): Slot | undefined {
    const caller = callerOf(request);
    const ofCaller = held.get(caller) ?? 0;
    if (isFull(ofCaller)) return undefined;
    const slot: Slot = { caller, turn: undefined };
    slots.set(request.raw, slot);
    held.set(caller, ofCaller + 1);
    return slot;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (slots.has(request.raw) || ALWAYS_TAKEN.has(request.routeOptions.url)) return undefined;
    // Whoever has hung up is not worked for, and would never give a slot back.
    if (reply.raw.destroyed) return reply.hijack();
    const slot = take(request);
    if (!slot) {
      count(callerOf(request));
      return answerRefusal(OVERLOADED, reply);
    }
    await takeTurn(slot.caller);
    slot.turn = presentTurn();
    return reply.raw.destroyed ? reply.hijack() : undefined;
  }

  app.tally.on('closed', release);
  app.server.on('connection', shortenTurn);
  app.decorate('slotsHeld', () => slots.size);
  app.decorate('isBusy', () => isFull(0));
  // After the limit on requests, an onRequest hook: what it refuses costs too little to wait in line.
  app.addHook('preParsing', enter);
  // After what the route does before its body is read: who asks has been looked up by then.
  app.addHook('onRoute', (route) => {
    const leaveUntilBodyCame = async ({ raw }: FastifyRequest) => {
      if (raw.complete === false) release(raw);
    };
    route.preParsing = [route.preParsing ?? [], leaveUntilBodyCame].flat();
  });
  // To parse is work too, and comes before the next hook: for a body that came late, or whose sender a database far
  // away was asked about, in a turn of its own.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isInTurn = slots.get(request.raw)?.turn === presentTurn();
    const turn = isInTurn ? undefined : takeTurn(callerOf(request));
    const read = () => {
      const refusal = refusalOf(String(body));
      if (refusal) done(refusal);
      else parseJson(request, String(body), done);
    };
    if (turn) void turn.then(read);
    else read();
  });
  app.addHook('preValidation', enter);
  const isFullFor = (caller: string) => isFull(held.get(caller) ?? 0);
  shedEarly(app, headers, settings, { isFullFor, refusal: OVERLOADED, count });
}

const WINDOW_MS = 1000;

/**
 * Pressure is sustained when at least `many` different callers were refused in the last window; a single
 * caller who asks too much is not pressure.
 */
function watchPressure(many: number): { note: (caller: string) => void; isSustained: () => boolean } {
  const refused = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  let wasHigh = false;
  return {
    note: (caller) => {
      const now = performance.now();
      if (now - since > WINDOW_MS) {
        wasHigh = refused.size >= many && now - since <= 2 * WINDOW_MS;
        since = now;
        refused.clear();
      }
      refused.add(caller);
    },
    isSustained: () => wasHigh && performance.now() - since <= WINDOW_MS,
  };
}

/** Counts refusals and logs their number, at most once a second. */
function shedCounter(app: FastifyInstance): () => void {
  const count = throttle(0, (refused) => app.log.warn({ refused }, 'more requests than can be served'));
  return () => {
    count();
    app.tally.emit('requestShed');
  };
}

/** Connection limit, in total and by address; behind a proxy all connections come from one address. */
export function capConnections(
  app: FastifyInstance,
  headers: Record<string, string>,
  settings: Settings,
): void {
  app.server.maxConnections = settings.MOST_CONNECTIONS;
  if (settings.TRUST_PROXY) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '') ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > settings.MOST_CONNECTIONS_PER_ADDRESS) {
      answerOnSocket(
        app,
        socket,
        headers,
        'too_many_requests',
        'There are too many connections from this address.',
      );
    }
  });
}
