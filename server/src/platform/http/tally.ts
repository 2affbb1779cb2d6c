import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { routes } from '@tawseel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './auth.ts';

/** Outcome of a request, for the log and the metrics. */
export type EndedRequest = {
  requestId: string;
  method: string;
  /** Matched pattern, such as /api/warehouse/:id, which never contains user input. */
  route: string;
  /** 499 if the caller disconnected before the reply began. */
  status: number;
  ms: number;
  /** Client IP, from the trusted proxy if there is one. */
  address: string | undefined;
  caller: Caller | undefined;
  /** True if the reply began but was not sent completely. */
  cut: boolean;
};

/** Events by name, with their arguments. Areas add theirs. */
export interface Tally {
  /** Emitted first, when a request has ended and nothing more is sent to its caller. */
  closed: [IncomingMessage];
  requestEnded: [EndedRequest];
  signInFailed: [EndedRequest];
  requestShed: [];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Emitter of requests that have ended and of events to count. */
    tally: EventEmitter<Tally>;
  }
}

/** Route label of unmatched requests: unknown addresses, and the console's own pages. */
const UNMATCHED = 'unmatched';
const HUNG_UP = 499;
const SIGN_IN_REFUSED: ReadonlySet<number> = new Set([401, 429]);

/** Returns the route label; the console's files share one, because their names change with each build. */
function routeOf({ routeOptions: { url = UNMATCHED } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Emits the end of every request, including those that hooks refuse and those whose caller disconnects. */
export function tallyRequests(app: FastifyInstance): void {
  app.decorate('tally', new EventEmitter<Tally>());
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => tallyEnded(request, reply));
    done();
  });
}

/** Emits the end of a request that bypasses the hooks as well. */
export function tallyEnded(request: FastifyRequest, reply: FastifyReply): void {
  const { tally } = request.server;
  tally.emit('closed', request.raw);
  const { headersSent, writableEnded } = reply.raw;
  const ended: EndedRequest = {
    requestId: request.id,
    method: request.method,
    route: routeOf(request),
    status: headersSent ? reply.raw.statusCode : HUNG_UP,
    ms: reply.elapsedTime,
    address: request.ip,
    caller: request.caller,
    cut: headersSent && !writableEnded,
  };
  tally.emit('requestEnded', ended);
  if (ended.route === routes.account.login.path && SIGN_IN_REFUSED.has(ended.status)) {
    tally.emit('signInFailed', ended);
  }
}

/** Emits a reply sent before routing: it was no HTTP request, or the server was overloaded. */
export function tallyUnrouted(
  app: FastifyInstance,
  route: 'unparsed' | 'shed',
  ended: Pick<EndedRequest, 'requestId' | 'status' | 'address' | 'method'>,
): void {
  app.tally.emit('requestEnded', { ...ended, route, ms: 0, caller: undefined, cut: false });
}
