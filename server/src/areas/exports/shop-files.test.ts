import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { badRowText } from '../../platform/csv/bad-rows.ts';
import { importCsv } from '../../platform/csv/import-csv.ts';
import { findMappings } from '../../platform/csv/mappings.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { insertRow } from '../../testing/rows.ts';
import { seedAreas } from '../delivery-areas/store.ts';
import { orders } from '../orders/csv/orders.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../docs/samples', `${name}-orders.csv`), 'utf8');
const SHOPIFY = sample('shopify');
const SET = { pickup_city: 'Dubai', weight_kg: '1', length_cm: '30', width_cm: '20', height_cm: '10' };

const [SQLITE] = DATABASES;
if (!SQLITE) throw new Error('No database to test on');

let opened: OpenedTestDatabase;
let db: Database;
let folder: string;

beforeEach(async () => {
  opened = await SQLITE.open();
  db = opened.db;
  folder = mkdtempSync(join(tmpdir(), 'tawseel-mapping-'));
  await seedEssentials(db, DECIDED);
  await insertRow(db, 'warehouses');
  for (const name of ['oud', 'musk']) {
    await insertRow(db, 'senders', { role: 'Company', name, email: `orders@${name}.example` });
  }
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await opened.close();
});

type ImportOptions = { mappings?: string[]; sender?: string; take?: string[]; set?: Record<string, string> };

/** Imports a shop's file, by default as Shopify's and for the first sender. */
async function importShop(csv: string, asked: ImportOptions = {}) {
  const { mappings = ['shopify'], sender = 'oud', take, set } = asked;
  const read = async function* () {
    yield Buffer.from(csv);
  };
  const plan: string[] = [];
  const report = await importCsv(
    db,
    orders,
    { name: 'shop.csv', read },
    {
      timeZone: BUSINESS_TIME_ZONE,
      now: () => new Date(NOW),
      mapping: await findMappings(mappings, 'orders'),
      set: { ...SET, sender_email: `orders@${sender}.example`, ...set },
      take,
      onPlan: (lines) => plan.push(...lines),
    },
  );
  return {
    report,
    plan,
    leftOut: report.leftOut.texts().map(({ text }) => text),
    faults: report.shown.map((fault) => badRowText('shop.csv', fault)),
  };
}

const refusal = (csv: string, asked?: ImportOptions) =>
  importShop(csv, asked).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

const stored = () => db.selectFrom('orders').selectAll().orderBy('seq').execute();
const references = async () => (await stored()).map((row) => row.reference);

function extension(mapping: object): string {
  const file = join(folder, 'more.json');
  writeFileSync(file, JSON.stringify(mapping));
  return file;
}

