import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isLeftBy } from './order-filter.ts';
import { ALL_COLUMNS, containsText, likePattern, type OrderSql } from './search-text.ts';

/** The three texts as one, in the words of the trigram index. */
const JOINED = sql`lower((tracking_id || E'\\n' || reference || E'\\n' || receiver_name) collate "default")`;

/** Tracking IDs are sorted by letter alone, which knows the cases of English only: hence the database's collation. */
function contains(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const pattern = sql`lower(${likePattern(text)}) escape '\\'`;
  const within = columns.map((column) => sql`lower(${sql.ref(column)} collate "default") like ${pattern}`);
  // No line end of a text is the one between two.
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
  /** By pg_trgm's index of the three texts joined, or newest first where the planner knows that many have it. */
  findByText: async (db, filter, slice) => {
    const { rows } = await sql<{ seq: number }>`
      select seq from orders where ${containsText({ contains }, filter)} and ${isLeftBy(filter, slice)}
      order by seq desc limit ${slice.limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};
