import type { Kysely } from 'kysely';

/** How far PostgreSQL's log was when a session last wrote; null where it did not, or there is no replica. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('written_lsn', 'bigint').execute();
}