describe('finished orders of a shop', () => {
  test('of Shopify are left out, counted by status with their lines', async () => {
    const { report, leftOut } = await importShop(SHOPIFY);
    expect(report).toMatchObject({ rows: 5, stored: 5, bad: 0 });
    expect(leftOut).toEqual([
      '1 refunded (line 6)',
      '1 Cancelled at (line 7)',
      '1 fulfilled (line 8)',
      '1 partially_refunded (line 10)',
    ]);
    expect(await references()).toEqual(['#1001', '#1002', '#1006', '#1008', '#1009']);
  });

  test('of WooCommerce are left out as well', async () => {
    const asked = { mappings: ['woocommerce'], set: { delivery_type: 'normal', title: 'Cosmetics' } };
    const { leftOut } = await importShop(sample('woocommerce'), asked);
    expect(leftOut).toEqual([
      '1 cancelled (line 5)',
      '1 pending (line 6)',
      '1 completed (line 7)',
      '1 refunded (line 8)',
      '1 failed (line 10)',
    ]);
    const rows = await stored();
    expect(rows.map((row) => [row.reference, row.dropoff_city, row.dropoff_area])).toEqual([
      ['5210', 'Abu-Dhabi', 'Al Khalidiyah'],
      ['5211', 'Ajman', ''],
      ['5216', 'Umm-Al-Quwain', ''],
    ]);
  });

  test('with an unknown status, or in another currency, are left out', async () => {
    const csv = SHOPIFY.replace(',pending,,unfulfilled,,no,AED,', ',Expired,,unfulfilled,,no,AED,')
      .replace(',paid,2026-11-21 09:05:44 +0400,unfulfilled', ',Paid,2026-11-21 09:05:44 +0400,on_hold')
      .replace(',unfulfilled,,no,AED,79.00', ',Unfulfilled,,no,USD,79.00');
    const { leftOut } = await importShop(csv);
    expect(leftOut).toEqual(
      expect.arrayContaining(['1 Expired (line 5)', '1 on_hold (line 12)', '1 USD (line 13)']),
    );
    expect(await references()).toEqual(['#1001', '#1006']);
  });

  test('are imported on request, ignoring case, by one reason or all', async () => {
    const { plan, leftOut } = await importShop(SHOPIFY, { take: ['Refunded', 'cancelled AT'] });
    expect(plan).toContain('  left out, but for Refunded, cancelled AT: rows with');
    expect(leftOut).toEqual(['1 voided (line 7)', '1 fulfilled (line 8)', '1 partially_refunded (line 10)']);
    const all = await importShop(SHOPIFY, { take: ['all'], sender: 'musk' });
    expect([all.report.stored, all.leftOut]).toEqual([9, []]);
    expect(all.plan.join('\n')).not.toMatch('left out');
  });

  test('are named by the plan, and not as unread columns', async () => {
    const { plan } = await importShop(SHOPIFY);
    expect(plan).toContain('    anything in Cancelled at');
    expect(plan).toContain('    anything but unfulfilled, pending in Fulfillment Status');
    expect(plan.find((line) => line.startsWith('  not read'))).not.toMatch(/Cancelled at|Currency/);
  });

  test('cannot be requested for a file that leaves none out', async () => {
    expect(await refusal(SHOPIFY, { mappings: [], take: ['all'] })).toBe(
      '--take needs a mapping that leaves rows out.',
    );
  });
});

