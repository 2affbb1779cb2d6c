import { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { PooledDialect, prepareSession } from './postgres-dialect.ts';
import { PostgresEngine } from './postgres-engine.ts';
import { NodeSqliteDialect, SqliteEngine } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Busy timeout: how long a write waits for another process that writes before it fails. */
const LOCK_WAIT_MS = 10_000;
/** Size in bytes to which SQLite's write-ahead log is truncated after it has grown larger. */
const LOG_BYTES = 16_777_216;

export type SqliteConnection = { db: Database; connection: DatabaseSync };

/**
 * Opens or creates a SQLite file, or `:memory:`. Writes are durable: an acknowledged write survives a loss of power.
 */
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
  // From here on, waiting for another process's lock does not block the event loop for long.
  connection.exec('pragma busy_timeout = 5');
  const openReader = () => new DatabaseSync(path, { readOnly: true, timeout: 5 });
  const dialect = new NodeSqliteDialect(connection, lockWaitMs, path === ':memory:' ? undefined : openReader);
  const db = new Kysely<Tables>({ dialect });
  return { db, connection };
}

const INT8 = 20;
const NUMERIC = 1700;

/** Type parsers: PostgreSQL returns 64-bit and exact numbers as text; every number here fits a JavaScript number. */
export const numberParsers = { [INT8]: Number, [NUMERIC]: Number };

/** PostgreSQL's SQLSTATE, and SQLite's extended codes for a duplicate primary key, unique column and rowid. */
const UNIQUE_VIOLATION = '23505';
const SQLITE_DUPLICATES = [1555, 2067, 2579];

/**
 * Statement timeout: longer than any statement of the server takes. Commands get more time because they read every
 * order.
 */
const QUERY_MS = 60_000;
export const COMMAND_QUERY_MS = 30 * MINUTE_MS;
/** Extra time before the driver gives up, so that the database ends its statement first. */
const GRACE_MS = 1_000;

const CONNECTIONS = 10;

export function openPostgres(url: string, queryMs = QUERY_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    // Without these, a server that hangs or a network that loses packets would block forever.
    keepAlive: true,
    query_timeout: queryMs + GRACE_MS,
    onConnect: (client) => prepareSession(client, queryMs),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        numberParsers[type as keyof typeof numberParsers] ?? pg.types.getTypeParser(type, format),
    },
  });
  // A dropped connection is replaced at the next query, and a transaction on it fails by itself. Without a listener,
  // either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PooledDialect(pool) });
}

/** Returns the engine that a database shares with its transactions. */
export function engineOf(db: Kysely<Tables>): Engine {
  const { adapter } = db.getExecutor();
  if (adapter instanceof SqliteEngine || adapter instanceof PostgresEngine) return adapter;
  throw new Error('This database was not opened by openSqlite or openPostgres.');
}

/**
 * Returns an accessor for a value that is created once per open database, on first use, and shared with its
 * transactions.
 */
export function perDatabase<T>(make: () => T): (db: Kysely<Tables>) => T {
  const key = {};
  return (db) => {
    const { kept } = engineOf(db);
    if (!kept.has(key)) kept.set(key, make());
    // The value under this key is always a result of `make`.
    return kept.get(key) as T;
  };
}

/** Returns true if a write failed with a unique violation, because a row with that key exists. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === UNIQUE_VIOLATION || (typeof errcode === 'number' && SQLITE_DUPLICATES.includes(errcode));
}
