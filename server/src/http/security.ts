import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../settings.ts';
import { answerRefusal, Refusal } from './errors.ts';

const YEAR_SECONDS = 31_536_000;

/** What helmet sets, asked of it once: for each answer it would write the same policies anew. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  // Of a request it reads nothing, and of a response it uses these two.
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** Headers on every answer, and how often one address may ask. */
export async function protect(app: FastifyInstance, settings: Settings): Promise<void> {
  const host = settings.API_HOST ? [settings.API_HOST] : [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...host],
        imgSrc: ["'self'", 'https:', ...host],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: false,
  });
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  await app.register(rateLimit, {
    max: settings.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api'),
    // By address alone: with a token in the key, every made-up one would be let in afresh.
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode: 429 }),
  });
}

const OVERLOADED = new Refusal(
  'unavailable',
  'Tawseel has more to do than it can at the moment. Please try again.',
);
const SAID_EVERY_MS = 1000;
const TURN_MS = 5;

/**
 * Answers 503 at once when as many requests are under way as the server can serve in good time: a queue that only
 * grows would make everybody wait and serve nobody. Those beyond what a turn of the event loop has time for wait here,
 * where they are counted, and not unread in their sockets. One whose body does not come counts no more, or a few slow
 * callers could keep everybody out.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  const underWay = new Set<IncomingMessage>();
  const refuse = refuser(app);
  const untilItsTurn = takeTurns();
  const enter = async ({ raw, url }: FastifyRequest, reply: FastifyReply) => {
    if (underWay.has(raw) || url.startsWith('/health')) return;
    if (underWay.size >= most) return refuse(reply);
    underWay.add(raw);
    reply.raw.once('close', () => underWay.delete(raw));
    await untilItsTurn();
  };
  const leaveWithoutBody = async ({ raw }: FastifyRequest) => {
    // By then a body that came along with its head has been read; requests injected in tests have no `complete`.
    setImmediate(() => {
      if (raw.complete === false) underWay.delete(raw);
    });
  };
  app.addHook('onRequest', enter);
  // After what the route itself does before its body is read, which is work.
  app.addHook('onRoute', (route) => {
    route.preParsing = [route.preParsing ?? [], leaveWithoutBody].flat();
  });
  app.addHook('preValidation', enter);
}

/**
 * Lets work begin for TURN_MS in each turn of the event loop, the rest wait in line. The embedded database answers
 * within a turn, and a turn takes in one new connection: with long turns, callers would wait in a queue of the system.
 */
function takeTurns(): () => Promise<void> | undefined {
  let end = 0;
  const hasTime = () => {
    const now = performance.now();
    if (end === 0) {
      end = now + TURN_MS;
      setImmediate(() => {
        end = 0;
      });
    }
    return now < end;
  };
  const wait = (go: () => void) => setImmediate(() => (hasTime() ? go() : wait(go)));
  return () => (hasTime() ? undefined : new Promise(wait));
}

/** A line in the log for each refusal would make much of what is too much already. */
function refuser(app: FastifyInstance): (reply: FastifyReply) => FastifyReply {
  let refused = 0;
  const say = () => {
    app.log.warn({ refused }, 'more requests than can be served');
    refused = 0;
  };
  return (reply) => {
    if (refused === 0) setTimeout(say, SAID_EVERY_MS).unref();
    refused += 1;
    return answerRefusal(OVERLOADED, reply);
  };
}

/** Cross-origin calls, for the origins that a setting names and no others. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
