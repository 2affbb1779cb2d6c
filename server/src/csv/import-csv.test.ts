import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadDemo } from '../demo/demo.ts';
import { seedEssentials } from '../store/essentials.ts';
import { differingTotals } from '../store/orders/differing-totals.ts';
import { searchOrders } from '../store/orders/search.ts';
import { DECIDED, keepAllStartingPrices } from '../store/starting-prices.ts';
import type { Database, Tables } from '../store/tables.ts';
import { NOW } from '../testing/app.ts';
import { exportText, importText } from '../testing/csv-text.ts';
import { DATABASES, type Opened } from '../testing/databases.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';
import { badRowText } from './bad-rows.ts';
import { importedKinds } from './kinds.ts';
import { findMappings } from './mappings.ts';

const SAMPLES = join(import.meta.dirname, '../../../docs/samples');

async function rowsOf(db: Database, table: keyof Tables): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  const plain = rows.map(({ id, ...row }) => JSON.stringify(table === 'order_events' ? row : { id, ...row }));
  return plain.sort();
}

const TABLES = [
  'warehouses',
  'staff',
  'senders',
  'city_rates',
  'zone_rates',
  'weight_charges',
  'size_charges',
  'packing_charges',
  'orders',
  'order_events',
  'order_totals',
  'cashier_payments',
] as const;

const ORDER = {
  delivery_type: 'normal',
  sender_name: 'Layla Haddad',
  sender_phone: '+971 50 771 0932',
  sender_address: 'Villa 12',
  pickup_city: 'Dubai',
  receiver_name: 'Omar Farouk',
  receiver_phone: '+971 52 118 6640',
  dropoff_street: 'King Faisal Street',
  dropoff_city: 'Sharjah',
  payment_method: 'COD',
  title: 'Perfume set',
  value_aed: '250.00',
  weight_kg: '1.2',
  length_cm: '30',
  width_cm: '20',
  height_cm: '10',
};

/** A file of orders, each an ordinary one but for what is said. */
function ordersCsv(...rows: Record<string, string>[]): string {
  const columns = [...new Set([ORDER, ...rows].flatMap((row) => Object.keys(row)))];
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const lines = rows.map((row) => {
    const cells: Record<string, string> = { ...ORDER, ...row };
    return quoted(columns.map((column) => cells[column] ?? ''));
  });
  return [columns.join(','), ...lines, ''].join('\n');
}

