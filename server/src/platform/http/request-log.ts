import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Caller } from './auth.ts';
import type { LogStream } from './log-stream.ts';
import type { EndedRequest } from './tally.ts';
import { throttle } from './throttle.ts';

/**
 * Lines per second, above which they are only counted: requests without a token, failed sign-ins, faults with their
 * stacks.
 */
const MOST_LINES = { ofStrangers: 100, ofSignIns: 10, ofFaults: 10 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs an error that is not the caller's fault. */
    logFault: (error: Error, request: FastifyRequest) => void;
  }
}

/** Fastify's own lines: none per request, because ours has more, but those of replies that fail halfway. */
export class FaultLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, _reply: FastifyReply): void {
    const isHungUp = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isHungUp) request.server.logFault(error, request);
  }

  override serializerError(error: Error, request: FastifyRequest, _reply: FastifyReply): void {
    request.server.logFault(error, request);
  }
}

/** Returns true for files of the console and health checks, which are frequent and uninteresting. */
function isOrdinary({ route, status }: EndedRequest): boolean {
  return status < 400 && !route.startsWith('/api/');
}

function kindOf(caller: Exclude<Caller, { kind: 'nobody' }>): string {
  return caller.kind === 'person' ? caller.role : 'key';
}

/** Builds the line by hand, because the logger would take a tenth of the time of a page of orders. */
function lineOf(ended: EndedRequest): string {
  const { requestId, method, route, status, ms, address = '', caller, cut } = ended;
  const level = isOrdinary(ended) ? 'debug' : 'info';
  const who = caller && caller.kind !== 'nobody' ? `,"kind":"${kindOf(caller)}","id":"${caller.id}"` : '';
  return (
    `{"level":"${level}","time":"${new Date().toISOString()}","requestId":"${requestId}","method":"${method}",` +
    `"route":"${route}","status":${status},"ms":${Math.round(ms * 10) / 10},"address":${JSON.stringify(address)}` +
    `${who}${cut ? ',"cut":true' : ''},"msg":"request"}\n`
  );
}

/**
 * Access log: writes a line for each request once it has ended. It never has user input: only the route's pattern, no
 * headers, body or email.
 */
export function logRequests(app: FastifyInstance, stream: LogStream): void {
  const { log, tally } = app;
  const mayLogStranger = throttle(MOST_LINES.ofStrangers, (requests) =>
    log.info({ requests }, 'more requests of callers who are not signed in'),
  );
  const mayLogSignIn = throttle(MOST_LINES.ofSignIns, (failed) =>
    log.warn({ failed }, 'more sign-ins failed'),
  );
  const mayLogFault = throttle(MOST_LINES.ofFaults, (failed) =>
    log.error({ failed }, 'more requests failed'),
  );

  app.decorate('logFault', (error: Error, request: FastifyRequest) => {
    if (mayLogFault()) log.error({ requestId: request.id, err: error }, 'request failed');
  });
  tally.on('signInFailed', ({ requestId, status, address }) => {
    if (mayLogSignIn()) log.warn({ requestId, status, address }, 'sign-in failed');
  });
  if (log.level !== 'info' && log.level !== 'debug') return;
  tally.on('requestEnded', (ended) => {
    if (isOrdinary(ended) && log.level !== 'debug') return;
    const isStranger = ended.caller === undefined || ended.caller.kind === 'nobody';
    if (!isStranger || mayLogStranger()) stream.write(lineOf(ended));
  });
}
