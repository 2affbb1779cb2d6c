import type { Kysely } from 'kysely';

/** Adds the colour of the business, which is the console's own until another is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('business')
    .addColumn('colour', 'text', (column) => column.notNull().defaultTo('teal'))
    .execute();
}