describe.each(DATABASES)('on $name', ({ open }) => {
  let opened: Opened;
  let db: Database;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
  });
  afterEach(() => opened.close());

  /** The bad rows of an import that must have left nothing behind, as people read them. */
  async function refusals(name: string, csv: string): Promise<string[]> {
    const before = await Promise.all(TABLES.map((table) => rowsOf(db, table)));
    const report = await importText(db, name, csv);
    expect(await Promise.all(TABLES.map((table) => rowsOf(db, table)))).toEqual(before);
    expect([report.stored, report.bad]).toEqual([0, report.shownRows]);
    return report.shown.map((row) => badRowText(`${name}.csv`, row));
  }

  test('what is exported comes in the same, what was deleted and the totals too', async () => {
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
    const files = new Map<string, string>();
    for (const { name } of importedKinds) files.set(name, await exportText(db, name));
    const before = await Promise.all(TABLES.map((table) => rowsOf(db, table)));

    const other = await open();
    try {
      for (const [name, csv] of files) {
        const report = await importText(other.db, name, csv);
        expect([name, report.bad, report.shown]).toEqual([name, 0, []]);
      }
      const after = await Promise.all(TABLES.map((table) => rowsOf(other.db, table)));
      // The order without any event got the one that every import gives.
      const events = TABLES.indexOf('order_events');
      expect(after[events]?.length).toBe((before[events]?.length ?? 0) + 1);
      expect(after.toSpliced(events, 1)).toEqual(before.toSpliced(events, 1));
      expect(await differingTotals(other.db, BUSINESS_TIME_ZONE)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('the samples of the document come in, those of shops by their mappings', async () => {
    const sample = (file: string) => readFileSync(join(SAMPLES, `${file}.csv`));
    for (const { name } of importedKinds) {
      const report = await importText(db, name, sample(name));
      expect([name, report.bad, report.stored > 0]).toEqual([name, 0, true]);
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

  describe('orders', () => {
    beforeEach(async () => {
      await seedEssentials(db, DECIDED);
      await insertRow(db, 'warehouses', { code: 'DXB-001' });
    });

    test('are priced by the rates, unless the file says what was charged', async () => {
      await db.updateTable('city_rates').set({ rate_fils: 2150 }).where('from_city', '=', 'Dubai').execute();
      await importText(
        db,
        'orders',
        ordersCsv({ tracking_id: 'priced' }, { tracking_id: 'said', charge_aed: '9.99' }),
      );
      const rows = await db.selectFrom('orders').selectAll().orderBy('tracking_id').execute();
      expect(rows[0]).toMatchObject({
        base_fils: 2150,
        charge_fils: 2150 + (rows[0]?.weight_fils ?? 0) + (rows[0]?.size_fils ?? 0),
      });
      expect(rows[1]).toMatchObject({ base_fils: 999, weight_fils: 0, charge_fils: 999 });
      expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
    });

    test.each([
      [{ dropoff_city: 'Atlantis' }, 'dropoff_city', "'Atlantis'"],
      [{ weight_kg: '31' }, 'weight_kg', 'book another shipment'],
      [{ value_aed: '-5' }, 'value_aed', "'-5'"],
      [{ value_aed: '10.005' }, 'value_aed', 'at most 2 decimals'],
      [{ receiver_name: '' }, 'receiver_name', 'nothing stands there'],
      [{ tracking_id: 'TWS-2222-2223' }, 'tracking_id', 'right check'],
      [{ tracking_id: 'tws22222223' }, 'tracking_id', 'right check'],
      [{ created_at: '2026-02-30' }, 'created_at', "'2026-02-30'"],
      [{ warehouse_code: 'XXX-9' }, 'warehouse_code', "'XXX-9'"],
      [{ sender_email: 'nobody@mail.example' }, 'sender_email', 'a sender that is there'],
      [{ base_aed: '10', charge_aed: '12' }, 'charge_aed', 'the sum of'],
      [
        { payment_method: 'Card', cash_handed_in_at: '2026-11-20' },
        'cash_handed_in_at',
        'not cash on delivery',
      ],
      [{ history: '[{"status":"lost","at":"2026-11-20T10:00:00Z"}]' }, 'history', 'tracking history'],
      [
        { tracking_status: 'delivered', history: '[{"status":"created","at":"2026-11-20T10:00:00Z"}]' },
        'tracking_status',
        'the last status',
      ],
    ])('refuses %j with line, column and what was expected', async (said, column, words) => {
      const [text = '', ...others] = await refusals('orders', ordersCsv({}, said));
      expect(others).toEqual([]);
      expect(text).toMatch(`orders.csv, line 3, column ${column}: `);
      expect(text).toContain(words);
    });

    test('refuses an order that the rates and charges cannot price, saying why', async () => {
      await db.deleteFrom('size_charges').where('max_volume', 'is', null).execute();
      const csv = ordersCsv({ length_cm: '500', width_cm: '500', height_cm: '500' });
      expect((await refusals('orders', csv))[0]).toMatch('No size category holds 125000000 cm³');
    });

    test('refuses an id, a tracking ID and a reference that the database has, or the file had before, and tells all of them', async () => {
      const known = await insertOrder(db);
      const csv = ordersCsv(
        { tracking_id: known.tracking_id },
        { id: known.id },
        { tracking_id: 'twice' },
        { tracking_id: 'twice' },
        { id: 'same' },
        { id: 'same' },
        { reference: '#1001' },
        { reference: '#1001', id: known.id, tracking_id: 'twice' },
        { reference: '#1001', sender_name: 'Somebody else' },
      );
      expect((await refusals('orders', csv)).map((text) => text.slice(0, 40))).toEqual([
        'orders.csv, line 2, column tracking_id: ',
        `orders.csv, line 3, column id: '${known.id.slice(0, 8)}`,
        'orders.csv, line 5, column tracking_id: ',
        "orders.csv, line 7, column id: 'same' st",
        `orders.csv, line 9, column id: '${known.id.slice(0, 8)}`,
        'orders.csv, line 9, column tracking_id: ',
        "orders.csv, line 9, column reference: '#",
      ]);
    });

    test('refuses ragged rows by line and count', async () => {
      const texts = await refusals('orders', `${ordersCsv({})}a,b\n`);
      expect(texts).toEqual(['orders.csv, line 3: expected 16 cells, as in the header, and not 2.']);
    });

    test('leaves the bad out where asked to, and hands them over with their reasons', async () => {
      const bad: string[] = [];
      const report = await importText(db, 'orders', ordersCsv({}, { weight_kg: '31' }, {}), {
        onBad: async (faults) => void bad.push(...faults.map((fault) => badRowText('f', fault))),
      });
      expect(report).toMatchObject({ rows: 3, stored: 2, bad: 1 });
      expect(bad[0]).toMatch('f, line 3, column weight_kg');
      expect(await rowsOf(db, 'orders')).toHaveLength(2);
      expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
    });

    test('counts every bad row and shows the first twenty', async () => {
      const report = await importText(
        db,
        'orders',
        ordersCsv(...Array.from({ length: 2500 }, () => ({ weight_kg: '99' }))),
      );
      expect([report.rows, report.bad, report.shown.length]).toEqual([2500, 2500, 20]);
    });

    test('changes nothing in a dry run', async () => {
      expect(await importText(db, 'orders', ordersCsv({}, {}), { dryRun: true })).toMatchObject({
        stored: 2,
        bad: 0,
      });
      expect(await rowsOf(db, 'orders')).toEqual([]);
    });

    test('keeps nothing when the file breaks off in the middle', async () => {
      const csv = `${ordersCsv(...Array.from({ length: 1500 }, () => ({})))}"never closed`;
      await expect(importText(db, 'orders', csv)).rejects.toThrow('never closed');
      expect(await rowsOf(db, 'orders')).toEqual([]);
      expect(await rowsOf(db, 'order_totals')).toEqual([]);
    });

    test('are found by the search afterwards', async () => {
      await importText(db, 'orders', ordersCsv({ receiver_name: 'Zubaida Nasser' }));
      await insertOrder(db, { receiver_name: 'Zubaida Later' });
      const found = await searchOrders(db, { search: 'zubaida' }, { limit: 10, offset: 0 });
      expect(found.total).toBe(2);
    });
  });

  describe('of other kinds', () => {
    const WAREHOUSE = 'name,email,phone,city,street,warehouse_code\n';

    test('a second email, id or code is refused, in any case', async () => {
      await insertRow(db, 'warehouses', { email: 'Hub@tawseel.example', code: 'DXB-001' });
      const csv = `${WAREHOUSE}A,hub@TAWSEEL.example,+971 4 1234,Dubai,S,\nB,b@mail.example,+971 4 1234,Dubai,S,dxb-001\n`;
      expect((await refusals('warehouses', csv)).map((text) => text.split(':')[0])).toEqual([
        'warehouses.csv, line 2, column email',
        'warehouses.csv, line 3, column warehouse_code',
      ]);
    });

    test('everything that is wrong with a row is told, and such a row takes nothing from the next', async () => {
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

    test('a code that only looks like a number of ours does not say which code is next', async () => {
      for (const code of ['DXB-007', 'DXB-9999999999999999', 'DXB-1E300'])
        await insertRow(db, 'warehouses', { code });
      const row = (email: string) => `A,${email},+971 4 1234,Dubai,S,\n`;
      await importText(db, 'warehouses', WAREHOUSE + row('a@mail.example') + row('b@mail.example'));
      const made = await db.selectFrom('warehouses').select('code').where('name', '=', 'A').execute();
      expect(made.map(({ code }) => code).sort()).toEqual(['DXB-008', 'DXB-009']);
    });

    test('rates replace those of the same route, and may not be said twice', async () => {
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

  test('a file that cannot be read at all is refused in a sentence', async () => {
    const refused = (csv: string | Buffer, more = {}) =>
      importText(db, 'warehouses', csv, more).catch((error: Error) => error.message);
    expect(await refused('')).toBe('warehouses.csv is empty: not even a header stands in it.');
    expect(await refused('name,phone\n')).toMatch('warehouses.csv has no column for email, city, street');
    expect(await refused('name,email,Name\n')).toBe("warehouses.csv: two columns are called 'name'.");
    expect(await refused('name\n', { set: { colour: 'red' } })).toMatch("warehouses have no column 'colour'");
  });
});
