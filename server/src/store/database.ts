import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './tables.ts';

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls schema changes back like any other write, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** How many prepared statements a connection keeps; the server's own queries are far fewer. */
const STATEMENTS_KEPT = 500;

function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  // What remains is text, numbers and bytes, which node:sqlite takes as they are and refuses otherwise.
  return value as SQLInputValue;
}

/** The part of a connection that Kysely needs, on Node's own SQLite, with prepared statements kept. */
function forKysely(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const wrap = (statement: StatementSync): SqliteStatement => {
    const columns = statement.columns().map(({ name }) => name);
    // The objects that node:sqlite makes are dictionaries, slow to make and to read; the arrays are quick.
    statement.setReturnArrays(true);
    const toRow = (values: unknown) => {
      const row: Record<string, unknown> = {};
      for (let place = 0; place < columns.length; place += 1) {
        row[columns[place] as string] = (values as unknown[])[place];
      }
      return row;
    };
    return {
      reader: columns.length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)).map(toRow),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)).map(toRow),
    };
  };
  /** A full or failing disk has SQLite roll back by itself; doing it again would fail and hide why. */
  const unlessDone = (rollback: SqliteStatement): SqliteStatement => ({
    ...rollback,
    run: (parameters) =>
      connection.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  });
  return {
    close: () => connection.close(),
    prepare: (text) => {
      const found = kept.get(text);
      if (found) return found;
      // A transaction that reads before it writes would fail when another process wrote in between; this waits instead.
      const prepared = wrap(connection.prepare(text === 'begin' ? 'begin immediate' : text));
      const statement = text === 'rollback' ? unlessDone(prepared) : prepared;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

export type SqliteConnection = { db: Database; connection: DatabaseSync };

/** Opens (or makes) a SQLite file, or `:memory:`. An acknowledged write survives a loss of power. */
export function openSqlite(path: string): SqliteConnection {
  const connection = new DatabaseSync(path, { timeout: 10_000 });
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -32000;
    pragma temp_store = memory;
    pragma mmap_size = 268435456;
  `);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: forKysely(connection) }) });
  return { db, connection };
}

const INT8 = 20;
const NUMERIC = 1700;

/** PostgreSQL hands 64-bit and exact numbers over as text; every figure here fits a JavaScript number. */
export const numberParsers = { [INT8]: Number, [NUMERIC]: Number };

/** SQLSTATE, and what SQLite calls a taken primary key, unique column and rowid. */
const UNIQUE_VIOLATION = '23505';
const SQLITE_DUPLICATES = [1555, 2067, 2579];

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        numberParsers[type as keyof typeof numberParsers] ?? pg.types.getTypeParser(type, format),
    },
  });
  // A connection that drops is replaced at the next query, idle or in the middle of a transaction, which fails by
  // itself. Unheard, either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Which of the two engines answers; for the few queries that each wants said its own way. */
export function engineOf(db: Kysely<Tables>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Whether a write failed because a row with that key exists. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === UNIQUE_VIOLATION || (typeof errcode === 'number' && SQLITE_DUPLICATES.includes(errcode));
}
