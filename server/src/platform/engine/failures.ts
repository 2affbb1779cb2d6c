/**
 * SQLSTATEs that make the connection unusable: lost, server shut down, or ended for idling. After a failover, a
 * connection to a primary that became a replica can read but not write.
 */
const LOST = /^(08|57P|25P03|25006)/;
/** Driver messages of lost connections, which have no code. */
const LOST_SAYING =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|read ECONNRESET/;
/** Serialization failure and deadlock: the database has rolled back the whole transaction. */
const ABORTED = ['40001', '40P01'];
/** Prepared statement missing, or invalid because its tables changed: it was not run. */
const STATEMENT_GONE = ['26000', '0A000'];
/** Statement timeout, by the database (query_canceled) or by the driver. */
const CANCELED = '57014';
const READ_TIMEOUT = 'Query read timeout';

/** No connection in time, from the pool or from the server. */
const UNREACHABLE = /timeout exceeded when trying to connect|connection timeout/;

/** Commit of unknown outcome: the connection was lost before the commit was acknowledged. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit.', { cause });
  }
}

function codeOf(error: Error): string {
  return String((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Returns true for errors of the socket. While connecting, any code counts: a missing socket file is ENOENT, an
 * unknown host ENOTFOUND.
 */
function isOfSocket({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall === 'connect' || syscall === 'getaddrinfo' || /^E(CONN|PIPE|TIMEDOUT)/.test(code ?? '');
}

/** Returns true if the connection to PostgreSQL is lost; the statement may or may not have run. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return LOST.test(codeOf(error)) || LOST_SAYING.test(error.message) || isOfSocket(error);
}

/** Returns true if PostgreSQL has rolled back the transaction because of others, so that a retry may work. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && ABORTED.includes(codeOf(error));
}

/** Returns true if PostgreSQL did not answer within the statement timeout. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === CANCELED || isReadTimeout(error));
}

/** Returns true if the driver stopped waiting; the statement still runs and occupies its connection. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === READ_TIMEOUT;
}

/** Returns true if a prepared statement must be prepared again; it was not run. */
export function isStatementGone(error: unknown): boolean {
  return error instanceof Error && STATEMENT_GONE.includes(codeOf(error));
}

/**
 * Returns true if an immediate retry may work: the transaction was rolled back because of others, or its connection
 * was lost and the pool has more. If no connection could be had at all, a retry would make the caller wait as long
 * again.
 */
export function mayRetryAtOnce(error: unknown): boolean {
  if (isAborted(error) || isStatementGone(error)) return true;
  return isConnectionLost(error) && !(error instanceof Error && UNREACHABLE.test(error.message));
}
