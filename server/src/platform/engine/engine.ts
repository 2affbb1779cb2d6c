import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables, Trx } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/**
 * Strength of a row lock, in PostgreSQL's terms. 'no key update' changes a row; 'update' is for its deletion, because
 * foreign keys wait for it: rows that refer to a locked run would be locked before it.
 */
export type RowLock = 'update' | 'no key update' | 'share' | 'key share';

/** Connection counts of a pool, for monitoring. */
export type PoolFigures = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/**
 * Features that differ between the two engines, and the state kept per database. A database and its transactions
 * share one, see engineOf. SQLite has one writer at a time, so locks have an effect only on PostgreSQL.
 */
export interface Engine {
  readonly name: EngineName;
  /** PostgreSQL only. */
  readonly pool?: PoolFigures;
  /** Caches and queues of this database, by the key of their owner; see perDatabase. */
  readonly kept: Map<object, unknown>;
  /** Names of prepared statements, by SQL text. */
  readonly statementNames: Map<string, string>;
  /** Locks the rows that a select finds until the end of the transaction. */
  lockRows<T extends keyof Tables, O>(
    query: SelectQueryBuilder<Tables, T, O>,
    lock: RowLock,
  ): SelectQueryBuilder<Tables, T, O>;
  /** Locks rows without reading them; SQLite runs no query. */
  holdRows<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>, lock: RowLock): Promise<void>;
  /**
   * Locks tables until the end of the transaction, against writers or against all access; gives up after `patience`
   * ('10s').
   */
  lockTables(
    trx: Trx,
    tables: readonly string[],
    against: 'writers' | 'all',
    patience?: string,
  ): Promise<void>;
  /** Takes an advisory lock by name until the end of the transaction. */
  lockName(trx: Trx, name: string): Promise<void>;
  /** Returns the file of the embedded database, or undefined on PostgreSQL or in memory. */
  findFile(db: Database): Promise<string | undefined>;
  isReadOnly(db: Database): Promise<boolean>;
  /** Truncates SQLite's write-ahead log (WAL checkpoint), which returns the disk space that large work has used. */
  cutLog(db: Database): Promise<void>;
}
