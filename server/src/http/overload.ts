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

/** Caller of every call that needs no token: strangers have any number of addresses. */
const STRANGERS = 'strangers';

/** Fair queue key of a request, by which its slots are counted too. */
function callerOf({ ip, routeOptions }: FastifyRequest): string {
  return routeOptions.config.isOpen ? STRANGERS : (networkOf(ip) ?? ip);
}

/** Per-request state: whose request it is, and the turn of the event loop it was begun in. */
type Slot = { caller: string; turn: number | undefined };

/**
 * Load shedding by a semaphore of slots: 503 at once for what could not be answered in good time, since a queue that
 * only grows makes everybody wait and serves nobody. A request holds a slot while it waits in line or is worked on,
 * not while its body is awaited: callers whose bodies do not come keep nobody out. A caller is an address, or all
 * strangers together. One caller holds half of the slots at most. All together hold no more either, for that is how
 * long the line may grow; only when most of the half are held by a single caller, others are let in beyond it. A line
 * half as long in which many stand is shared evenly: they take turns about, so the third of one waits for three of each.
 * It grows no longer while many callers are refused for seconds: a long line is for bursts, and otherwise makes all wait.
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

/** Pressure is sustained when so many callers were refused in the window before: one who asks for too much is none. */
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

/** Counts what is refused, and writes one line a second that says how much it was. */
function shedCounter(app: FastifyInstance): () => void {
  const count = throttle(0, (refused) => app.log.warn({ refused }, 'more requests than can be served'));
  return () => {
    count();
    app.tally.emit('requestShed');
  };
}

/** Connection limit, in all and by address; behind a proxy all come from one. */
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
