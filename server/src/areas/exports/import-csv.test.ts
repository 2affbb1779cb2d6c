import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadDemo } from '../../demo/demo.ts';
import { findMappings } from '../../platform/csv/mappings.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { exportText, importText } from '../../testing/csv-text.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { IMPORTED_TABLES, importedRows, refusedRows, rowsOf } from '../../testing/imported-rows.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { eventOf } from '../orders/store/apply.ts';
import { differingTotals } from '../orders/store/differing-totals.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { keepAllStartingPrices } from '../rates/store/starting-prices.ts';
import { importedTables } from './csv-tables.ts';

const SAMPLES = join(import.meta.dirname, '../../../../docs/samples');

/** Inserts a cancelled order with every kind of event in its history. */
async function insertHandled(db: Database): Promise<void> {
  const { id: warehouse_id } = await insertRow(db, 'warehouses', { code: 'AJM-009', password_hash: '' });
  const cancelled = { tracking_status: 'return', cancelled_at: '2026-11-21T09:04:00.000Z' };
  const order = await insertOrder(db, { warehouse_id, ...cancelled, moved_at: cancelled.cancelled_at });
  const by = { kind: 'operator', id: 'omar', name: 'Omar "O" Nasser, أحمد' };
  const changes = [{ field: 'orderValue', before: '1', after: '2' }];
  const course = [
    { kind: 'status', status: 'created' },
    { kind: 'corrected', status: 'created', reason: 'The sender rang', changes },
    { kind: 'status', status: 'accepted', note: 'By phone' },
    { kind: 'takenBack', status: 'created' },
    { kind: 'cancelled', status: 'return', reason: 'Ordered twice' },
    { kind: 'corrected', status: 'return', changes },
  ] as const;
  const events = course.map(({ status, ...happening }, minute) =>
    eventOf(
      { id: order.id, tracking_status: status },
      {
        changes: null,
        ...happening,
        by,
        at: `2026-11-21T09:0${minute}:00.000Z`,
      },
    ),
  );
  await db.transaction().execute((trx) => insertRows(trx, 'order_events', events));
}

