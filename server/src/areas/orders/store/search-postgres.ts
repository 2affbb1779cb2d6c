import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { isLeftBy, type SearchFilter, type Slice } from './order-filter.ts';
import { containsText } from './search-text.ts';

/**
 * Seqs of the newest orders of a slice that contain a text and have what a filter says: by pg_trgm's index of the three
 * texts joined, or newest first where the planner knows that many have it.
 */
export async function findOnPostgres(db: Database, filter: SearchFilter, slice: Slice): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from orders where ${containsText(db, filter)} and ${isLeftBy(filter, slice)}
    order by seq desc limit ${slice.limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}
