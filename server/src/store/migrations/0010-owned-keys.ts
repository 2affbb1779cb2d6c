import type { Kysely } from 'kysely';

/**
 * Keys that belong to a sender, a driver or a cashier, and the day on which each was last used. What such a key may do
 * goes by whom it belongs to; its role stays one of the two that the table knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('api_keys');
  await table()
    .addColumn('sender_id', 'text', (column) => column.references('senders.id'))
    .execute();
  await table()
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .execute();
  await table().addColumn('last_used_on', 'text').execute();
}
