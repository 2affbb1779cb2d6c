import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables, Trx } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Strength of a row lock, in PostgreSQL's words. */
export type RowLock = 'update' | 'no key update' | 'share' | 'key share';

/** Connections of a pool, to be looked at. */
export type PoolFigures = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/**
 * What an open database and its transactions have in common, reached by engineOf from each of them; what the two
 * engines do in their own ways, and what is kept once for each database. SQLite has one writer at a time, so that the
 * locks are PostgreSQL's business alone.
 */
export interface Engine {
  readonly name: EngineName;
  /** PostgreSQL alone. */
  readonly pool?: PoolFigures;
  /** Caches and queues of this database, by what keeps them: see perDatabase. */
  readonly kept: Map<object, unknown>;
  /** Names of the statements that connections keep prepared, by their text. */
  readonly statementNames: Map<string, string>;
  /** Locks the rows that a select finds to the end of the transaction. */
  lockRows<T extends keyof Tables, O>(
    query: SelectQueryBuilder<Tables, T, O>,
    lock: RowLock,
  ): SelectQueryBuilder<Tables, T, O>;
  /** The same of rows that nobody reads: on SQLite nothing is asked. */
  holdRows<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>, lock: RowLock): Promise<void>;
  /** Locks tables to the end of the transaction, against writers or against all; gives up after `patience` ('10s'). */
  lockTables(
    trx: Trx,
    tables: readonly string[],
    against: 'writers' | 'all',
    patience?: string,
  ): Promise<void>;
  /** Advisory lock of a name to the end of the transaction. */
  lockName(trx: Trx, name: string): Promise<void>;
  /** File of the embedded database; none on PostgreSQL or in memory. */
  findFile(db: Database): Promise<string | undefined>;
  isReadOnly(db: Database): Promise<boolean>;
  /** WAL checkpoint (truncate): gives back to the disk what large work has grown SQLite's write-ahead log by. */
  cutLog(db: Database): Promise<void>;
}
