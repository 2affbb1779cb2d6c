import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { badRowText } from '../../platform/csv/bad-rows.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { importText } from '../../testing/csv-text.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { refusedRows, rowsOf } from '../../testing/imported-rows.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { differingTotals } from '../orders/store/differing-totals.ts';
import { searchOrders } from '../orders/store/search.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

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

/** Returns a file of orders with default values, except for those given. */
function ordersCsv(...rows: Record<string, string>[]): string {
  const columns = [...new Set([ORDER, ...rows].flatMap((row) => Object.keys(row)))];
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const lines = rows.map((row) => {
    const cells: Record<string, string> = { ...ORDER, ...row };
    return quoted(columns.map((column) => cells[column] ?? ''));
  });
  return [columns.join(','), ...lines, ''].join('\n');
}

describe.each(DATABASES)('orders, on $name', ({ open }) => {
  let opened: OpenedTestDatabase;
  let db: Database;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    await seedEssentials(db, DECIDED);
    await insertRow(db, 'warehouses', { code: 'DXB-001' });
  });
  afterEach(() => opened.close());

  test('are imported with a note in their history that is longer than one that is typed', async () => {
    const at = '2026-11-20T10:00:00Z';
    const noted = (length: number) => JSON.stringify([{ status: 'created', at, note: 'x'.repeat(length) }]);
    const made = { created_at: '2026-11-20 14:00' };
    const taken = await importText(db, 'orders', ordersCsv({ ...made, history: noted(2000) }));
    expect(taken).toMatchObject({ stored: 1, bad: 0 });
    const refused = await importText(db, 'orders', ordersCsv({ ...made, history: noted(2001) }));
    expect(refused).toMatchObject({ stored: 0, bad: 1 });
  });

  test('are imported with the words and amounts that local sheets have', async () => {
    const words: [Record<string, string>, object][] = [
      [{ payment_method: 'Cash on Delivery', value_aed: 'د.إ.\u200f 120.50' }, { value_fils: 12_050 }],
      [{ payment_method: 'نقدًا', value_aed: '120 درهم' }, { value_fils: 12_000 }],
      [{ payment_method: 'Prepaid', value_aed: '120/-' }, { payment_method: 'Card' }],
      [{ delivery_type: 'عاجل', value_aed: 'Dhs. 120' }, { delivery_type: 'urgent' }],
      [{ delivery_type: 'Same Day' }, { delivery_type: 'urgent' }],
      [{ delivery_type: 'Standard' }, { delivery_type: 'normal' }],
      [{ dropoff_city: 'Dubai, UAE' }, { dropoff_city: 'Dubai' }],
      [{ dropoff_city: 'Emirate: Ajman' }, { dropoff_city: 'Ajman' }],
    ];
    const report = await importText(db, 'orders', ordersCsv(...words.map(([cells]) => cells)));
    expect(report).toMatchObject({ stored: words.length, bad: 0 });
    const rows = await db.selectFrom('orders').selectAll().orderBy('seq').execute();
    expect(rows).toMatchObject(
      words.map(([, columns]) => ({ payment_method: 'COD', delivery_type: 'normal', ...columns })),
    );
  });

  test.each(['Second Phone', 'Mobile 2', 'Alternate Phone', 'هاتف المستلم الثاني', 'رقم بديل'])(
    'are imported with a second phone in a column called %s',
    async (name) => {
      const report = await importText(db, 'orders', ordersCsv({ [name]: '055 210 4471' }));
      expect(report.doubted).toBe(0);
      const stored = await db.selectFrom('orders').select('receiver_phone2').execute();
      expect(stored).toEqual([{ receiver_phone2: '055 210 4471' }]);
    },
  );

  test('are imported with two phones in one cell, without a doubt', async () => {
    const report = await importText(db, 'orders', ordersCsv({ receiver_phone: '0501234567 / 0552104471' }));
    expect(report.doubted).toBe(0);
    const stored = await db.selectFrom('orders').select(['receiver_phone', 'receiver_phone2']).execute();
    expect(stored).toEqual([{ receiver_phone: '0501234567 / 0552104471', receiver_phone2: '0552104471' }]);
  });

  test('are imported with values that a spreadsheet has ruined, each reported', async () => {
    const ruined = ['1.18339E+11', '#N/A', '#REF!', '########'];
    const report = await importText(
      db,
      'orders',
      ordersCsv(...ruined.map((reference) => ({ reference })), { title: '#VALUE!' }, { reference: 'E+11' }),
    );
    expect(report).toMatchObject({ stored: 6, bad: 0 });
    const expected = 'a value as it was before a spreadsheet changed it';
    expect(report.doubts.map(({ column, value }) => [column, value])).toEqual([
      ...ruined.map((value) => ['reference', value]),
      ['title', '#VALUE!'],
    ]);
    expect(report.doubts.map((doubt) => badRowText('x.csv', doubt))[0]).toContain(expected);
  });

  test('are imported with implausible times, each reported', async () => {
    const made = { created_at: '2026-11-20 14:00' };
    const at = (...times: string[]) => JSON.stringify(times.map((time) => ({ status: 'created', at: time })));
    const report = await importText(
      db,
      'orders',
      ordersCsv(
        { created_at: '2026-11-22 14:00' },
        { ...made, cash_handed_in_at: '2026-11-19' },
        // A date without a time, that of the order.
        { ...made, cash_handed_in_at: '2026-11-20' },
        { ...made, cash_handed_in_at: '2027-01-01' },
        { ...made, history: at('2026-11-01T10:00:00Z', '2026-11-20T10:00:00Z') },
        { ...made, history: at('2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z') },
        { ...made, history: at('2026-11-20T10:00:00Z') },
      ),
    );
    expect(report).toMatchObject({ stored: 7, bad: 0, doubted: 5 });
    expect(report.doubts.map((row) => badRowText('f', row).replace(/'.*'/, '…'))).toEqual([
      'f, line 2, column created_at: found …; expected a time from 1970 to now.',
      'f, line 3, column cash_handed_in_at: found …; expected a time between created_at and now.',
      'f, line 5, column cash_handed_in_at: found …; expected a time between created_at and now.',
      'f, line 6, column history: found …; expected times between created_at and now.',
      'f, line 7, column history: found …; expected times between created_at and now.',
    ]);
  });

  test('accept phones and amounts as a shop pastes them, and report numbers that cannot be called', async () => {
    const pasted = [
      ['\u202a+971 50 555 0601\u202c', '+971 50 555 0601'],
      ['050\u200b5550602', '0505550602'],
      ['\u061c0505550603', '0505550603'],
      ['0505550604\u200d', '0505550604'],
      ['٠٥٠٥٥٥٠٦٠٦', '٠٥٠٥٥٥٠٦٠٦'],
      ['505550610', '505550610'],
      ['971505550607.0', '971505550607.0'],
      ['050 555 0608 / 055 555 0609', '050 555 0608 / 055 555 0609'],
    ] as const;
    const rows = pasted.map(([receiver_phone], at) => ({
      receiver_phone,
      value_aed: ['249,90', '٢٤٩٫٩٠', '۲۴۹٫۹۰'][at] ?? '249.90\u200b',
      receiver_name: 'Om\u2060ar',
      reference: `R\u00ad-${at}`,
      created_at: '٢٠٢٦-١١-٢٠',
    }));
    const report = await importText(db, 'orders', ordersCsv(...rows));
    expect(report).toMatchObject({ stored: 8, bad: 0, doubted: 1 });
    expect(report.doubts.map((row) => badRowText('f', row))).toEqual([
      expect.stringContaining(
        "line 8, column receiver_phone: found '971505550607.0'; expected a phone number",
      ),
    ]);
    const columns = ['receiver_phone', 'value_fils', 'receiver_name', 'reference'] as const;
    const stored = await db.selectFrom('orders').select(columns).orderBy('reference').execute();
    expect(stored).toEqual(
      pasted.map(([, receiver_phone], at) => ({
        receiver_phone,
        value_fils: 24_990,
        receiver_name: 'Omar',
        reference: `R-${at}`,
      })),
    );
  });

  test('are priced by the rates, unless the file has the charge', async () => {
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
    [{ weight_kg: '31' }, 'weight_kg', 'up to 30 kg'],
    [{ value_aed: '-5' }, 'value_aed', "'-5'"],
    [{ value_aed: '10.005' }, 'value_aed', 'at most 2 decimals'],
    [{ receiver_name: '' }, 'receiver_name', 'empty; text of at most'],
    [{ tracking_id: 'TWS-2222-2223' }, 'tracking_id', 'valid check digit'],
    [{ tracking_id: 'tws22222223' }, 'tracking_id', 'valid check digit'],
    [{ created_at: '2026-02-30' }, 'created_at', "'2026-02-30'"],
    [{ created_at: '1899-12-30' }, 'created_at', 'from 1970 to 2068'],
    [{ created_at: '21/11/2126 14:30' }, 'created_at', 'from 1970 to 2068'],
    [{ cash_handed_in_at: '2126-11-20' }, 'cash_handed_in_at', 'from 1970 to 2068'],
    [{ history: '[{"status":"created","at":"2126-11-20T10:00:00Z"}]' }, 'history', 'from 1970 to 2068'],
    [{ warehouse_code: 'XXX-9' }, 'warehouse_code', "'XXX-9'"],
    [{ sender_email: 'nobody@mail.example' }, 'sender_email', 'an existing sender'],
    [{ base_aed: '10', charge_aed: '12' }, 'charge_aed', 'the sum of'],
    [
      { payment_method: 'Card', cash_handed_in_at: '2026-11-20' },
      'cash_handed_in_at',
      'not cash on delivery',
    ],
    [
      { history: '[{"status":"created","at":"2026-11-20T10:00:00Z","note":"\\u001e{}"}]' },
      'history',
      'tracking history',
    ],
    [{ history: '[{"status":"lost","at":"2026-11-20T10:00:00Z"}]' }, 'history', 'tracking history'],
    [
      { tracking_status: 'delivered', history: '[{"status":"created","at":"2026-11-20T10:00:00Z"}]' },
      'tracking_status',
      'the last status',
    ],
  ])('refuses %j with line, column and what was expected', async (said, column, words) => {
    const [text = '', ...others] = await refusedRows(db, 'orders', ordersCsv({}, said));
    expect(others).toEqual([]);
    expect(text).toMatch(`orders.csv, line 3, column ${column}: `);
    expect(text).toContain(words);
  });

  test('refuses an order that the rates and charges cannot price, with the reason', async () => {
    await db.deleteFrom('size_charges').where('max_volume', 'is', null).execute();
    const csv = ordersCsv({ length_cm: '500', width_cm: '500', height_cm: '500' });
    expect((await refusedRows(db, 'orders', csv))[0]).toMatch('No size category fits 125000000 cm³');
  });

  test('refuses every id, tracking ID and reference that the database or an earlier line has, reporting all', async () => {
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
    expect((await refusedRows(db, 'orders', csv)).map((text) => text.split(':')[0])).toEqual([
      'orders.csv, line 2, column tracking_id',
      'orders.csv, line 3, column id',
      'orders.csv, line 5, column tracking_id',
      'orders.csv, line 7, column id',
      'orders.csv, line 9, column id',
      'orders.csv, line 9, column tracking_id',
      'orders.csv, line 9, column reference',
    ]);
  });

  test('refuses rows with too many or too few cells by line and count', async () => {
    const texts = await refusedRows(db, 'orders', `${ordersCsv({})}a,b\n`);
    expect(texts).toEqual(['orders.csv, line 3: expected 16 cells, as in the header, and not 2.']);
    const tooLong = await refusedRows(db, 'orders', ordersCsv({}).replace(/\n$/, ',x\n'));
    expect(tooLong).toEqual(['orders.csv, line 2: expected 16 cells, as in the header, and not 17.']);
  });

  test('accepts rows whose empty trailing cells a spreadsheet has removed or added', async () => {
    const [header = '', row = ''] = ordersCsv({}).trim().split('\n');
    const csv = [
      `${header},details,reference`,
      `${row},Ring twice,T-1`,
      `${row},Ring twice`,
      row,
      `${row},,,,`,
    ].join('\n');
    expect(await importText(db, 'orders', csv)).toMatchObject({ stored: 4, bad: 0 });
  });

  test('skips bad rows on request, and returns them with their reasons', async () => {
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

  test('stores nothing if the file ends in the middle', async () => {
    const csv = `${ordersCsv(...Array.from({ length: 1500 }, () => ({})))}"never closed`;
    await expect(importText(db, 'orders', csv)).rejects.toThrow('never closed');
    expect(await rowsOf(db, 'orders')).toEqual([]);
    expect(await rowsOf(db, 'order_totals')).toEqual([]);
  });

  test('are found by the search afterwards', async () => {
    await importText(db, 'orders', ordersCsv({ receiver_name: 'Zubaida Nasser' }));
    await insertOrder(db, { receiver_name: 'Zubaida Later' });
    const found = await searchOrders(
      db,
      { scope: WHOLE_BUSINESS, search: 'zubaida' },
      { limit: 10, offset: 0 },
    );
    expect(found.total).toBe(2);
  });
});
