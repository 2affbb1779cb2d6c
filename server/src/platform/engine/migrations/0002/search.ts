import type { Kysely } from 'kysely';
import { schemaOf } from '../0001/columns.ts';

/**
 * Raises the statistics target of the searchable texts from 100 to 500: PostgreSQL could not tell a text that one
 * order in a thousand has from one that one in a hundred has, and read half of all orders for a page of it.
 */
export async function addSearchStatistics(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  if (isSqlite) return;
  await schemaOf(db).run(['alter index orders_search alter column 1 set statistics 500', 'analyze orders']);
}

/** Indexes the delivered and returned orders of a sender by their last event, for its figures of a period. */
export async function addSenderFigures(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await schemaOf(db).run([
    `create index orders_sender_ended on orders (sender_id, moved_at${isSqlite ? '' : ', seq'})
       where tracking_status in ('delivered', 'return')`,
  ]);
}
