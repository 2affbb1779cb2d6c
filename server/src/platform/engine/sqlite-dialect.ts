import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import type { Engine } from './engine.ts';
import type { Database } from './tables.ts';

/** Maximum prepared statements kept by a connection; the server has far fewer queries. */
const STATEMENTS_KEPT = 500;

function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  // Otherwise node:sqlite binds a float, which FTS5 does not use as a limit of its rowids, so that it reads all
  // matches of a text.
  if (Number.isSafeInteger(value)) return BigInt(value as number);
  // The rest is text, numbers and bytes, which node:sqlite accepts, or refuses otherwise.
  return value as SQLInputValue;
}

/** Adapts a node:sqlite connection to the interface that Kysely needs, and keeps prepared statements. */
function forKysely(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const wrap = (statement: StatementSync): SqliteStatement => {
    const columns = statement.columns().map(({ name }) => name);
    // node:sqlite creates objects in dictionary mode, which are slow to create and read; arrays are fast.
    statement.setReturnArrays(true);
    const toRow = (values: unknown) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < columns.length; index += 1) {
        row[columns[index] as string] = (values as unknown[])[index];
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
  /** Skips a rollback that SQLite did itself on a full or failing disk: a second one would fail and hide the cause. */
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
      // BEGIN IMMEDIATE: a transaction that reads before it writes would fail if another process wrote in between;
      // this one waits instead.
      const prepared = wrap(connection.prepare(text === 'begin' ? 'begin immediate' : text));
      const statement = text === 'rollback' ? unlessDone(prepared) : prepared;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

const SQLITE_BUSY = 5;
const LOOK_EVERY_MS = 10;

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/**
 * Mutex for the single connection: one piece of work at a time. While another process holds SQLite's write lock, a
 * write retries and releases the connection in between, so that reads continue and only the write waits.
 */
class TurnsDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #lockWaitMs: number;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #shared: DatabaseConnection | undefined;

  constructor(database: DatabaseSync, adapted: SqliteDatabase, lockWaitMs: number) {
    super({ database: adapted });
    this.#database = database;
    this.#lockWaitMs = lockWaitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take();
    this.#shared ??= this.#patient(await super.acquireConnection());
    return this.#shared;
  }

  override async releaseConnection(): Promise<void> {
    this.#give();
  }

  async #take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (...asked) => connection.streamQuery(...asked),
      executeQuery: async (...asked) => {
        const since = performance.now();
        for (;;) {
          try {
            return await connection.executeQuery(...asked);
          } catch (error) {
            // Within a transaction the lock is already held, and the connection must not be released halfway.
            const isOver = performance.now() - since > this.#lockWaitMs;
            if (!isBusy(error) || this.#database.isTransaction || isOver) throw error;
          }
          this.#give();
          await setTimeout(LOOK_EVERY_MS);
          await this.#take();
        }
      },
    };
  }
}

export class SqliteEngine extends SqliteAdapter implements Engine {
  readonly name = 'sqlite';
  readonly kept = new Map<object, unknown>();
  readonly statementNames = new Map<string, string>();

  /** SQLite rolls schema changes back like any other write, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one connection, but the driver itself makes callers wait for it; otherwise Kysely would. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  lockRows<Query>(query: Query): Query {
    return query;
  }

  async holdRows(): Promise<void> {}

  async lockTables(): Promise<void> {}

  async lockName(): Promise<void> {}

  async findFile(db: Database): Promise<string | undefined> {
    const { rows } = await sql<{ file: string }>`
      select file from pragma_database_list where name = 'main' and file <> ''`.execute(db);
    return rows[0]?.file;
  }

  async isReadOnly(db: Database): Promise<boolean> {
    const file = await this.findFile(db);
    if (!file) return false;
    const looked = [file, dirname(file)].map((path) => access(path, constants.W_OK));
    return (await Promise.allSettled(looked)).some(({ status }) => status === 'rejected');
  }

  /** Readers of an older snapshot keep it. */
  async cutLog(db: Database): Promise<void> {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

/** Kysely on Node's own SQLite. A write waits for another process that writes for at most `lockWaitMs`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #makeDriver: () => SqliteDriver;

  constructor(database: DatabaseSync, lockWaitMs: number) {
    const adapted = forKysely(database);
    super({ database: adapted });
    this.#makeDriver = () => new TurnsDriver(database, adapted, lockWaitMs);
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteEngine();
  }

  override createDriver(): SqliteDriver {
    return this.#makeDriver();
  }
}
