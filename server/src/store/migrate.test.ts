import { normalPhone } from '@tawseel/contract/facts/uae';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { loadImage, openPglite } from '../testing/pglite.ts';
import { insertRow, ordinaryOrder } from '../testing/rows.ts';
import { openSqlite } from './database.ts';
import { migrate } from './migrate.ts';
import * as first from './migrations/0001-tables.ts';
import { type NewRow, toRow } from './orders/new-rows.ts';
import { searchOrders } from './orders/search.ts';
import type { Database, Tables } from './tables.ts';

const PAGE = { limit: 10, offset: 0 };

/** As the first schema has it. */
async function insertOldOrder(db: Database, seq: number, said: Partial<NewRow>): Promise<void> {
  const { id: warehouse_id } = await insertRow(db, 'warehouses');
  const { receiver_phone_e164, sender_phone_e164, moved_at, cancelled_at, ...old } = toRow(seq, {
    ...ordinaryOrder(),
    warehouse_id,
    ...said,
  });
  await db
    .insertInto('orders')
    .values(old as Tables['orders'])
    .execute();
}

const ENGINES: [string, () => Promise<Database>][] = [
  ['SQLite', async () => openSqlite(':memory:').db],
  ['PostgreSQL', async () => openPglite(await loadImage())],
];

test.each(ENGINES)(
  'orders from before the search of today are found, changed and deleted after an upgrade on %s',
  async (_, open) => {
    const db = await open();
    const provider = { getMigrations: async () => ({ '0001-tables': first }) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    const seq = 1;
    await insertOldOrder(db, seq, { receiver_name: 'Huda Ñ', receiver_phone: '٠٥٢ ١١٨ ٦٦٤٠' });
    await insertOldOrder(db, 2, { id: 'moved', receiver_name: 'Omar' });
    const event = {
      id: 'e',
      order_id: 'moved',
      status: 'accepted',
      note: '',
      created_at: '2026-11-22T10:00:00.000Z',
    };
    await db
      .insertInto('order_events')
      .values(event as Tables['order_events'])
      .execute();
    await migrate(db);
    const { rows } = await searchOrders(db, { phone: '+971521186640' }, PAGE);
    expect(rows.map(({ receiver_name }) => receiver_name)).toEqual(['Omar', 'Huda Ñ']);
    expect(rows.map(({ moved_at }) => moved_at)).toEqual([event.created_at, ordinaryOrder().created_at]);
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

test.each(ENGINES)(
  'senders from before phones were kept in one form have theirs after an upgrade on %s, the same twice among them',
  async (_, open) => {
    const db = await open();
    const provider = { getMigrations: async () => ({ '0001-tables': first }) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    const phones = {
      '050 123 4567': '+971501234567',
      '00971 (0)50-123-4567': '+971501234567',
      '٠٥٠ ١٢٣ ٤٥٦٧': '+971501234567',
      '04 338 7755': '+97143387755',
      '800 12345': '+97180012345',
      '+44 20 7946 0958': '+442079460958',
      '04 338 7755 ext 2': null,
      '050 123 4567, 055 123 4567': null,
      '12': null,
    };
    for (const [at, phone] of Object.keys(phones).entries()) {
      await sql`insert into senders (id, role, name, email, phone, country, city, street, house_no, profile_pic,
        addresses, created_at) values (${`s${at}`}, 'User', 'Omar', 'same@mail.example', ${phone}, '', '', '', '', '',
        '[]', '')`.execute(db);
    }
    await migrate(db);
    const rows = await db.selectFrom('senders').select(['phone', 'phone_e164']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.phone, row.phone_e164]))).toEqual(phones);
    // The migration never changes, and reads phones as the program does today.
    for (const [phone, number] of Object.entries(phones)) expect(normalPhone(phone) ?? null).toBe(number);
    await db.destroy();
  },
);
