import type { ChargeParts } from '@tawseel/contract/errors';
import { type RefusalCode, statusOf } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Code, type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CommitUnknown, isAborted, isConnectionLost, isTimeout } from '../engine/failures.ts';
import { TimeZoneMoved } from '../engine/stored-time-zone.ts';
import { FilesUnavailable } from '../files/file-store.ts';
import { QueueFull } from '../security/hash-queue.ts';
import { inEnglish } from '../values/in-english.ts';
import { speakerOf } from './language.ts';
import { isLongAndUnread, leaveBodyUnread } from './unread-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages that replace refusals as JSON, by the beginning of their paths. */
    refusalPages: Map<string, RefusalPage>;
  }
}

/** Returns the page that tells a visitor of a refusal, with its headers. */
export type RefusalPage = (
  request: FastifyRequest,
  refused: Sentence,
) => { html: string; headers: Readonly<Record<string, string>> };

/** Problem with one field. */
export type Issue = { path: string; problem: Sentence };

/**
 * Application error, called a refusal: thrown anywhere below a handler, and sent with the status of its code in the
 * caller's language. Its message is English, for logs and the command line.
 */
export class Refusal extends Error {
  readonly sentence: Sentence<RefusalCode>;
  readonly issues: readonly Issue[] | undefined;

  constructor(sentence: Sentence<RefusalCode>, issues?: readonly Issue[], cause?: unknown) {
    super(inEnglish(sentence), { cause });
    this.sentence = sentence;
    this.issues = issues;
  }
}

export function refuse<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Refusal {
  return new Refusal(sentence(code, ...params));
}

/** Returns a refusal caused by one field. */
export function refuseField<C extends RefusalCode>(path: string, code: C, ...params: ParamsOf<C>): Refusal {
  const problem = sentence(code, ...params);
  return new Refusal(problem, [{ path, problem }]);
}

/** Returns a validation error (422) that names the first problem, as request schemas do, and counts those left out. */
export function invalid(issues: readonly [Issue, ...Issue[]], more = 0): Refusal {
  return new Refusal(sentence('invalid', { ...issues[0], more }), issues);
}

/** Returns a validation error for a rule that no schema can express. */
export function invalidField<C extends Code>(path: string, code: C, ...params: ParamsOf<C>): Refusal {
  return invalid([{ path, problem: sentence(code, ...params) }]);
}

/**
 * Rate limit exceeded (429), with Retry-After in seconds. It has no stack trace, which makes a flood of them ten
 * times cheaper.
 */
export class RateLimited extends Refusal {
  readonly retryAfter: number;

  constructor(sentence: Sentence<RefusalCode>, retryAfter: number) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(sentence);
    Error.stackTraceLimit = stackTraceLimit;
    this.retryAfter = retryAfter;
  }
}

/** A correction changes the price of an order, and the new charge is not confirmed (409). */
export class ChargeToConfirm extends Refusal {
  readonly charge: ChargeParts;

  constructor(sentence: Sentence<RefusalCode>, charge: ChargeParts) {
    super(sentence, [{ path: 'confirmCharge', problem: sentence }]);
    this.charge = charge;
  }
}

/** Retry-After of a 503, in seconds. */
export const RETRY_AFTER = 5;

/** Codes of Fastify's own errors. */
const FASTIFY_ERRORS = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_missing',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'other_length',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_CP_ERR_INVALID_CONTENT: 'not_decompressed',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'wrong_encoding',
  FST_ERR_BAD_URL: 'bad_url',
  FST_ERR_MAX_PARAM_LENGTH: 'no_such_page',
} as const satisfies Record<string, RefusalCode>;

function isOfFastify(code: string): code is keyof typeof FASTIFY_ERRORS {
  return Object.hasOwn(FASTIFY_ERRORS, code);
}

/** Returns the refusal for database errors when an engine is unavailable, busy, full or shutting down, or undefined. */
function databaseRefusal(error: FastifyError & { errcode?: number }): Refusal | undefined {
  const code = String(error.code ?? '');
  if (code === 'ERR_SQLITE_ERROR') return sqliteRefusal((error.errcode ?? 0) & 0xff);
  if (code === '23505') return refuse('already_entered');
  if (code === '53100') return refuse('disk_full');
  // A standby, or a primary that has just become one.
  if (code === '25006') return refuse('read_only');
  if (code === 'XX001' || code === 'XX002') return refuse('damaged');
  if (error instanceof CommitUnknown) return refuse('perhaps_saved');
  if (isTimeout(error)) return refuse('too_slow');
  if (isConnectionLost(error) || isAborted(error) || /^(53|55P03)/.test(code)) {
    return refuse('unavailable');
  }
  return undefined;
}

/**
 * Returns the refusal by SQLite's primary result codes: busy 5, locked 6, read-only 8, I/O 10, corrupt 11, full 13,
 * cannot open 14, constraint 19, not a database 26.
 */
function sqliteRefusal(result: number): Refusal | undefined {
  if (result === 19) return refuse('already_entered');
  if (result === 13) return refuse('disk_full');
  if (result === 11 || result === 26) return refuse('damaged');
  if ([5, 6, 8, 10, 14].includes(result)) return refuse('unavailable');
  return undefined;
}

/** Payload too large (413): names the body limit of the call. */
export function tooLarge({ routeOptions }: FastifyRequest): Refusal {
  return refuse('too_large', { kilobytes: (routeOptions.bodyLimit ?? 0) / 1024 });
}

/**
 * Returns true if the client disconnected before its request was complete, which is not a fault of the server. After
 * a complete request, ECONNRESET comes from the database's connection.
 */
function isHungUp({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ECONNRESET' && raw.destroyed && !raw.complete;
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isHungUp(error, request)) return refuse('interrupted');
  if (isOfFastify(error.code)) return refuse(FASTIFY_ERRORS[error.code]);
  if (error instanceof QueueFull) return refuse('sign_ins_queue_full');
  if (error instanceof FilesUnavailable) return refuse('files_unavailable');
  if (error instanceof TimeZoneMoved) return refuse('time_zone_moved', { zone: error.zone });
  const fromDatabase = databaseRefusal(error);
  if (fromDatabase) return fromDatabase;
  if (error.statusCode === 413) return tooLarge(request);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('malformed');
  }
  return refuse('internal');
}

/**
 * Handles errors of all calls: the body is always {message, code, params?, issues?, requestId}; never a stack, SQL or
 * a path.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request);
  if (statusOf(refusal.sentence.code) >= 500) request.server.logFault(error, request);
  answerRefusal(refusal, reply);
}

export function answerRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { sentence, issues } = refusal;
  const status = statusOf(sentence.code);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (refusal instanceof RateLimited) reply.header('retry-after', refusal.retryAfter);
  if (status === 413 || isLongAndUnread(reply.request)) leaveBodyUnread(reply.request, reply);
  const [, pageOf] =
    [...reply.server.refusalPages].find(([path]) => reply.request.url.startsWith(path)) ?? [];
  if (pageOf) {
    const { html, headers } = pageOf(reply.request, sentence);
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  }
  const say = speakerOf(reply.request);
  const spoken = (one: Sentence) => ({ message: say(one), ...one });
  const body = {
    ...spoken(sentence),
    ...(issues && { issues: issues.map(({ path, problem }) => ({ path, ...spoken(problem) })) }),
    ...(refusal instanceof ChargeToConfirm && { charge: refusal.charge }),
    requestId: reply.request.id,
  };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
