import { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { PooledDialect, prepareSession } from './postgres-dialect.ts';
import { PostgresEngine } from './postgres-engine.ts';
import { NodeSqliteDialect, SqliteEngine } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Busy timeout: how long a write waits for another process that writes, before it is refused. */
const LOCK_WAIT_MS = 10_000;
/** Size to which SQLite's write-ahead log is cut where it has grown beyond. */
const LOG_BYTES = 16_777_216;

export type SqliteConnection = { db: Database; connection: DatabaseSync };

/** Opens (or makes) a SQLite file, or `:memory:`. Durable: an acknowledged write survives a loss of power. */
export function openSqlite(path: string, lockWaitMs = LOCK_WAIT_MS): SqliteConnection {
  const connection = new DatabaseSync(path, { timeout: 10_000 });
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -8000;
    pragma temp_store = memory;
    pragma journal_size_limit = ${LOG_BYTES};
  `);
  // From here on a lock of another process is waited for without holding up this one.
  connection.exec('pragma busy_timeout = 5');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection, lockWaitMs) });
  return { db, connection };
}

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Type parsers: PostgreSQL hands 64-bit and exact numbers over as text; every figure here fits a JavaScript number.
 */
export const numberParsers = { [INT8]: Number, [NUMERIC]: Number };

/** SQLSTATE, and what SQLite calls a taken primary key, unique column and rowid. */
const UNIQUE_VIOLATION = '23505';
const SQLITE_DUPLICATES = [1555, 2067, 2579];

/**
 * Statement timeout, longer than any statement of the server takes; those of the command line read every order there
 * is.
 */
const QUERY_MS = 60_000;
export const COMMAND_QUERY_MS = 30 * MINUTE_MS;
/** How much longer the database itself is waited for, which ends its statement first. */
const GRACE_MS = 1_000;

const CONNECTIONS = 10;

export function openPostgres(url: string, queryMs = QUERY_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    // A server that hangs, or a network that loses packets, must not be waited for without end.
    keepAlive: true,
    query_timeout: queryMs + GRACE_MS,
    onConnect: (client) => prepareSession(client, queryMs),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        numberParsers[type as keyof typeof numberParsers] ?? pg.types.getTypeParser(type, format),
    },
  });
  // A connection that drops is replaced at the next query, idle or in the middle of a transaction, which fails by
  // itself. Unheard, either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PooledDialect(pool) });
}

/** What the database has in common with its transactions. */
export function engineOf(db: Kysely<Tables>): Engine {
  const { adapter } = db.getExecutor();
  if (adapter instanceof SqliteEngine || adapter instanceof PostgresEngine) return adapter;
  throw new Error('This database was not opened by openSqlite or openPostgres.');
}

/** What is made once for each open database, when it is first asked for, and is the same in its transactions. */
export function perDatabase<T>(make: () => T): (db: Kysely<Tables>) => T {
  const key = {};
  return (db) => {
    const { kept } = engineOf(db);
    if (!kept.has(key)) kept.set(key, make());
    // Under this key there is what `make` has made.
    return kept.get(key) as T;
  };
}

/** Unique violation: whether a write failed because a row with that key exists. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === UNIQUE_VIOLATION || (typeof errcode === 'number' && SQLITE_DUPLICATES.includes(errcode));
}
