import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { matchesFilter } from './order-filter.ts';
import { ALL_COLUMNS, containsText, likePattern, type OrderSql } from './search-text.ts';

/** The three texts joined, exactly as in the trigram index. */
const JOINED = sql`lower((tracking_id || E'\\n' || reference || E'\\n' || receiver_name) collate "default")`;

/** Uses the database's collation for upper and lower case: the collation of tracking IDs knows English letters only. */
function contains(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const pattern = sql`lower(${likePattern(text)}) escape '\\'`;
  const within = columns.map((column) => sql`lower(${sql.ref(column)} collate "default") like ${pattern}`);
  // A text with a line end could match across the joined texts.
  const isWithinOne = columns.length < ALL_COLUMNS.length || text.includes('\n');
  return isWithinOne
    ? sql<SqlBool>`(${JOINED} like ${pattern} and (${sql.join(within, sql` or `)}))`
    : sql<SqlBool>`${JOINED} like ${pattern}`;
}

export const onPostgres: OrderSql = {
  by: () => sql`orders`,
  byBits: () => [sql`orders where true`],
  contains,
  readAtOnce: () => 2_000,
  /** The planner uses pg_trgm's index of the joined texts, or reads newest first if it expects many matches. */
  findByText: async (db, filter, slice) => {
    const { rows } = await sql<{ seq: number }>`
      select seq from orders where ${containsText({ contains }, filter)} and ${matchesFilter(filter, slice)}
      order by seq desc limit ${slice.limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
