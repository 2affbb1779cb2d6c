/**
 * SQLSTATEs after which the connection is of no use: lost, shut down, ended for idling; one to a primary that
 * has become a replica (failover) reads, but does not write.
 */
const LOST = /^(08|57P|25P03|25006)/;
/** What the driver says without a code. */
const LOST_SAYING =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|read ECONNRESET/;
/** Serialization failure, deadlock: the database has undone the whole transaction. */
const ABORTED = ['40001', '40P01'];
/** No prepared statement of that name, or one whose tables have changed since: it was not run. */
const STATEMENT_GONE = ['26000', '0A000'];
/** Statement timeout, by the database (query_canceled) or by the driver. */
const CANCELED = '57014';
const READ_TIMEOUT = 'Query read timeout';

/** No connection could be had in time, of the pool or of the server. */
const UNREACHABLE = /timeout exceeded when trying to connect|connection timeout/;

/** Commit of unknown outcome: the connection was lost between the word and its answer. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit.', { cause });
  }
}

function codeOf(error: Error): string {
  return String((error as NodeJS.ErrnoException).code ?? '');
}

/** While connecting anything may be said: a socket's file that is gone is ENOENT, a host without an address ENOTFOUND. */
function isOfSocket({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall === 'connect' || syscall === 'getaddrinfo' || /^E(CONN|PIPE|TIMEDOUT)/.test(code ?? '');
}

/** PostgreSQL's connection is lost; what it was asked was done or not. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LOST.test(codeOf(error)) || LOST_SAYING.test(error.message) || isOfSocket(error);
}

/** PostgreSQL has undone the transaction because of others: the same may work a moment later. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && ABORTED.includes(codeOf(error));
}

/** PostgreSQL did not answer within the statement timeout. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === CANCELED || isReadTimeout(error));
}

/** The driver gave up waiting: the statement still runs, and its connection with it. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === READ_TIMEOUT;
}

/** A prepared statement has to be prepared anew: it was not run. */
export function isStatementGone(error: unknown): boolean {
  return error instanceof Error && STATEMENT_GONE.includes(codeOf(error));
}

/**
 * What was not done may work at once: it was undone because of others, or its connection was lost and there are more.
 * Where none could be had, another attempt would keep its caller waiting as long again.
 */
export function mayWorkAtOnce(error: unknown): boolean {
  if (isAborted(error) || isStatementGone(error)) return true;
  return isConnectionLost(error) && !(error instanceof Error && UNREACHABLE.test(error.message));
}
