import type { Kysely } from 'kysely';

/** Keeps the earlier names of a station: scans refer to the one that it had at their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('stations_device').execute();
  await db.schema
    .createIndex('stations_device')
    .on('stations')
    .columns(['device', 'warehouse_id', 'name'])
    .unique()
    .execute();
}
