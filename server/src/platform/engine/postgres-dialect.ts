import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import {
  CommitUnknown,
  isConnectionLost,
  isReadTimeout,
  isStatementGone,
  mayRetryAtOnce,
} from './failures.ts';
import { PostgresEngine } from './postgres-engine.ts';

/** Compiles an empty list to one that matches nothing, as on SQLite; PostgreSQL has no syntax for it. */
class EmptyListCompiler extends PostgresQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length === 0) this.append('(null)');
    else super.visitPrimitiveValueList(node);
  }
}

/**
 * Attempts at a repeatable statement; more than one retry, because the connections of a pool are often lost together.
 */
const ATTEMPTS = 3;

/** Outside of a transaction only reads may be repeated, and the `begin` of a transaction. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/**
 * Connections that keep one PostgreSQL session for their lifetime. Through a pooler (PgBouncer in transaction mode)
 * each transaction may run in another session: settings and prepared statements of the previous one are missing
 * there, or affect the next client of that session.
 */
const direct = new WeakSet<pg.ClientBase>();

/**
 * Session settings for many short queries at a time. When a search text matches nothing, the planner still expects so
 * many orders that it would compile the query (JIT) and start two parallel workers, which takes ten times as long as
 * the query itself. If a bitmap of a hundred thousand orders does not fit into work_mem, it becomes lossy, and tens
 * of thousands of rows are rechecked unnecessarily.
 */
const SESSION = { jit: 'off', max_parallel_workers_per_gather: '0', work_mem: "'16MB'" };

/**
 * Detects once whether a connection is direct: then the process ID received on connecting is that of its backend,
 * while a pooler makes one up. A direct connection gets the settings above and the statement timeout, except those
 * that the operator has set for the server, the database or the role.
 */
export async function prepareSession(client: pg.ClientBase, statementMs: number): Promise<void> {
  const announcedId = 'processID' in client ? client.processID : null;
  const settings = Object.entries({ ...SESSION, statement_timeout: statementMs });
  const { rows } = await client.query(
    `select pg_backend_pid() as process, array(
      select name from pg_settings where name = any($1) and source = 'default') as unset`,
    [settings.map(([name]) => name)],
  );
  if (rows[0]?.process !== announcedId) return;
  direct.add(client);
  const unset = settings.filter(([name]) => rows[0].unset.includes(name));
  if (unset.length > 0) await client.query(unset.map(([name, value]) => `set ${name} = ${value}`).join('; '));
}

type StatementNames = ReadonlyMap<string, string>;

class PooledConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames;
  #client: pg.PoolClient | undefined;
  #isBroken = false;
  isInTransaction = false;

  constructor(pool: pg.Pool, names: StatementNames, client: pg.PoolClient) {
    this.#pool = pool;
    this.#names = names;
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#ask<R>(query);
      } catch (error) {
        if (attempt === ATTEMPTS || this.isInTransaction || !this.#mayRepeat(query, error)) throw error;
      }
    }
  }

  // biome-ignore lint/correctness/useYield: long results are read in keyset chunks.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from PostgreSQL: read in keyset chunks.');
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  release(): void {
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
    this.#isBroken = false;
  }

  async #ask<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isBroken && !this.isInTransaction) this.release();
    const client = this.#client ?? (await this.#pool.connect());
    this.#client = client;
    const name = direct.has(client) ? this.#names.get(sql) : undefined;
    try {
      const { command, rowCount, rows } = await client.query({
        ...(name ? { name } : {}),
        text: sql,
        values: [...parameters],
      });
      if (command === 'ROLLBACK' && sql === 'commit') throw new AbortedTransactionError();
      return /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
        ? { numAffectedRows: BigInt(rowCount ?? 0), rows }
        : { rows };
    } catch (error) {
      this.#isBroken ||= isConnectionLost(error) || isReadTimeout(error);
      if (name && isStatementGone(error)) direct.delete(client);
      throw error;
    }
  }

  #mayRepeat({ sql }: CompiledQuery, error: unknown): boolean {
    if (isStatementGone(error)) return this.#names.has(sql);
    return REPEATABLE.test(sql) && mayRetryAtOnce(error);
  }
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames;

  constructor(pool: pg.Pool, names: StatementNames) {
    this.#pool = pool;
    this.#names = names;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool, this.#names, await this.#pool.connect());
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`begin${level}${accessMode ? ` ${accessMode}` : ''}`));
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    } catch (error) {
      throw connection.isBroken ? new CommitUnknown(error) : error;
    }
    connection.isInTransaction = false;
  }

  /**
   * Skips the rollback of a lost connection, which PostgreSQL does itself, so that the caller gets the original
   * error.
   */
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    try {
      if (!connection.isBroken) await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!connection.isBroken) throw error;
    }
    // Statements still queued then fail on the lost connection, instead of taking one from the pool and never
    // releasing it.
    connection.isInTransaction = connection.isBroken;
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/**
 * Kysely on a pool of PostgreSQL connections that may be lost or may go through a pooler: it repeats what is safe to
 * repeat, and keeps no state in a session that it shares.
 */
export class PooledDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #engine: PostgresEngine;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
    this.#engine = new PostgresEngine(pool);
  }

  override createAdapter(): PostgresEngine {
    return this.#engine;
  }

  override createQueryCompiler(): EmptyListCompiler {
    return new EmptyListCompiler();
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool, this.#engine.statementNames);
  }
}
