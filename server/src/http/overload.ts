import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { routes } from '@tawseel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { answerRefusal, Refusal } from './errors.ts';
import { answerOnSocket } from './socket-answers.ts';

/**
 * A turn of the event loop answers so many requests however long they take, and others for so long. On the embedded
 * database a request is answered within the turn that reads it, so what is too much waits unread in sockets: the length
 * of the turn is the queue.
 */
const TAKEN_IN_A_TURN = 64;
const TURN_MS = 40;

const SAID_EVERY_MS = 1000;

const OVERLOADED = new Refusal(
  'unavailable',
  'Tawseel has more to do than it can at the moment. Please try again in a few seconds.',
);

/** Answered however much there is to do: whoever looks after the server, and whoever signs in to look. */
const ALWAYS_TAKEN: ReadonlySet<string | undefined> = new Set([
  routes.health.live.path,
  routes.health.ready.path,
  routes.admin.login.path,
]);

/**
 * Load shedding: 503 at once for what could not be answered in good time, since a queue that only grows makes everybody
 * wait and serves nobody. A request holds a slot while it is worked on, not while its body is awaited, and one address
 * holds half of them at most: callers whose bodies do not come keep nobody out.
 */
export function shedLoad(app: FastifyInstance, { MOST_REQUESTS_AT_ONCE: most }: Settings): void {
  const slots = new Map<IncomingMessage, string>();
  const held = new Map<string, number>();
  const mostOfAddress = Math.ceil(most / 2);
  const isTurnOver = turnWatch(app);
  const refuse = refuser(app);

  function release(raw: IncomingMessage): void {
    const address = slots.get(raw);
    if (address === undefined) return;
    slots.delete(raw);
    const left = (held.get(address) ?? 1) - 1;
    if (left > 0) held.set(address, left);
    else held.delete(address);
  }

  /** True when there is one, or the request has one already. */
  function take({ raw, ip }: FastifyRequest, reply: FastifyReply): boolean {
    if (slots.has(raw)) return true;
    const ofAddress = held.get(ip) ?? 0;
    if (slots.size >= most || ofAddress >= mostOfAddress) return false;
    slots.set(raw, ip);
    held.set(ip, ofAddress + 1);
    reply.raw.once('close', () => release(raw));
    return true;
  }

  const isExempt = (request: FastifyRequest) => ALWAYS_TAKEN.has(request.routeOptions.url);
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request)) return;
    if (isTurnOver() || !take(request, reply)) return refuse(reply);
  });
  // After what the route does before its body is read: who asks has been looked up by then.
  app.addHook('onRoute', (route) => {
    const leaveUntilBodyCame = async ({ raw }: FastifyRequest) => {
      if (raw.complete === false) release(raw);
    };
    route.preParsing = [route.preParsing ?? [], leaveUntilBodyCame].flat();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!isExempt(request) && !take(request, reply)) return refuse(reply);
  });
}

/** Whether the present turn of the event loop has had its share of work; each request asks once. Those that are injected come without a turn of their own. */
function turnWatch({ server }: FastifyInstance): () => boolean {
  let begun = 0;
  let since = 0;
  return () => {
    if (!server.listening) return false;
    if (begun === 0) {
      since = performance.now();
      setImmediate(() => {
        begun = 0;
      });
    }
    begun += 1;
    return begun > TAKEN_IN_A_TURN && performance.now() - since > TURN_MS;
  };
}

/** A line in the log for each refusal would make much of what is too much already: one a second counts them. */
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

/** How many connections are open at a time, in all and for each address; behind a proxy all come from one. */
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
        socket,
        headers,
        'too_many_requests',
        'There are too many connections from this address.',
      );
    }
  });
}
