import type { Kysely } from 'kysely';

/** Who did what to an order and why, of events from now on; and when an order was cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cancelled_at', 'text').execute();
  for (const column of ['kind', 'actor_kind', 'actor', 'actor_name', 'reason', 'changes']) {
    await db.schema.alterTable('order_events').addColumn(column, 'text').execute();
  }
}
