import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { routes } from '@tawseel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './auth.ts';

/** How a request ended, for the log and the metrics. */
export type EndedRequest = {
  requestId: string;
  method: string;
  /** Matched pattern, such as /api/warehouse/:id: never what was typed. */
  route: string;
  /** 499 where the caller hung up before an answer began. */
  status: number;
  ms: number;
  /** Client IP, by the trusted proxy if there is one. */
  address: string | undefined;
  caller: Caller | undefined;
  /** The answer began and was not written to its end. */
  cut: boolean;
};

/** Events by their names, with what each says. Areas add theirs. */
export interface Tally {
  /** Nothing more is written to its caller: the first that is heard of a request's end. */
  closed: [IncomingMessage];
  requestEnded: [EndedRequest];
  signInFailed: [EndedRequest];
  requestShed: [];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Event emitter of what has come to its end or is to be counted. */
    tally: EventEmitter<Tally>;
  }
}

/** Route label of what matches none: unknown addresses, with the console's own pages. */
const UNMATCHED = 'unmatched';
const HUNG_UP = 499;
const SIGN_IN_REFUSED: ReadonlySet<number> = new Set([401, 429]);

/** The built console has an address for each of its files, another one with each version. */
function routeOf({ routeOptions: { url = UNMATCHED } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Emits how every request ended, also those that hooks refuse and those whose caller hangs up. */
export function tallyRequests(app: FastifyInstance): void {
  app.decorate('tally', new EventEmitter<Tally>());
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => tallyEnded(request, reply));
    done();
  });
}

/** For a request that comes past the hooks too. */
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

/** What was answered before its route was looked for: it was no HTTP request, or there was too much to do. */
export function tallyUnrouted(
  app: FastifyInstance,
  route: 'unparsed' | 'shed',
  ended: Pick<EndedRequest, 'requestId' | 'status' | 'address' | 'method'>,
): void {
  app.tally.emit('requestEnded', { ...ended, route, ms: 0, caller: undefined, cut: false });
}