describe('cash that a driver collects for a shop', () => {
  const [HEADER = ''] = SHOPIFY.split('\n');
  const USUAL = {
    Name: '#7001',
    'Financial Status': 'pending',
    'Fulfillment Status': 'unfulfilled',
    Currency: 'AED',
    Total: '330.00',
    'Refunded Amount': '0.00',
    'Outstanding Balance': '330.00',
    'Created at': '2026-11-20 10:01:58 +0400',
    'Lineitem name': 'Scarf',
    'Shipping Name': 'Mira Odeh',
    'Shipping Address1': 'Street 4',
    'Shipping City': 'Al Karama',
    'Shipping Province': 'DU',
    'Shipping Country': 'AE',
    'Shipping Phone': '0555550101',
    'Payment Method': 'Cash on Delivery (COD)',
  };
  const shopify = (...rows: Record<string, string>[]) =>
    [HEADER, ...rows.map((row) => HEADER.split(',').map((name) => ({ ...USUAL, ...row })[name] ?? ''))].join(
      '\n',
    );

  test.each([
    ['an order to be paid at the door', {}, ['COD', 330]],
    ['one of which that is said in Arabic', { 'Payment Method': 'الدّفع عند الإستلام' }, ['COD', 330]],
    ['one that was paid since', { 'Financial Status': 'paid', 'Outstanding Balance': '0.00' }, ['Card', 330]],
    [
      'one with a deposit',
      { 'Financial Status': 'partially_paid', 'Outstanding Balance': '230.00' },
      ['COD', 230],
    ],
    [
      'one with a deposit by card',
      {
        'Financial Status': 'partially_paid',
        'Outstanding Balance': '230.00',
        'Payment Method': 'Shopify Payments',
      },
      ['COD', 230],
    ],
    ['one of which an item was taken back', { 'Outstanding Balance': '251.50' }, ['COD', 251.5]],
    [
      'a card that is not charged yet',
      { 'Financial Status': 'authorized', 'Payment Method': 'Stripe' },
      ['Card', 330],
    ],
    ['a transfer that has not come', { 'Payment Method': 'Bank Deposit' }, undefined],
  ])('of Shopify: %s', async (_, row, expected) => {
    const { leftOut } = await importShop(shopify(row));
    const [order] = await stored();
    expect(order && [order.payment_method, order.value_fils / 100]).toEqual(expected);
    expect(leftOut).toEqual(expected ? [] : ['1 Bank Deposit (line 2)']);
  });

  test('of WooCommerce: the total less refunds', async () => {
    const csv = sample('woocommerce').replace('0.00,118.00,0.00,AED,cod', '0.00,118.00,18.50,AED,cod');
    await importShop(csv, {
      mappings: ['woocommerce'],
      set: { delivery_type: 'normal', title: 'Cosmetics' },
    });
    const [first] = await stored();
    expect(first).toMatchObject({ reference: '5210', payment_method: 'COD', value_fils: 9950 });
    const more = csv.replace('118.00,18.50', '118.00,118.01');
    const { faults } = await importShop(more, {
      mappings: ['woocommerce'],
      sender: 'musk',
      set: { delivery_type: 'normal', title: 'x' },
    });
    expect(faults).toEqual([expect.stringMatching(/line 2, column refunded_aed/)]);
  });

  test('a town instead of the emirate is found among the areas, and becomes the area if none is given', async () => {
    await seedAreas(db);
    await importShop(
      shopify(
        { 'Shipping City': 'Al Ain', 'Shipping Province': '' },
        { Name: '#7002', 'Shipping City': 'العين', 'Shipping Province': '' },
      ),
    );
    const places = (await stored()).map((row) => [row.dropoff_city, row.dropoff_area]);
    expect(places).toEqual([
      ['Abu-Dhabi', 'Al Ain'],
      ['Abu-Dhabi', 'العين'],
    ]);
    const { faults } = await importShop(
      shopify({ Name: '#7003', 'Shipping City': 'Al Nahda', 'Shipping Province': '' }),
    );
    expect(faults).toEqual([expect.stringContaining('Al Nahda is in Dubai and in Sharjah')]);
  });
});

describe("a shop's file", () => {
  test('is read as real files are: other phones, no province, Arabic, line breaks', async () => {
    await importShop(SHOPIFY);
    const [first, second, third, fourth, fifth] = await stored();
    expect(first).toMatchObject({
      details: 'Leave it with the guard.\nGate 2, "green" door; call first',
      receiver_phone: '+971554029917',
      dropoff_area: 'Al Karama',
      payment_method: 'Card',
    });
    expect(second).toMatchObject({ delivery_type: 'urgent', dropoff_city: 'Sharjah', payment_method: 'COD' });
    expect(third).toMatchObject({
      dropoff_city: 'Dubai',
      dropoff_area: '',
      payment_method: 'COD',
      delivery_type: 'normal',
      receiver_phone: '٠٥٠ ٧٧١ ٠٩٣٢',
    });
    expect(fourth).toMatchObject({
      receiver_phone: '+971 7 228 1140',
      dropoff_city: 'Ras-Al-Khaimah',
      dropoff_area: '',
      delivery_type: 'urgent',
    });
    expect(fifth).toMatchObject({ dropoff_city: 'Sharjah', dropoff_area: '', value_fils: 9900 });
  });

  test('gives the order our own tracking ID and id, and a reference unique for the shop', async () => {
    await importShop(SHOPIFY);
    const [order] = await stored();
    expect(order?.tracking_id).toMatch(/^TWS-/);
    expect(order?.id).toHaveLength(36);
    const { report, faults } = await importShop(SHOPIFY);
    expect([report.bad, report.stored]).toEqual([5, 0]);
    expect(faults[0]).toBe(
      `shop.csv, line 2, column reference: found '#1001'; expected a reference not yet used by this sender; order ${order?.tracking_id} uses it.`,
    );
    expect(report.reasons.texts(9)).toEqual([
      '5 × reference: expected a reference not yet used by this sender',
    ]);
    expect((await importShop(SHOPIFY, { sender: 'musk' })).report.stored).toBe(5);
  });

  test('reports every error of a row, and the count of each', async () => {
    const csv = SHOPIFY.replace(',330.00,', ',lots,')
      .replace(',Al Karama,,DU,AE,\'+971554029917,"Leave', ',Al Karama,,XX,AE,\'+971554029917,"Leave')
      .replace(',Al Nahda,,SH,AE,+971 50 338 7712,,', ',Al Nahda,,,AE,+971 50 338 7712,,');
    const { report, faults } = await importShop(csv, { sender: 'nobody' });
    const columns = faults.map((text) => /line (\d+), column (\w+)/.exec(text)?.slice(1).join(' '));
    expect(columns).toEqual(['2 value_aed', '2 dropoff_city', '5 dropoff_city']);
    expect(report.reasons.texts(1)).toEqual([
      expect.stringMatching(/^2 × dropoff_city: expected one of Abu-Dhabi/),
      '1 × something else',
    ]);
    // Every row has it, so it is reported once.
    expect([...report.badSettings.keys()]).toEqual(['sender_email']);
  });
});

