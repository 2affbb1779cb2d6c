import { type ChargeParts, ERROR_STATUS, type ErrorBody, type ErrorCode } from '@tawseel/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CommitUnknown, isAborted, isConnectionLost, isTimeout } from '../engine/failures.ts';
import { TimeZoneMoved } from '../engine/kept-time-zone.ts';
import { LineFull } from '../security/line.ts';
import { isLongAndUnread, leaveBodyUnread } from './unread-body.ts';

/**
 * Application error with a code, called a refusal: thrown anywhere below a handler, answered with its code's status.
 * The message is read by people.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];

  constructor(code: ErrorCode, message: string, issues?: ErrorBody['issues'], cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.issues = issues;
  }
}

/** Rate limit exceeded (429), with Retry-After in seconds. Without a stack: a flood of them pays a tenth for those. */
export class RateLimited extends Refusal {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('too_many_requests', message);
    Error.stackTraceLimit = stackTraceLimit;
    this.retryAfter = retryAfter;
  }
}

/** A correction changes what an order costs, and nobody has confirmed the new charge (409). */
export class ChargeToConfirm extends Refusal {
  readonly charge: ChargeParts;

  constructor(message: string, charge: ChargeParts) {
    super('conflict', message, [{ path: 'confirmCharge', message }]);
    this.charge = charge;
  }
}

/** A page behind the last that a list has, of more rows than it counts (422): the same address never has it. */
export function pageBeyond(most: number, rows: string, instead: string): Refusal {
  const message = `Only the first ${most.toLocaleString('en')} ${rows} found have pages. ${instead}`;
  return refusedField('page', message);
}

function refusedField(path: string, message: string): Refusal {
  return new Refusal('invalid', `${path}: ${message}`, [{ path, message }]);
}

/** Retry-After of a 503, in seconds. */
export const RETRY_AFTER = 5;

const UNAVAILABLE = 'Tawseel cannot reach its database. Please try again in a few seconds.';

const LINE_FULL = 'Too many people are signing in. Please try again in a few seconds.';

const READ_ONLY = 'The database of Tawseel is read-only at the moment. Please try again in a few seconds.';

const TOO_SLOW =
  "Tawseel's database did not do this in the time it is given for one call. Please try again, or ask for less.";

const PERHAPS_SAVED =
  'The connection to the database was lost during saving, so this may or may not be saved. ' +
  'Check before you enter it again.';

/** Fastify's own refusals, said in our words. */
const FASTIFY_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The request body is empty; expected JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed',
    'The length of the request body is not its Content-Length.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', 'Send the body as application/json.'],
  FST_CP_ERR_INVALID_CONTENT: ['malformed', 'The request body could not be decompressed.'],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: [
    'wrong_type',
    'Send the body uncompressed, or compressed with gzip or zstd.',
  ],
  FST_ERR_BAD_URL: ['malformed', 'The address is not a valid URL.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is no page at this address.'],
};

/** Error codes of the two engines when they are unavailable, busy, full or shutting down. */
function databaseRefusal(error: FastifyError & { errcode?: number }): Refusal | undefined {
  const code = String(error.code ?? '');
  if (code === 'ERR_SQLITE_ERROR') return sqliteRefusal((error.errcode ?? 0) & 0xff);
  if (code === '23505') return duplicate();
  if (code === '53100') return diskFull();
  // A standby, or a primary that has just become one.
  if (code === '25006') return new Refusal('unavailable', READ_ONLY);
  if (code === 'XX001' || code === 'XX002') return damaged();
  if (error instanceof CommitUnknown) return new Refusal('unavailable', PERHAPS_SAVED);
  if (isTimeout(error)) return new Refusal('unavailable', TOO_SLOW);
  if (isConnectionLost(error) || isAborted(error) || /^(53|55P03)/.test(code)) {
    return new Refusal('unavailable', UNAVAILABLE);
  }
  return undefined;
}

/**
 * By SQLite's primary result codes: busy 5, locked 6, read-only 8, I/O 10, corrupt 11, full 13, cannot open 14,
 * constraint 19, not a database 26.
 */
function sqliteRefusal(result: number): Refusal | undefined {
  if (result === 19) return duplicate();
  if (result === 13) return diskFull();
  if (result === 11 || result === 26) return damaged();
  if ([5, 6, 8, 10, 14].includes(result)) return new Refusal('unavailable', UNAVAILABLE);
  return undefined;
}

function duplicate(): Refusal {
  return new Refusal('conflict', 'This was already entered. Reload to see it.');
}

function damaged(): Refusal {
  return new Refusal(
    'unavailable',
    'Part of the database is damaged and cannot be read. Please tell the operator of this server.',
  );
}

function diskFull(): Refusal {
  return new Refusal(
    'unavailable',
    'The disk of the server is full. Nothing was saved. Please tell the operator of this server.',
  );
}

/** Payload too large (413): names the body limit of the call. */
export function tooLarge({ routeOptions }: FastifyRequest): Refusal {
  const kilobytes = (routeOptions.bodyLimit ?? 0) / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  return new Refusal('too_large', `The request body is too large; the limit is ${limit}.`);
}

/**
 * Client disconnects, to be ignored: whoever hung up hears no answer, and it is no fault of ours. A request that came
 * to its end is destroyed too, and what was reset then is the database's connection.
 */
function isHungUp({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ECONNRESET' && raw.destroyed && !raw.complete;
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isHungUp(error, request)) return new Refusal('malformed', 'The request was interrupted.');
  const known = FASTIFY_ERRORS[error.code];
  if (known) return new Refusal(...known);
  if (error instanceof LineFull) return new Refusal('unavailable', LINE_FULL);
  if (error instanceof TimeZoneMoved) return new Refusal('unavailable', error.message);
  const fromDatabase = databaseRefusal(error);
  if (fromDatabase) return fromDatabase;
  if (error.statusCode === 413) return tooLarge(request);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('malformed', 'The request could not be read.');
  }
  return new Refusal('internal', 'Something went wrong on the server. It was logged. Please try again.');
}

/** Error handler of every call: the body is always {message, code, issues?, requestId}; never a stack, SQL or a path. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request);
  if (ERROR_STATUS[refusal.code] >= 500) request.server.logFault(error, request);
  answerRefusal(refusal, reply);
}

export function answerRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const status = ERROR_STATUS[refusal.code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (refusal instanceof RateLimited) reply.header('retry-after', refusal.retryAfter);
  if (status === 413 || isLongAndUnread(reply.request)) leaveBodyUnread(reply.request, reply);
  const body: ErrorBody = { message: refusal.message, code: refusal.code };
  if (refusal.issues) body.issues = refusal.issues;
  if (refusal instanceof ChargeToConfirm) body.charge = refusal.charge;
  body.requestId = reply.request.id;
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
