import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import {
  CommitUnknown,
  isConnectionLost,
  isReadTimeout,
  isStatementGone,
  mayWorkAtOnce,
} from './failures.ts';
import { isSentAhead } from './sent-ahead.ts';
import { statementName } from './statement-names.ts';

/** Attempts of a statement that may be repeated: the connections of a pool are often lost together. */
const ATTEMPTS = 3;

/** Outside of a transaction nothing but reads may be repeated, and a transaction that has not begun. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/**
 * Connections that a session of PostgreSQL's stands behind, all of the time: through a pooler (PgBouncer in transaction
 * mode) each transaction has another session, and whatever is set or prepared in one is missing in the next, or in the
 * way of somebody else.
 */
const direct = new WeakSet<pg.ClientBase>();

/**
 * Settings of a session, for many short questions at a time. Of a text that nobody has, the planner expects so many
 * orders that it would compile the question and start two more processes, which takes ten times as long as to answer
 * it; and a bitmap of a hundred thousand orders that has to be lossy has tens of thousands of them read for nothing.
 */
const SESSION = { jit: 'off', max_parallel_workers_per_gather: '0', work_mem: "'16MB'" };

/**
 * Looks once whether a connection is direct: its process is then the one it was told of, while a pooler tells of none
 * that exists. Sets the settings of its session then, and the statement timeout, but for those that the operator has
 * set for the server, the database or the role.
 */
export async function lookBehind(client: pg.ClientBase, statementMs: number): Promise<void> {
  const told = 'processID' in client ? client.processID : null;
  const settings = Object.entries({ ...SESSION, statement_timeout: statementMs });
  const { rows } = await client.query(
    `select pg_backend_pid() as process, array(
      select name from pg_settings where name = any($1) and source = 'default') as unset`,
    [settings.map(([name]) => name)],
  );
  if (rows[0]?.process !== told) return;
  direct.add(client);
  const unset = settings.filter(([name]) => rows[0].unset.includes(name));
  if (unset.length > 0) await client.query(unset.map(([name, value]) => `set ${name} = ${value}`).join('; '));
}

/** When a client has last answered, by the monotonic clock. */
const answered = new WeakMap<pg.ClientBase, number>();
/** A connection that has answered within this time is taken to be there. */
const RECENT_MS = 1_000;
const READS = /^\s*select\b/i;

/**
 * Whether PostgreSQL refused a statement, so that it does not commit either. A connection exception (class 08) is what a
 * pooler answers when it has lost the server, which may have committed all the same.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('08');
}

/** What is answered second, or how the first has failed: then the second is refused for that alone. */
async function inOrder<T>(first: Promise<unknown> | undefined, second: Promise<T>): Promise<T> {
  second.catch(() => undefined);
  await first;
  return second;
}

class PooledConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  #client: pg.PoolClient | undefined;
  #isBroken = false;
  #ahead: Promise<unknown> | undefined;
  #begin: Promise<unknown> | undefined;
  isInTransaction = false;

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Were it not to begin after all, a write would stand for itself.
    if (this.#begin && !READS.test(query.sql)) await this.#begin;
    if (isSentAhead(query)) {
      this.#sendAhead(query);
      return { rows: [] };
    }
    const ahead = this.takeAhead();
    if (ahead) return inOrder(ahead, this.#ask<R>(query));
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

  /** Begins a transaction: along with the first read of it, where the connection has just answered. */
  async begin(query: CompiledQuery): Promise<void> {
    const answeredAt = this.#client && answered.get(this.#client);
    if (answeredAt === undefined || performance.now() - answeredAt > RECENT_MS)
      await this.executeQuery(query);
    else {
      this.#begin = this.#sendAhead(query);
      this.#begin.then(
        () => {
          this.#begin = undefined;
        },
        () => undefined,
      );
    }
    this.isInTransaction = true;
  }

  #sendAhead(query: CompiledQuery): Promise<unknown> {
    const ahead = inOrder(this.#ahead, this.#ask(query));
    // Heard of by what comes after it.
    ahead.catch(() => undefined);
    this.#ahead = ahead;
    return ahead;
  }

  /** Answers of what was sent ahead, all of them or the first failure. */
  takeAhead(): Promise<unknown> | undefined {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead;
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
    const name = direct.has(client) ? statementName(sql) : undefined;
    try {
      const { command, rowCount, rows } = await client.query({
        ...(name ? { name } : {}),
        text: sql,
        values: [...parameters],
      });
      answered.set(client, performance.now());
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
    if (isStatementGone(error)) return statementName(sql) !== undefined;
    return REPEATABLE.test(sql) && mayWorkAtOnce(error);
  }
}

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool, await this.#pool.connect());
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.begin(CompiledQuery.raw(`begin${level}${accessMode ? ` ${accessMode}` : ''}`));
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    const ahead = connection.takeAhead();
    const committed = connection.executeQuery(CompiledQuery.raw('commit')).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    try {
      await ahead;
    } catch (error) {
      throw isRefusal(error) ? error : new CommitUnknown(error);
    }
    const failure = await committed;
    if (failure) throw connection.isBroken ? new CommitUnknown(failure.error) : failure.error;
    connection.isInTransaction = false;
  }

  /** A lost connection is rolled back by its server, and why the work failed is what counts. */
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    connection.takeAhead();
    try {
      if (!connection.isBroken) await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      if (!connection.isBroken) throw error;
    }
    // What was asked meanwhile fails on a lost connection, instead of taking another that nobody would give back.
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
 * Kysely on a pool of PostgreSQL connections that may be lost, or go through a pooler: repeats what may be repeated,
 * keeps nothing in a session that is not its own.
 */
export class PooledDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool);
  }
}
