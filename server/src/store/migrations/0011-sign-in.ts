import { type Kysely, sql } from 'kysely';

/** What people prove themselves by besides a password: a second factor, a link to set one, a driver's phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device_hash', 'text').execute();

  await db.schema
    .createTable('second_factors')
    .addColumn('admin_id', 'text', (column) =>
      column.primaryKey().notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recovery_codes_admin').on('recovery_codes').column('admin_id').execute();

  await db.schema
    .createTable('reset_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addCheckConstraint('reset_links_of_one', sql`(admin_id is null) <> (staff_id is null)`)
    .execute();
  for (const column of ['admin_id', 'staff_id'])
    await db.schema.createIndex(`reset_links_${column}`).on('reset_links').column(column).execute();

  await db.schema
    .createTable('driver_devices')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('wrong_pins', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('driver_devices_pkey', ['staff_id', 'device_hash'] as never)
    .execute();
}
