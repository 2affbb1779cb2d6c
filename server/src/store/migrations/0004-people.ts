import { type Kysely, sql } from 'kysely';

/**
 * Staff sign in: what they prove themselves by, and sessions that are theirs. A session names an administrator or a
 * member of staff; SQLite takes no NOT NULL back, so that the table is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').addColumn('password_hash', 'text').execute();
  await db.schema.alterTable('staff').addColumn('pin_hash', 'text').execute();
  for (const table of ['staff', 'admins']) {
    await db.schema
      .alterTable(table)
      .addColumn('must_change_password', 'integer', (column) =>
        column.notNull().defaultTo(0).check(sql`must_change_password in (0, 1)`),
      )
      .execute();
  }
  await db.schema
    .createIndex('staff_sign_in')
    .on('staff')
    .expression(sql`lower(email)`)
    .unique()
    .where(sql.ref('password_hash'), 'is not', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await db.schema.alterTable('sessions').renameTo('sessions_of_administrators').execute();
  await db.schema.dropIndex('sessions_admin').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('written_lsn', 'bigint')
    .addPrimaryKeyConstraint('sessions_token', ['token_hash'] as never)
    .addCheckConstraint('sessions_of_one', sql`(admin_id is null) <> (staff_id is null)`)
    .execute();
  await sql`insert into sessions (token_hash, id, admin_id, created_at, expires_at, written_lsn)
    select token_hash, substr(token_hash, 1, 16), admin_id, created_at, expires_at, written_lsn
    from sessions_of_administrators`.execute(db);
  await db.schema.dropTable('sessions_of_administrators').execute();
  for (const column of ['admin_id', 'staff_id'])
    await db.schema.createIndex(`sessions_${column}`).on('sessions').column(column).execute();
  await db.schema.createIndex('sessions_id').on('sessions').column('id').unique().execute();
}
