import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { loadImage, openPglite } from '../testing/pglite.ts';
import { insertRow, ordinaryOrder } from '../testing/rows.ts';
import { openSqlite } from './database.ts';
import { migrate } from './migrate.ts';
import * as first from './migrations/0001-tables.ts';
import { searchOrders } from './orders/search.ts';
import { assignSeqs } from './orders/seq.ts';
import type { Database } from './tables.ts';

/** Orders as the first schema has them. */
async function insertOldOrders(db: Database, receivers: readonly string[]): Promise<void> {
  const { id: warehouse_id } = await insertRow(db, 'warehouses');
  const orders = receivers.map((receiver_name) => ({ ...ordinaryOrder(), warehouse_id, receiver_name }));
  // Columns that are not there yet.
  const old = assignSeqs(orders).map(({ cancelled_at, ...row }) => row as never);
  await db.insertInto('orders').values(old).execute();
}

const PAGE = { limit: 10, offset: 0 };

test.each<[string, () => Promise<Database>]>([
  ['SQLite', async () => openSqlite(':memory:').db],
  ['PostgreSQL', async () => openPglite(await loadImage())],
])(
  'orders from before the search of today are found, changed and deleted after an upgrade on %s',
  async (_, open) => {
    const db = await open();
    const provider = { getMigrations: async () => ({ '0001-tables': first }) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    await insertOldOrders(db, ['Huda Ñ', 'Omar']);
    await migrate(db);
    const { seq } = await db
      .selectFrom('orders')
      .select('seq')
      .where('receiver_name', '=', 'Huda Ñ')
      .executeTakeFirstOrThrow();
    const found = async (search: string) =>
      (await searchOrders(db, { search }, PAGE)).rows.map(({ receiver_name }) => receiver_name);
    for (const search of ['huda', 'ñ', 'a ñ']) expect(await found(search), search).toEqual(['Huda Ñ']);
    await db.updateTable('orders').set({ receiver_name: 'Layla Ñ' }).where('seq', '=', seq).execute();
    expect([await found('huda'), await found('layla')]).toEqual([[], ['Layla Ñ']]);
    await db.deleteFrom('orders').where('seq', '=', seq).execute();
    expect([await found('ñ'), await found('layla'), await found('omar')]).toEqual([[], [], ['Omar']]);
    await db.destroy();
  },
);

test.each([
  ['050 123 4567', '+971501234567'],
  ['00971 (0)4-123-4567', '+97141234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['971 50 123 4567', '+971501234567'],
  ['800 123', '+971800123'],
  ['+966 50 123 4567', '+966501234567'],
  ['+971 11 123 4567', ''],
  ['04 123 4567 ext 2', ''],
])('the phone %s of staff from before is %j after an upgrade', async (phone, phone_e164) => {
  const { db } = openSqlite(':memory:');
  const provider = { getMigrations: async () => ({ '0001-tables': first }) };
  await new Migrator({ db, provider }).migrateToLatest();
  // A column that is not there yet.
  await insertRow(db, 'staff', { phone, phone_e164: undefined as never });
  await migrate(db);
  const stored = await db.selectFrom('staff').select(['phone', 'phone_e164']).execute();
  expect(stored).toEqual([{ phone, phone_e164 }]);
  await db.destroy();
});