describe('a mapping', () => {
  test('is refused if it names a header that the file lacks, with header and use', async () => {
    const csv = SHOPIFY.replace(',Notes,', ',Remarks,').replace(',Cancelled at,', ',Cancelled on,');
    expect(await refusal(csv)).toMatch(
      "shop.csv has no column 'Notes' (as details), 'Cancelled at' (to leave out finished orders), which the mapping reads.",
    );
    expect(await refusal(SHOPIFY.replace(',Total,', ',Sum,'))).toMatch(
      "'Total' (as value_aed), 'Total' (to tell orders from their other items)",
    );
  });

  test('can extend a known one: columns, words and rules, each removed or replaced', async () => {
    const csv = SHOPIFY.replace(',Notes,', ',Remarks,').replace(',Cancelled at,', ',Cancelled on,');
    const more = extension({
      columns: { details: 'Remarks', dropoff_area: [] },
      values: { delivery_type: { Standard: 'urgent' } },
      liveRowsHave: { 'Financial Status': null, 'Cancelled at': null, Currency: ['AED', 'USD'] },
    });
    const { leftOut, plan } = await importShop(csv, { mappings: ['shopify', more] });
    expect(leftOut).toEqual(['1 fulfilled (line 8)', '1 partial (line 10)']);
    expect(plan).toContain('    anything but AED, USD in Currency');
    const rows = await stored();
    expect(rows.filter((row) => row.delivery_type === 'normal').map((row) => row.reference)).toEqual([
      '#1006',
    ]);
    expect(rows[0]).toMatchObject({ details: expect.stringMatching('guard'), dropoff_area: '' });
  });

  test('of another kind, or with an unknown column, is refused', async () => {
    const senders = extension({ kind: 'senders' });
    expect(await refusal(SHOPIFY, { mappings: ['shopify', senders] })).toMatch(
      'is for senders, not for orders',
    );
    const colour = extension({ values: { colour: { red: 'rot' } } });
    expect(await refusal(SHOPIFY, { mappings: ['shopify', colour] })).toMatch("no column 'colour'");
  });

  test('translates any text around a word, the longest words first', async () => {
    const methods = { 'Cash on Delivery (COD)': 'Card', '*cod*': 'Wallet', '*(a+b)*': 'COD' };
    const rules = { 'Payment Method': null };
    const more = extension({ values: { payment_method: methods }, liveRowsHave: rules });
    const csv = SHOPIFY.replace('#1001,huda@mail.example,paid', '#1001,huda@mail.example,pending').replace(
      ',Shopify Payments,,0.00,Oud Al Layl,0.00',
      ',pay (a+b) later,,0.00,Oud Al Layl,330.00',
    );
    await importShop(csv, { mappings: ['shopify', more] });
    expect((await stored()).map((row) => row.payment_method)).toEqual(['COD', 'Card', 'COD', 'Card', 'Card']);
  });
});
