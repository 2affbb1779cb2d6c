import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { routes } from '@tawseel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { addressOf } from './caller-address.ts';
import { shedEarly } from './early-shedding.ts';
import { answerRefusal, refuse } from './errors.ts';
import { presentTurn, shortenTurn, takeTurn } from './fair-queue.ts';
import { refusalOf } from './parse.ts';
import { throttle } from './throttle.ts';

/** State of a request: its callers, and the turn of the event loop in which it was started. */
type Slot = { callers: readonly string[]; turn: number | undefined };

/**
 * Bounded semaphore of slots. One caller holds at most half of them, so that others have room; one that is part of
 * another, as an address is of all strangers, a quarter.
 */
class Slots<Holder> {
  readonly #most: number;
  readonly #slots = new Map<Holder, Slot>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#slots.size;
  }

  of(holder: Holder): Slot | undefined {
    return this.#slots.get(holder);
  }

  /** Returns true if callers, each part of the one before, would be refused; if none, whether all slots are taken. */
  isFull(...callers: readonly string[]): boolean {
    const hasShare = (caller: string, depth: number) =>
      (this.#held.get(caller) ?? 0) < Math.ceil(this.#most / 2 ** (depth + 1));
    return this.size >= this.#most || !callers.every(hasShare);
  }

  /** Returns undefined if there is no free slot. */
  take(holder: Holder, ...callers: readonly string[]): Slot | undefined {
    if (this.isFull(...callers)) return undefined;
    const slot: Slot = { callers, turn: undefined };
    this.#slots.set(holder, slot);
    for (const caller of callers) this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
    return slot;
  }

  release(holder: Holder): void {
    const slot = this.#slots.get(holder);
    if (!slot) return;
    this.#slots.delete(holder);
    for (const caller of slot.callers) {
      const left = (this.#held.get(caller) ?? 1) - 1;
      if (left > 0) this.#held.set(caller, left);
      else this.#held.delete(caller);
    }
  }
}

const OVERLOADED = refuse('busy');

/** If it were decoded anyway, the invalid letters would be stored as replacement characters and lost. */
const NOT_UTF8 = refuse('not_utf8');

declare module 'fastify' {
  interface FastifyInstance {
    /** Releases the slot of a request, before it waits for another service. */
    leaveSlot: (request: FastifyRequest) => void;
    /** Returns the number of requests that are waiting or in progress. */
    slotsHeld: () => number;
    /** Returns true if a caller without requests in progress would be refused. */
    isBusy: () => boolean;
  }
}

export const METRICS_PATH = '/metrics';

/** Exempt from load shedding: health checks, metrics, and the sign-in of the user who comes to investigate. */
const ALWAYS_TAKEN: ReadonlySet<string | undefined> = new Set([
  routes.health.live.path,
  routes.health.ready.path,
  routes.account.login.path,
  METRICS_PATH,
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the call needs no token. */
    isOpen?: boolean;
    takesBody?: boolean;
    /** Limit of fields and items in the body, if higher than the default. */
    mostValues?: number;
  }
}

/**
 * Caller that all calls without a token share, because an attacker can have any number of addresses. Each of them has
 * only a part of the share, so that one does not keep all receivers out.
 */
const STRANGERS = 'strangers';

/** Returns the fair queue key of a request, which also counts its slots. */
function callerOf({ ip, routeOptions }: FastifyRequest): string {
  return routeOptions.config.isOpen ? STRANGERS : addressOf(ip);
}

/**
 * Sheds load: a request that could not be answered in good time gets a 503 at once, because an ever-growing queue
 * would delay all callers and serve none. A request holds a slot while it waits in the queue or is processed, but not
 * while its body or another service is awaited, so that callers whose bodies never arrive keep no one out. A caller
 * is an address, or all calls without a token together.
 */
export function shedLoad(app: FastifyInstance, headers: Record<string, string>, settings: Settings): void {
  const slots = new Slots<IncomingMessage>(settings.MOST_REQUESTS_AT_ONCE);
  const count = shedCounter(app);

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (slots.of(request.raw) || ALWAYS_TAKEN.has(request.routeOptions.url)) return undefined;
    // A caller that has disconnected gets no work done, and would never release a slot.
    if (reply.raw.destroyed) return reply.hijack();
    const caller = callerOf(request);
    const parts = caller === STRANGERS ? [`${STRANGERS} ${addressOf(request.ip)}`] : [];
    const slot = slots.take(request.raw, caller, ...parts);
    if (!slot) {
      count();
      return answerRefusal(OVERLOADED, reply);
    }
    await takeTurn(caller);
    slot.turn = presentTurn();
    return reply.raw.destroyed ? reply.hijack() : undefined;
  }

  app.tally.on('closed', (raw) => slots.release(raw));
  app.server.on('connection', shortenTurn);
  app.decorate('leaveSlot', ({ raw }: FastifyRequest) => slots.release(raw));
  app.decorate('slotsHeld', () => slots.size);
  app.decorate('isBusy', () => slots.isFull());
  // In preParsing, after the onRequest hook of the rate limit, whose refusals are too cheap to queue for.
  app.addHook('preParsing', enter);
  // After the route's own preParsing hook, which has authenticated the caller by then.
  app.addHook('onRoute', (route) => {
    const leaveUntilBodyCame = async ({ raw }: FastifyRequest) => {
      if (raw.complete === false) slots.release(raw);
    };
    route.preParsing = [route.preParsing ?? [], leaveUntilBodyCame].flat();
  });
  // Parsing is work too, and comes before the next hook. It gets a turn of its own if the body arrived late, or if a
  // remote database was asked about the caller.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const isInTurn = slots.of(request.raw)?.turn === presentTurn();
    const turn = isInTurn ? undefined : takeTurn(callerOf(request));
    const read = () => {
      // Many clients announce JSON with every call.
      if (body.length === 0 && !request.routeOptions.config.takesBody) return done(null);
      if (!isUtf8(body)) return done(NOT_UTF8);
      const json = body.toString();
      const refusal = refusalOf(json, request.routeOptions.config.mostValues);
      if (refusal) done(refusal);
      else parseJson(request, json, done);
    };
    if (turn) void turn.then(read);
    else read();
  });
  app.addHook('preValidation', enter);
  const isFullFor = (caller: string) => slots.isFull(caller);
  shedEarly(app, headers, settings, { isFullFor, refusal: OVERLOADED, count });
}

/** Returns a counter of refusals that logs their number at most once a second. */
function shedCounter(app: FastifyInstance): () => void {
  const count = throttle(0, (refused) => app.log.warn({ refused }, 'more requests than can be served'));
  return () => {
    count();
    app.tally.emit('requestShed');
  };
}
