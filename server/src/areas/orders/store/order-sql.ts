import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { SearchFilter, Slice } from './order-filter.ts';

/** What the two engines say differently when orders are looked for: see on-sqlite.ts and on-postgres.ts. */
export type OrderSql = {
  /** The table, read by the index of this name: SQLite has no statistics to choose one by. */
  by: (index: string) => RawBuilder<unknown>;
  /** Where the orders of these filter bits are, each to be asked by itself. */
  byBits: (values: readonly number[]) => RawBuilder<unknown>[];
  /** Whether one of these columns contains a text, in any case. */
  contains: (columns: readonly string[], text: string) => RawBuilder<SqlBool>;
  /** Orders whose texts are read in one statement; others are served in between. */
  readAtOnce: (text: string) => number;
  /** Seqs of the newest orders of a slice that contain a text and have what a filter says, by the trigram index. */
  findByText: (db: Database, filter: SearchFilter, slice: Slice) => Promise<number[]>;
};
