import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
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

/** Time for which a transaction runs before other calls have a turn of the event loop. */
const TURN_MS = 20;

const SELECT = /^\s*select\b/i;

function isSelect({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || SELECT.test(sql);
}

/** Connection as a caller has it: to the end of a transaction once one is begun, otherwise for a statement at a time. */
class SharedConnection implements DatabaseConnection {
  isHeld = false;
  readonly executeQuery: DatabaseConnection['executeQuery'];

  constructor(run: (self: SharedConnection, query: CompiledQuery) => Promise<QueryResult<never>>) {
    this.executeQuery = (query) => run(this, query);
  }

  streamQuery(): never {
    throw new Error('A stream would hold the only connection that writes.');
  }
}

/**
 * Mutex for the single connection that writes: one statement or transaction at a time. Statements that read do not
 * wait for a transaction: they read the last commit over a connection of their own. A long transaction leaves them a
 * turn now and then. While another process holds SQLite's write lock, a write retries and releases the connection in
 * between, so that only the write waits.
 */
class TurnsDriver implements Driver {
  readonly #writer: SqliteDriver;
  readonly #database: DatabaseSync;
  readonly #lockWaitMs: number;
  readonly #openReader: () => SqliteDriver | undefined;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #turnAt = 0;
  #reader: SqliteDriver | undefined;

  constructor(
    database: DatabaseSync,
    adapted: SqliteDatabase,
    { lockWaitMs, openReader }: { lockWaitMs: number; openReader: () => SqliteDriver | undefined },
  ) {
    this.#writer = new SqliteDriver({ database: adapted });
    this.#database = database;
    this.#lockWaitMs = lockWaitMs;
    this.#openReader = openReader;
  }

  init(): Promise<void> {
    return this.#writer.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SharedConnection((connection, query) => this.#run(connection, query));
  }

  async beginTransaction(connection: SharedConnection): Promise<void> {
    await this.#take();
    connection.isHeld = true;
    this.#turnAt = performance.now();
    await this.#writer.beginTransaction(connection);
  }

  commitTransaction(connection: SharedConnection): Promise<void> {
    return this.#writer.commitTransaction(connection);
  }

  rollbackTransaction(connection: SharedConnection): Promise<void> {
    return this.#writer.rollbackTransaction(connection);
  }

  async releaseConnection(connection: SharedConnection): Promise<void> {
    if (connection.isHeld) this.#give();
    connection.isHeld = false;
  }

  async destroy(): Promise<void> {
    await this.#reader?.destroy();
    await this.#writer.destroy();
  }

  async #run(connection: SharedConnection, query: CompiledQuery): Promise<QueryResult<never>> {
    if (connection.isHeld) {
      await this.#leaveTurn();
      return this.#patiently(query);
    }
    const reader = this.#taken && isSelect(query) ? await this.#readerOrNone() : undefined;
    if (reader) return reader.executeQuery(query);
    await this.#take();
    try {
      return await this.#patiently(query);
    } finally {
      this.#give();
    }
  }

  /** Returns the connection that reads, or undefined for a database in memory. */
  async #readerOrNone(): Promise<DatabaseConnection | undefined> {
    if (!this.#reader) {
      const opened = this.#openReader();
      await opened?.init();
      this.#reader = opened;
    }
    return this.#reader?.acquireConnection();
  }

  async #leaveTurn(): Promise<void> {
    if (performance.now() - this.#turnAt < TURN_MS) return;
    await nextTurn();
    this.#turnAt = performance.now();
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

  async #patiently(query: CompiledQuery): Promise<QueryResult<never>> {
    const connection = await this.#writer.acquireConnection();
    const since = performance.now();
    for (;;) {
      try {
        return await connection.executeQuery(query);
      } catch (error) {
        // Within a transaction the lock is already held, and the connection must not be released halfway.
        const isOver = performance.now() - since > this.#lockWaitMs;
        if (!isBusy(error) || this.#database.isTransaction || isOver) throw error;
      }
      this.#give();
      await setTimeout(LOOK_EVERY_MS);
      await this.#take();
    }
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

/**
 * Kysely on Node's own SQLite. A write waits for another process that writes for at most `lockWaitMs`. `openReader`
 * opens a second connection to the same database for reading, if it has a file.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #makeDriver: () => Driver;

  constructor(database: DatabaseSync, lockWaitMs: number, openReader?: () => DatabaseSync) {
    const adapted = forKysely(database);
    super({ database: adapted });
    const reader = () => openReader && new SqliteDriver({ database: forKysely(openReader()) });
    this.#makeDriver = () => new TurnsDriver(database, adapted, { lockWaitMs, openReader: reader });
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteEngine();
  }

  override createDriver(): Driver {
    return this.#makeDriver();
  }
}
