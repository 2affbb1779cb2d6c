import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@tawseel/contract';
import { IMPORTED_KINDS, type ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { describe, expect, test } from 'vitest';
import { findFact, setFact } from '../../platform/engine/meta.ts';
import { type Along, NOW, sessionOf, startApp, type TestApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { orderFile, orderRows } from '../../testing/order-file.ts';
import { insertRow } from '../../testing/rows.ts';
import { importedTables } from '../exports/csv-tables.ts';
import { differingTotals } from '../orders/store/differing-totals.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

const {
  readImport,
  checkFile,
  readPiece,
  checkColumns,
  checkImport,
  startImport,
  exportLeftOut,
  stopImport,
} = routes.imports;

const SHOPIFY = readFileSync(join(import.meta.dirname, '../../../../docs/samples/shopify-orders.csv'));
const SHOP_LACKS = {
  pickup_city: 'Dubai',
  sender_name: 'Oud Al Layl',
  sender_phone: '+971 50 771 0932',
  sender_address: 'Al Karama, Dubai',
  weight_kg: '1',
  length_cm: '30',
  width_cm: '20',
  height_cm: '10',
};
const ROW = {
  reference: '',
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
  value_aed: '250',
  ...{ weight_kg: '1.2', length_cm: '30', width_cm: '20', height_cm: '10' },
};
const CHOSEN_NOTHING = { mapping: '', columns: {}, set: {}, take: [] };
const PIECE = 100_000;
const ARABIC: Along = { headers: { 'accept-language': 'ar' } };

test('every kind that the command imports can be imported in the console', () => {
  expect(IMPORTED_KINDS.toSorted()).toEqual(importedTables.map(({ name }) => name).sort());
});

onEveryDatabase((server: TestApp) => {
  async function pieces(file: Buffer, along: Along) {
    for (let from = 0; from < file.length; from += PIECE)
      await server.send(
        readPiece,
        { params: { from: String(from) }, file: file.subarray(from, from + PIECE) },
        along,
      );
  }

  /** Sends a file, and returns the server's view of it. */
  async function sent(text: string | Buffer, kind: ImportedKind = 'orders', along: Along = {}) {
    const file = Buffer.from(text);
    await server.call(checkFile, { body: { kind, name: `${kind}.csv`, bytes: file.length } }, along);
    await pieces(file, along);
    return mine(along);
  }

  const mine = async (along: Along = {}) => (await server.call(readImport, {}, along)).mine;

  async function checked(along: Along = {}) {
    await server.call(checkImport, {}, along);
    await server.app.jobs.idle();
    return mine(along);
  }

  const start = (leaveOut: boolean, along: Along = {}) =>
    server.call(startImport, { body: { checkedAt: NOW, leaveOut } }, along);

  async function started(leaveOut: boolean, along: Along = {}) {
    await start(leaveOut, along);
    await server.app.jobs.idle();
    return mine(along);
  }

  const orders = () => server.db.selectFrom('orders').selectAll().execute();

  async function priced() {
    await seedEssentials(server.db, DECIDED);
    return insertRow(server.db, 'warehouses');
  }

  async function supervisorOf(warehouse_id: string): Promise<Along> {
    const { id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    return { token: await sessionOf(server.db, id) };
  }

  describe('refuses', () => {
    test('anything but orders for a supervisor', async () => {
      const { id } = await insertRow(server.db, 'warehouses');
      const along = await supervisorOf(id);
      const asked = { body: { kind: 'senders', name: 'senders.csv', bytes: 10 } };
      expect(await server.refused(checkFile, asked, along)).toMatchObject({ status: 403 });
    });

    test.each([
      ['what is no text', Buffer.from('PK\x03\x04\0\0name\n'), /not a CSV file in UTF-8/],
      ['UTF-16', Buffer.from('\ufeffname,email\n', 'utf16le'), /is in UTF-16. Save it as 'CSV UTF-8'/],
      ['another encoding', Buffer.from('name\nJos\xe9\n', 'latin1'), /not UTF-8/],
      ['a file without a header row', Buffer.from('\n\n'), /is empty: it has no header row/],
      ['a column that is there twice', Buffer.from('name,Name\na,b\n'), /two columns are called/],
      [
        'more columns than a file has',
        Buffer.from(`${'a,'.repeat(130_000)}b\n`),
        /has 130001 columns\. A file may have 500/,
      ],
      ['a first row that names no columns', Buffer.from(`${'a'.repeat(70_000)}\n`), /first row is too long/],
    ])('%s, and forgets it', async (_, file, sentence) => {
      await server.call(checkFile, { body: { kind: 'senders', name: 'it.csv', bytes: file.length } });
      const refused = await server.refused(readPiece, { params: { from: '0' }, file });
      expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(sentence) });
      expect(await mine()).toBe(null);
    });

    test('a chunk that is not the next, and more bytes than announced', async () => {
      await server.call(checkFile, { body: { kind: 'senders', name: 'it.csv', bytes: 8 } });
      const piece = (from: number, file: string) =>
        server.refused(readPiece, { params: { from: String(from) }, file });
      expect(await piece(4, 'name')).toMatchObject({ status: 409 });
      expect(await piece(0, 'name,email')).toMatchObject({ status: 422 });
      expect(await server.refused(readPiece, { params: { from: '0' }, body: {} })).toMatchObject({
        status: 415,
      });
      expect(await mine()).toMatchObject({ received: 0, state: 'receiving' });
    });

    test('a file that has not been checked in its current form, and one with incomplete columns', async () => {
      await sent('name,email\nA,a@b.example\n', 'senders');
      expect(await server.refused(checkImport)).toMatchObject({ status: 409 });
      const body = { checkedAt: NOW, leaveOut: true };
      expect(await server.refused(startImport, { body })).toMatchObject({ status: 409 });
      expect(await server.refused(exportLeftOut)).toMatchObject({ status: 409 });
    });

    test('an unknown mapping, also one whose name is that of another file', async () => {
      await sent('name,email\nA,a@b.example\n', 'senders');
      for (const mapping of ['none', '/etc/passwd', '../package.json']) {
        const refused = await server.refused(checkColumns, { body: { ...CHOSEN_NOTHING, mapping } });
        expect(refused).toMatchObject({ status: 422, message: `There is no mapping ${mapping}.` });
      }
    });

    test('a second import while one runs, and says what it waits for', async () => {
      const { id } = await priced();
      const along = await supervisorOf(id);
      await sent(orderFile(2), 'orders', along);
      await sent(orderFile(4000));
      await server.call(checkImport, {});
      const refused = await server.refused(checkImport, {}, along);
      expect(refused).toMatchObject({
        status: 409,
        message: expect.stringMatching(/^Someone is .* a file of orders, /),
      });
      expect((await server.call(readImport, {}, along)).running).toMatchObject({ by: '', name: '' });
      expect(
        (await server.refused(checkFile, { body: { kind: 'orders', name: 'x', bytes: 1 } })).status,
      ).toBe(409);
      await server.app.jobs.idle();
      expect(await checked(along)).toMatchObject({ state: 'checked', report: { stored: 2 } });
    });
  });

  test('a word that is none of the values is asked about, and gets its meaning once for the file', async () => {
    await priced();
    const rows = orderFile(3).split('\n');
    const file = await sent(rows.map((row) => row.replace(/\bCOD\b/, 'Bank Deposit')).join('\n'));
    const asked = ({ columns }: NonNullable<typeof file>) =>
      columns?.fields.filter(({ unknown }) => unknown.length > 0);
    const question = {
      name: 'payment_method',
      unknown: ['Bank Deposit'],
      among: ['COD', 'Card', 'Wallet'],
    };
    expect(asked(file!)).toEqual([expect.objectContaining(question)]);
    expect((await checked())?.report).toMatchObject({ bad: 3 });
    const values = { payment_method: { 'Bank Deposit': 'Card' } };
    const chosen = await server.call(checkColumns, { body: { ...CHOSEN_NOTHING, values } });
    // Still asked, because the answer can be changed.
    expect(asked(chosen)).toEqual([expect.objectContaining(question)]);
    expect(chosen.columns?.rows[0]?.cells).toMatchObject({ payment_method: 'Card' });
    expect((await checked())?.report).toMatchObject({ stored: 3, bad: 0 });
  });

  test("a shop's file is recognized by its columns, and missing and skipped columns are reported", async () => {
    await priced();
    const file = await sent(SHOPIFY);
    expect(file?.columns).toMatchObject({ choice: { mapping: 'shopify' }, problem: '' });
    const missing = file?.columns?.fields.filter(
      ({ required, from, set }) => required && !from.length && !set,
    );
    expect(missing?.map(({ name }) => name)).toEqual(['pickup_city', 'weight_kg']);
    const wrong = await server.call(checkColumns, {
      body: { ...CHOSEN_NOTHING, mapping: 'shopify', set: { ...SHOP_LACKS, weight_kg: 'heavy' } },
    });
    expect(wrong.columns?.fields.find(({ name }) => name === 'weight_kg')?.problem).toMatch(
      /expected a weight/,
    );
    const { columns } = await server.call(checkColumns, {
      body: { ...CHOSEN_NOTHING, mapping: 'shopify', set: SHOP_LACKS },
    });
    expect(columns?.rows[0]?.cells).toMatchObject({ reference: '#1001', receiver_name: 'Huda Saleh' });
    const found = await checked();
    expect(found?.report?.bad).toBe(0);
    expect(found?.report?.leftOut.map(({ reason }) => reason)).toContain('refunded');
    const done = await started(false);
    expect(done).toMatchObject({ state: 'done', report: { stored: found?.report?.rows } });
    expect((await orders()).length).toBe(found?.report?.rows);
    expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('the order of day and month is read from the file, or asked once', async () => {
    await priced();
    const dated = (...dates: string[]) => {
      const [head = '', ...rows] = orderFile(dates.length).trim().split('\n');
      return [head, ...rows.map((row, at) => row.replace(/[^,]+$/, dates[at] ?? ''))].join('\n');
    };
    const dayOrderIn = async (...dates: string[]) => {
      const { choice, unclearDate, rows = [] } = (await sent(dated(...dates)))?.columns ?? {};
      return [choice?.dayOrder, unclearDate, rows.map(({ cells }) => cells.created_at?.slice(0, 10))];
    };
    expect(await dayOrderIn('3/4/2026', '13/4/2026 2:30 PM')).toEqual([
      'dayFirst',
      undefined,
      ['2026-04-03', '2026-04-13'],
    ]);
    expect(await dayOrderIn('3/4/2026', '4/13/2026')).toEqual([
      'monthFirst',
      undefined,
      ['2026-03-04', '2026-04-13'],
    ]);
    expect(await dayOrderIn('4/4/2026', '2026-04-13')).toEqual([
      undefined,
      undefined,
      ['2026-04-04', '2026-04-13'],
    ]);
    expect(await dayOrderIn('3/4/2026', '5/4/2026')).toEqual([
      undefined,
      '3/4/2026',
      ['2026-04-03', '2026-04-05'],
    ]);
    expect(await server.refused(checkImport)).toMatchObject({ status: 409, code: 'columns_not_complete' });
    await server.call(checkColumns, { body: { ...CHOSEN_NOTHING, dayOrder: 'monthFirst' } });
    expect(await checked()).toMatchObject({ state: 'checked', report: { stored: 2, bad: 0 } });
    await started(false);
    expect((await orders()).map(({ created_at }) => created_at).toSorted()).toEqual([
      '2026-03-03T20:00:00.000Z',
      '2026-05-03T20:00:00.000Z',
    ]);
  });

  test('rows that cannot be imported are returned with their reasons, to be corrected and sent again', async () => {
    await priced();
    const bad = orderFile(3).replace('row-1,normal', 'row-1,soon').replace('Omar Farouk', 'عمر فاروق');
    await sent(bad);
    const found = await checked();
    expect(found).toMatchObject({
      report: { rows: 3, stored: 2, bad: 1, reasons: [{ column: 'delivery_type', count: 1 }] },
      hasLeftOut: true,
    });
    expect(found?.report?.rowFaults).toEqual([
      { line: 3, column: 'delivery_type', message: "found 'soon'; expected one of urgent, normal." },
    ]);
    expect(await orders()).toEqual([]);
    expect(await started(true)).toMatchObject({ state: 'done', report: { stored: 2, bad: 1 } });
    const { body } = await server.send(exportLeftOut);
    expect(body).toMatch(/^\ufefftracking_id,.*,line,reason\r\nrow-1,soon,/);
    await sent(body.replace('soon', 'urgent'));
    expect(await checked()).toMatchObject({ report: { rows: 1, stored: 1 } });
    expect(await started(false)).toMatchObject({ state: 'done' });
    const stored = await orders();
    expect(stored.map(({ tracking_id }) => tracking_id).sort()).toEqual(['row-0', 'row-1', 'row-2']);
    expect(stored.find(({ tracking_id }) => tracking_id === 'row-0')?.receiver_name).toBe('عمر فاروق');
    const written = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('call', '=', 'imports.startImport')
      .execute();
    expect(written.map(({ subject_name, after }) => [subject_name, JSON.parse(after ?? '')])).toEqual([
      ['orders.csv', { kind: 'orders', rows: 2, leftOut: 1 }],
      ['orders.csv', { kind: 'orders', rows: 1 }],
    ]);
  });

  test('a file that is refused, or that cannot be imported as a whole, is so in the language of the reader', async () => {
    const file = Buffer.from('\ufeffname,email\n', 'utf16le');
    await server.call(checkFile, { body: { kind: 'senders', name: 'it.csv', bytes: file.length } });
    expect(await server.refused(readPiece, { params: { from: '0' }, file }, ARABIC)).toMatchObject({
      message:
        'الملف \u2068it.csv\u2069 بترميز \u2068UTF-16\u2069. احفظه بصيغة «\u2068CSV UTF-8\u2069» ثم استورده.',
    });
    await sent('from_kg,up_to_kg,price_aed\n5,5,1\n', 'weight-charges');
    await checked();
    expect(await mine()).toMatchObject({
      state: 'failed',
      problem: 'The range from 5 to 5 kg is empty. Nothing was imported.',
    });
    expect(await mine(ARABIC)).toMatchObject({ problem: 'الفئة من 5 إلى 5 كغ فارغة. لم يُستورد شيء.' });
  });

  test('columns are described in Arabic, and a missing one is named without its control characters', async () => {
    const first = await sent(orderFile(1), 'orders', ARABIC);
    expect(first?.columns?.fields.map(({ absent }) => absent)).toContain('رقم تتبع جديد');
    const body = { ...CHOSEN_NOTHING, columns: { title: '\u001eGoods' }, set: { weight_kg: '' } };
    const { columns } = await server.call(checkColumns, { body }, ARABIC);
    expect(columns?.problem).toBe('لا يوجد في \u2068orders.csv\u2069 عمود \u2068�Goods\u2069.');
    expect(columns?.fields.find(({ name }) => name === 'weight_kg')?.problem).toBe(
      'المتوقع وزن أكثر من 0 ولا يتجاوز 30 كغ، بثلاث منازل عشرية على الأكثر',
    );
  });

  test('a report is stored in no language, and each reader gets it in their own', async () => {
    await priced();
    const bad = orderFile(4)
      .replace('row-0,normal', 'row-0,soon')
      .replace(/(row-1.*),1\.2,/, '$1,31,')
      .replace(/(row-2.*),Omar Farouk,/, '$1,,');
    await sent(bad);
    const found = await checked(ARABIC);
    expect(found?.report?.rowFaults).toMatchObject([
      {
        line: 2,
        message:
          'القيمة «\u2068soon\u2069»؛ المتوقع إحدى هذه القيم: \u200f\u2068urgent\u2069، \u2068normal\u2069.',
      },
      {
        line: 3,
        message:
          'القيمة «\u206831\u2069»؛ المتوقع وزن أكثر من 0 ولا يتجاوز 30 كغ، بثلاث منازل عشرية على الأكثر.',
      },
      { line: 4, message: 'الخلية فارغة؛ المطلوب نص لا يزيد على 120 حرفًا.' },
    ]);
    await started(true, ARABIC);
    const { body } = await server.send(exportLeftOut);
    expect(body).toContain('السطر \u20683\u2069، العمود \u2068weight_kg\u2069: القيمة «\u206831\u2069»');

    const restarted = await startApp(server.db);
    const read = async (along: Along = {}) => {
      const { mine: stored } = await restarted.call(readImport, {}, { token: server.token, ...along });
      return stored?.report?.reasons.map(({ expected }) => expected);
    };
    const inEnglish = [
      'one of urgent, normal',
      'a weight over 0 and up to 30 kg, with at most 3 decimals',
      'text of at most 120 characters',
    ];
    expect(await read()).toEqual(inEnglish);
    expect(await read(ARABIC)).toEqual([
      'إحدى هذه القيم: \u200f\u2068urgent\u2069، \u2068normal\u2069',
      'وزن أكثر من 0 ولا يتجاوز 30 كغ، بثلاث منازل عشرية على الأكثر',
      'نص لا يزيد على 120 حرفًا',
    ]);
    const stored = (await findFact(server.db, 'last_import')) ?? '';
    expect(stored).not.toMatch(/expected [a-z]|a weight|at most|المتوقع|وزن/);

    // The version before stored English texts.
    const kept = JSON.parse(stored);
    kept.mine.report.reasons = inEnglish.map((expected) => ({ column: 'weight_kg', expected, count: 1 }));
    await setFact(server.db, 'last_import', JSON.stringify(kept));
    expect(await read(ARABIC)).toEqual(inEnglish);
    await restarted.app.close();
  });

  test('a supervisor imports into the own warehouse, and rows of another are refused with the reason', async () => {
    const there = await priced();
    const here = await insertRow(server.db, 'warehouses');
    const along = await supervisorOf(here.id);
    const [header = '', ...rows] = orderFile(2).trim().split('\n');
    const file = [`${header},warehouse_code,history`, `${rows[0]},${there.code},[]`, `${rows[1]},,[]`].join(
      '\n',
    );
    const { columns } = (await sent(file, 'orders', along)) ?? {};
    expect(columns?.fields.map(({ name }) => name)).not.toContain('history');
    expect(columns?.unread).toEqual(['history']);
    const found = await checked(along);
    expect(found?.report?.rowFaults).toEqual([
      expect.objectContaining({
        column: 'warehouse_code',
        message: expect.stringMatching(`own warehouse, ${here.code}`),
      }),
    ]);
    await started(true, along);
    expect((await orders()).map(({ warehouse_id }) => warehouse_id)).toEqual([here.id]);
  });

  test('a file must be checked again after its user moves to another warehouse, and is deleted with the session', async () => {
    const there = await priced();
    const here = await insertRow(server.db, 'warehouses');
    const { id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id: here.id });
    const along = { token: await sessionOf(server.db, id) };
    await sent(orderFile(1), 'orders', along);
    await checked(along);
    await server.db.updateTable('staff').set({ warehouse_id: there.id }).where('id', '=', id).execute();
    const body = { checkedAt: NOW, leaveOut: true };
    expect(await server.refused(startImport, { body }, along)).toMatchObject({ code: 'not_checked' });
    await checked(along);
    const again = { token: await sessionOf(server.db, id) };
    expect(await mine(again)).toBeNull();
    expect(await server.refused(startImport, { body }, along)).toMatchObject({ code: 'no_file' });
    await sent(orderFile(1), 'orders', along);
    await checked(along);
    await started(true, along);
    expect((await orders()).map(({ warehouse_id }) => warehouse_id)).toEqual([there.id]);
  });

  test.each([
    ['orders', orderFile(1) + orderRows(1, 6000)],
    [
      'senders',
      `name,email,phone,city,street\n${Array.from({ length: 6000 }, (_, at) => `S,s${at}@b.example,+971 50 ${1_000_000 + at},Dubai,A`).join('\n')}`,
    ],
  ] as const)('of %s that are stopped nothing stays, and they can be begun again', async (kind, file) => {
    await priced();
    await sent(file, kind);
    expect(await checked()).toMatchObject({ report: { bad: 0 } });
    await start(false);
    expect(await server.call(stopImport)).toMatchObject({
      message: expect.stringMatching(/is being stopped/),
    });
    await server.app.jobs.idle();
    expect(await mine()).toMatchObject({ state: 'stopped', report: null });
    for (const table of ['orders', 'unfinished_import'] as const)
      expect(await server.db.selectFrom(table).select('seq').execute()).toEqual([]);
    expect(await server.db.selectFrom('senders').select('id').execute()).toEqual([]);
    await server.call(stopImport);
    expect(await mine()).toBe(null);
  });

  describe('a file that was imported before', () => {
    /** Rows without tracking IDs or references, as a shop sends them. */
    const morning = (count: number) =>
      orderFile(count)
        .replace(/^tracking_id,|^row-\d+,/gm, '')
        .replaceAll(',2026-11-20T10:00:00Z', '')
        .replace(',created_at', '');
    const EARLIER = { at: NOW, by: 'Mariam Al Suwaidi', rows: 3, times: 1 };

    test('is announced before anything is stored, and may be imported again', async () => {
      await priced();
      expect(await sent(morning(3))).toMatchObject({ state: 'ready' });
      expect((await mine())?.earlier).toBe(undefined);
      await checked();
      await started(false);
      expect((await sent(morning(3)))?.earlier).toEqual(EARLIER);
      expect((await sent(morning(2)))?.earlier).toBe(undefined);
      await sent(morning(3));
      await checked();
      expect(await started(false)).toMatchObject({ state: 'done' });
      expect(await orders()).toHaveLength(6);
      expect((await sent(morning(3)))?.earlier).toEqual({ ...EARLIER, times: 2 });
    });

    test('names its user to administrators and to staff of the same warehouse only', async () => {
      const here = await priced();
      const there = await insertRow(server.db, 'warehouses');
      const [one, other] = [await supervisorOf(here.id), await supervisorOf(here.id)];
      await sent(morning(3), 'orders', one);
      await checked(one);
      await started(false, one);
      const byFor = async (along: Along) => (await sent(morning(3), 'orders', along))?.earlier?.by;
      const by = await byFor({});
      expect(by).not.toBe('');
      expect(await byFor(other)).toBe(by);
      expect(await byFor(await supervisorOf(there.id))).toBe('');
    });

    test('is refused if another user has imported it since the check, until it is checked again', async () => {
      const { id } = await priced();
      const along = await supervisorOf(id);
      for (const one of [{}, along]) {
        await sent(morning(3), 'orders', one);
        await checked(one);
      }
      await started(false);
      const body = { checkedAt: NOW, leaveOut: false };
      const refused = await server.refused(startImport, { body }, along);
      expect(refused).toMatchObject({ status: 409, code: 'imported_meanwhile' });
      expect(await checked(along)).toMatchObject({ earlier: { rows: 3, by: '' } });
      await started(false, along);
      expect(await orders()).toHaveLength(6);
    });

    test('is stored once by two servers at the same instant', async () => {
      const { id: warehouse_id } = await priced();
      const { email } = await insertRow(server.db, 'staff', { kind: 'cashier', warehouse_id });
      const text = `total_aed,paid_at,cashier_email\n${`10,2026-11-20,${email}\n`.repeat(3)}`;
      const file = Buffer.from(text);
      const second = await startApp(server.db);
      const along = { token: server.token };
      const body = { kind: 'cashier-payments' as const, name: 'again.csv', bytes: file.length };
      await second.call(checkFile, { body }, along);
      await second.send(readPiece, { params: { from: '0' }, file }, along);
      await second.call(checkImport, {}, along);
      await second.app.jobs.idle();
      await sent(text, 'cashier-payments');
      await checked();
      const begin = { body: { checkedAt: NOW, leaveOut: false } };
      await Promise.all([start(false), second.call(startImport, begin, along)]);
      await Promise.all([server.app.jobs.idle(), second.app.jobs.idle()]);
      expect(await server.db.selectFrom('cashier_payments').selectAll().execute()).toHaveLength(3);
      await second.app.close();
    });
  });

  test('rows that equal orders of the last two days are doubtful, also in a file with other bytes', async () => {
    await priced();
    const row = (more: object) => ({ ...ROW, ...more });
    const file = (rows: object[], lineEnd = '\n') =>
      [Object.keys(ROW).join(), ...rows.map((cells) => Object.values(cells).join())].join(lineEnd);
    const others = [
      row({ receiver_phone: '+971 52 118 6641' }),
      row({ dropoff_street: 'Al Wahda Street' }),
      row({ value_aed: '249' }),
      row({ sender_name: 'Oud Al Layl' }),
    ];
    const referring = (reference: string) => row({ receiver_phone: '052 118 6642', reference });
    await sent(file([ROW, referring('#1')]));
    expect((await checked())?.report?.doubted).toBe(0);
    await started(false);
    const again = row({
      receiver_phone: '0521186640',
      receiver_name: 'Omar',
      dropoff_street: 'KING FAISAL street',
    });
    await sent(file([again, ...others, referring('#2'), referring('')], '\r\n'));
    expect((await checked())?.report).toMatchObject({
      stored: 7,
      doubted: 2,
      doubts: [
        {
          line: 0,
          column: '',
          message: expect.stringMatching(/^2 of 7 rows equal orders of the last two days in sender, /),
        },
      ],
    });
    await server.db.updateTable('orders').set({ cancelled_at: NOW }).execute();
    expect((await checked())?.report?.doubted).toBe(0);
  });
});
