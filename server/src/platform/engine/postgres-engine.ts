import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Engine, PoolFigures, RowLock } from './engine.ts';
import type { Database, Tables, Trx } from './tables.ts';

const MODES = { writers: 'share row exclusive', all: 'access exclusive' } as const;

export class PostgresEngine extends PostgresAdapter implements Engine {
  readonly name = 'postgres';
  readonly kept = new Map<object, unknown>();
  readonly statementNames = new Map<string, string>();
  declare readonly pool?: PoolFigures;

  constructor(pool?: PoolFigures) {
    super();
    if (pool) this.pool = pool;
  }

  lockRows<T extends keyof Tables, O>(
    query: SelectQueryBuilder<Tables, T, O>,
    lock: RowLock,
  ): SelectQueryBuilder<Tables, T, O> {
    return query.modifyEnd(sql`for ${sql.raw(lock)}`);
  }

  async holdRows<T extends keyof Tables, O>(
    query: SelectQueryBuilder<Tables, T, O>,
    lock: RowLock,
  ): Promise<void> {
    await this.lockRows(query, lock).execute();
  }

  async lockTables(
    trx: Trx,
    tables: readonly string[],
    against: 'writers' | 'all',
    patience?: string,
  ): Promise<void> {
    if (patience) await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(trx);
    const names = sql.join(tables.map((name) => sql.table(name)));
    await sql`lock table ${names} in ${sql.raw(MODES[against])} mode`.execute(trx);
  }

  async lockName(trx: Trx, name: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  }

  async findFile(): Promise<undefined> {}

  /** Returns true for a standby as well. */
  async isReadOnly(db: Database): Promise<boolean> {
    const { rows } = await sql<{ closed: string }>`
      select current_setting('transaction_read_only') as closed`.execute(db);
    return rows[0]?.closed === 'on';
  }

  async cutLog(): Promise<void> {}
}
