import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadImage, openPglite } from '../../testing/pglite.ts';
import { openSqlite } from './database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const ENGINES: [string, () => Promise<Database>][] = [
  ['SQLite', async () => openSqlite(':memory:').db],
  ['PostgreSQL', async () => openPglite(await loadImage())],
];

test.each(ENGINES)(
  'a database of 0.1 is refused on %s with the way to convert its data, and left unchanged',
  async (_, open) => {
    const db = await open();
    await sql`create table kysely_migration (name text, timestamp text)`.execute(db);
    await sql`insert into kysely_migration (name) values ('0001-tables'), ('0013-orders-skipped')`.execute(
      db,
    );
    await expect(migrate(db, 'tawseel.db')).rejects.toThrow(
      /^tawseel\.db was made by Tawseel 0\.1.*Export each list .*import the files here/,
    );
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual([]);
    await db.destroy();
  },
);

test.each(ENGINES)('a database of a newer version is refused on %s, and left unchanged', async (_, open) => {
  const db = await open();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db, 'tawseel.db')).rejects.toThrow(
    /^tawseel\.db was written by a newer Tawseel \(it has the migration 9999-later\)/,
  );
  await db.destroy();
});