describe.each(DATABASES)('on $name', ({ open }) => {
  let opened: OpenedTestDatabase;
  let db: Database;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
  });
  afterEach(() => opened.close());

  const refusals = (name: string, csv: string) => refusedRows(db, name, csv);

  test('what is exported is imported identically, with deleted rows and totals', async () => {
    await loadDemo(db, { now: new Date(NOW), timeZone: BUSINESS_TIME_ZONE, orders: 300 });
    const [sender] = await db.selectFrom('senders').select('id').execute();
    await db
      .updateTable('senders')
      .set({ deleted_at: NOW })
      .where('id', '=', sender?.id ?? '')
      .execute();
    await insertOrder(db, {
      warehouse_id: (
        await insertRow(db, 'warehouses', { code: 'OLD-001', password_hash: '', deleted_at: NOW })
      ).id,
      sender_id: sender?.id ?? null,
      title: '=cmd()',
      details: 'line one\nline "two", and more; ‏دبي',
    });
    await insertHandled(db);
    const files = new Map<string, string>();
    for (const { name } of importedTables) files.set(name, await exportText(db, name));
    const before = await importedRows(db);

    const other = await open();
    try {
      for (const [name, csv] of files) {
        const report = await importText(other.db, name, csv);
        expect([name, report.bad, report.shown]).toEqual([name, 0, []]);
      }
      const after = await importedRows(other.db);
      // The order without events got the one that every import adds.
      const events = IMPORTED_TABLES.indexOf('order_events');
      expect(after[events]?.length).toBe((before[events]?.length ?? 0) + 1);
      expect(after.toSpliced(events, 1)).toEqual(before.toSpliced(events, 1));
      const told = (rows: unknown) => JSON.stringify(rows).match(/[^{]*\bomar\b[^}]*/g);
      expect(told(after[events])).toHaveLength(6);
      expect(told(after[events])).toEqual(told(before[events]));
      expect(await differingTotals(other.db, BUSINESS_TIME_ZONE)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('the samples of the document are imported, those of shops by their mappings', async () => {
    const sample = (file: string) => readFileSync(join(SAMPLES, `${file}.csv`));
    for (const { name } of importedTables) {
      const report = await importText(db, name, sample(name));
      expect([name, report.bad, report.doubted, report.stored > 0]).toEqual([name, 0, 0, true]);
    }
    await keepAllStartingPrices(db);
    const set = {
      pickup_city: 'Dubai',
      sender_email: 'orders@oudallayl.example',
      weight_kg: '1',
      length_cm: '30',
      width_cm: '20',
      height_cm: '10',
    };
    const shopify = await findMappings(['shopify'], 'orders');
    const read = await importText(db, 'orders', sample('shopify-orders'), { mapping: shopify, set });
    expect([read.rows, read.stored]).toEqual([5, 5]);
    const woocommerce = await findMappings(['woocommerce'], 'orders');
    const more = { ...set, delivery_type: 'normal', title: 'Cosmetics' };
    expect(
      await importText(db, 'orders', sample('woocommerce-orders'), { mapping: woocommerce, set: more }),
    ).toMatchObject({ stored: 3, bad: 0 });
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('reference', '=', '#1002')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      created_at: '2026-11-20T08:44:03.000Z',
      delivery_type: 'urgent',
      dropoff_city: 'Sharjah',
      dropoff_area: 'Al Nahda',
      dropoff_street: 'Al Taawun Street Flat 908',
      payment_method: 'COD',
      value_fils: 18_000,
    });
    expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
  });

  describe('other kinds', () => {
    const WAREHOUSE = 'name,email,phone,city,street,warehouse_code\n';

    test('refuses a second email, id or code, ignoring case', async () => {
      await insertRow(db, 'warehouses', { email: 'Hub@tawseel.example', code: 'DXB-001' });
      const csv = `${WAREHOUSE}A,hub@TAWSEEL.example,+971 4 1234,Dubai,S,\nB,b@mail.example,+971 4 1234,Dubai,S,dxb-001\n`;
      expect((await refusals('warehouses', csv)).map((text) => text.split(':')[0])).toEqual([
        'warehouses.csv, line 2, column email',
        'warehouses.csv, line 3, column warehouse_code',
      ]);
    });

    test('reports everything wrong with a row, which reserves nothing from the next', async () => {
      await insertRow(db, 'warehouses', { id: 'hub', code: 'DXB-001' });
      const row = (id: string, code: string, city: string) =>
        `${id},A,a@mail.example,+971 4 1234,${city},S,${code}\n`;
      const csv = `id,${WAREHOUSE}${row('hub', 'dxb-001', 'Doha')}${row('one', 'DXB-009', 'Dubai')}`;
      const told: string[] = [];
      const report = await importText(db, 'warehouses', csv, {
        onBad: async (faults) => void told.push(...faults.map(({ line, column }) => `${line} ${column}`)),
      });
      expect(told).toEqual(['2 city', '2 id', '2 warehouse_code']);
      expect(report).toMatchObject({ rows: 2, stored: 1, bad: 1, shownRows: 1 });
    });

    test('a missing code is the next one of the city', async () => {
      await insertRow(db, 'warehouses', { code: 'DXB-007' });
      await importText(
        db,
        'warehouses',
        `${WAREHOUSE}A,a@mail.example,+971 4 1234,Dubai,S,\nB,b@mail.example,+971 4 1234,Dubai,S,DXB-008\n`,
      );
      const codes = await db.selectFrom('warehouses').select(['name', 'code']).orderBy('name').execute();
      expect(codes.map((row) => `${row.name} ${row.code}`)).toEqual([
        'A DXB-009',
        'Al Quoz Hub DXB-007',
        'B DXB-008',
      ]);
    });

    test('a code that only looks like one of our numbers does not affect the next code', async () => {
      for (const code of ['DXB-007', 'DXB-9999999999999999', 'DXB-1E300'])
        await insertRow(db, 'warehouses', { code });
      const row = (email: string) => `A,${email},+971 4 1234,Dubai,S,\n`;
      await importText(db, 'warehouses', WAREHOUSE + row('a@mail.example') + row('b@mail.example'));
      const made = await db.selectFrom('warehouses').select('code').where('name', '=', 'A').execute();
      expect(made.map(({ code }) => code).sort()).toEqual(['DXB-008', 'DXB-009']);
    });

    test('drivers, who sign in by phone, are imported without an email, or with a shared one', async () => {
      const { id: warehouse_id } = await insertRow(db, 'warehouses', { code: 'DXB-001' });
      const driver = { kind: 'driver', warehouse_id } as const;
      for (const [index, email] of ['', '', 'desk@tawseel.example', 'desk@tawseel.example'].entries())
        await insertRow(db, 'staff', {
          ...driver,
          email,
          phone_e164: `+97155210447${index}`,
          phone: `055 210 447${index}`,
        });
      await insertRow(db, 'staff', { kind: 'operator', warehouse_id, email: 'desk@tawseel.example' });
      const csv = await exportText(db, 'staff');
      const before = await rowsOf(db, 'staff');
      await db.deleteFrom('staff').execute();
      expect(await importText(db, 'staff', csv)).toMatchObject({ stored: 5, bad: 0 });
      expect(await rowsOf(db, 'staff')).toEqual(before);
    });

    test('staff of the office need their own email', async () => {
      await insertRow(db, 'warehouses', { code: 'DXB-001' });
      const row = (kind: string, email: string) => `${kind},DXB-001,A,B,${email},050 123 4567,Dubai\n`;
      const header = 'kind,warehouse_code,first_name,last_name,email,phone,city\n';
      const csv = `${header}${row('cashier', '')}${row('operator', 'one@mail.example')}${row('cashier', 'ONE@mail.example')}`;
      expect(await refusals('staff', csv)).toEqual([
        'staff.csv, line 2, column email: empty; an email address is required; only drivers may have none.',
        "staff.csv, line 4, column email: found 'ONE@mail.example'; expected an email not yet in use.",
      ]);
    });

    test('rates replace those of the same route, and must be unique in the file', async () => {
      await seedEssentials(db);
      const before = await rowsOf(db, 'city_rates');
      await importText(db, 'city-rates', 'From,To,Mode,Rate\ndubai,abu dhabi,Normal,12.34\n');
      expect(await rowsOf(db, 'city_rates')).toHaveLength(before.length);
      const row = await db
        .selectFrom('city_rates')
        .selectAll()
        .where('rate_fils', '=', 1234)
        .executeTakeFirst();
      expect(row).toMatchObject({ from_city: 'Dubai', to_city: 'Abu-Dhabi', mode: 'normal' });
      expect(
        await refusals('city-rates', 'From,To,Mode,Rate\nDubai,Ajman,normal,1\nDubai,Ajman,normal,2\n'),
      ).toHaveLength(1);
    });

    test('a company rate needs a company', async () => {
      await insertRow(db, 'senders', { email: 'user@mail.example' });
      const csv = 'company_email,from,to,mode,rate\nuser@mail.example,Dubai,Ajman,normal,1\n';
      expect((await refusals('city-rates', csv))[0]).toMatch('column company_email');
    });
  });

  test('a file that cannot be read at all is refused with a sentence', async () => {
    const refused = (csv: string | Buffer, more = {}) =>
      importText(db, 'warehouses', csv, more).catch((error: Error) => error.message);
    expect(await refused('')).toBe('warehouses.csv is empty: it has no header row.');
    expect(await refused('name,phone\n')).toMatch('warehouses.csv has no column for email, city, street');
    expect(await refused('name,email,Name\n')).toBe("warehouses.csv: two columns are called 'name'.");
    expect(await refused('name\n', { set: { colour: 'red' } })).toMatch("warehouses have no column 'colour'");
  });
});
