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
import { Slots } from './slots.ts';
import { throttle } from './throttle.ts';

const OVERLOADED = refuse('busy');

/** Decoded all the same, its letters would be stored as marks, and nobody could tell what they were. */
const NOT_UTF8 = refuse('not_utf8');

declare module 'fastify' {
  interface FastifyInstance {
    /** Gives back the slot of a request, before it waits for another service. */
    leaveSlot: (request: FastifyRequest) => void;
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
  routes.account.login.path,
  METRICS_PATH,
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call needs no token. */
    isOpen?: boolean;
    takesBody?: boolean;
    /** Fields and items that its body may have, where that is more than those of others. */
    mostValues?: number;
  }
}

/** All calls that need no token count as one caller: strangers can have any number of addresses. */
const STRANGERS = 'strangers';

/** Fair queue key of a request, by which its slots are counted too. */
function callerOf({ ip, routeOptions }: FastifyRequest): string {
  return routeOptions.config.isOpen ? STRANGERS : addressOf(ip);
}

/**
 * Load shedding: a request that could not be answered in good time gets a 503 at once, since a queue that only grows
 * makes everybody wait and serves nobody. A request holds a slot while it waits in the queue or is worked on, but not
 * while its body or another service is awaited, so that callers whose bodies never come keep nobody out. A caller is an address, or all
 * calls without a token together.
 */
export function shedLoad(app: FastifyInstance, headers: Record<string, string>, settings: Settings): void {
  const slots = new Slots<IncomingMessage>(settings.MOST_REQUESTS_AT_ONCE);
  const count = shedCounter(app);

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (slots.of(request.raw) || ALWAYS_TAKEN.has(request.routeOptions.url)) return undefined;
    // Whoever has hung up is not worked for, and would never give a slot back.
    if (reply.raw.destroyed) return reply.hijack();
    const caller = callerOf(request);
    const slot = slots.take(request.raw, caller);
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
  // After the limit on requests, an onRequest hook: what it refuses costs too little to wait in line.
  app.addHook('preParsing', enter);
  // After what the route does before its body is read: who asks has been looked up by then.
  app.addHook('onRoute', (route) => {
    const leaveUntilBodyCame = async ({ raw }: FastifyRequest) => {
      if (raw.complete === false) slots.release(raw);
    };
    route.preParsing = [route.preParsing ?? [], leaveUntilBodyCame].flat();
  });
  // To parse is work too, and comes before the next hook: for a body that came late, or whose sender a database far
  // away was asked about, in a turn of its own.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const isInTurn = slots.of(request.raw)?.turn === presentTurn();
    const turn = isInTurn ? undefined : takeTurn(callerOf(request));
    const read = () => {
      // Many a client announces JSON with every call.
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

/** Counts refusals and logs their number, at most once a second. */
function shedCounter(app: FastifyInstance): () => void {
  const count = throttle(0, (refused) => app.log.warn({ refused }, 'more requests than can be served'));
  return () => {
    count();
    app.tally.emit('requestShed');
  };
}
