import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { loadImage, openPglite } from '../testing/pglite.ts';
import { insertOrder } from '../testing/rows.ts';
import { openSqlite } from './database.ts';
import { migrate } from './migrate.ts';
import * as first from './migrations/0001-tables.ts';
import { searchOrders } from './orders/search.ts';
import type { Database } from './tables.ts';

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
    const { seq } = await insertOrder(db, { receiver_name: 'Huda Ñ' });
    await insertOrder(db, { receiver_name: 'Omar' });
    await migrate(db);
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
