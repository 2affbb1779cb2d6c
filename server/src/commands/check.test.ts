import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { commandFolder } from '../testing/command-folder.ts';
import { cutInHalf, damageBeginning, damagePage } from '../testing/damage.ts';
import { SQLITE } from '../testing/databases.ts';
import { fillEveryTable } from '../testing/every-table.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';
import { findProblems } from './check.ts';

const TIME_ZONE = 'Asia/Dubai';
const { inFolder, run, runWith, rows, fillDatabase } = commandFolder();
const databaseFile = () => inFolder('tawseel.db');

describe('a damaged file', () => {
  test.each(['orders', 'orders_mode', 'orders_search_data'])(
    'is reported by the part that is damaged: %s',
    async (name) => {
      await fillDatabase(40);
      const page = damagePage(databaseFile(), name);
      const { code, out, err } = await run('check');
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/The check found \d+ problems?\. [\s\S]* restore <file> --yes\n$/),
      ]);
      const kind = name === 'orders_mode' ? 'index' : 'table';
      expect(out).toMatch(
        new RegExp(`^The ${kind} ${name} is damaged at page ${page} of the file: .*\n`, 'm'),
      );
      expect(err).toMatch('Totals and references were not checked: parts of them cannot be read.');
      expect(out + err).not.toMatch(/\n {4}at /);
      expect((await run('backup', inFolder('copy.db'))).err).toMatch(
        /^The database is damaged, so a copy would be too\. See the damage with: .* check\n$/,
      );
      expect(readdirSync(inFolder()).filter((one) => one.startsWith('copy'))).toEqual([]);
    },
  );

  test.each([
    ['its beginning is overwritten', damageBeginning],
    ['it is cut off', cutInHalf],
  ])('is reported as damaged where %s, and a backup can be restored over it', async (_, damage) => {
    await fillDatabase(40);
    const copy = inFolder('copy.db');
    expect((await run('backup', copy)).code).toBe(0);
    damage(databaseFile());
    const { code, out, err } = await run('check');
    expect(code).toBe(1);
    expect(out + err).toMatch('damaged');
    expect(err).toMatch(/restore <file> --yes\n$/);
    expect(await run('restore', copy, '--yes')).toMatchObject({ code: 0, err: '' });
    expect(await run('check')).toMatchObject({ code: 0 });
    expect(rows('select count(*) n from orders')).toEqual([{ n: 40 }]);
  });
});

describe('check --repair', () => {
  test('rebuilds nothing from orders of a missing warehouse, and says what to do', async () => {
    await fillDatabase(3);
    const connection = new DatabaseSync(databaseFile());
    connection.exec("pragma foreign_keys = off; update orders set warehouse_id = 'gone'");
    connection.close();
    const { code, out, err } = await run('check', '--repair');
    expect([code, out]).toEqual([
      1,
      '3 rows of orders name one of warehouses that does not exist (warehouse_id gone).\n',
    ]);
    expect(err).toMatch(
      /^The check found 1 problem\. Nothing was rebuilt from such rows\.\n.*restore <file> --yes\n$/,
    );
  });

  test('rebuilds nothing while a posting is missing, because balances would then fit the rest', async () => {
    await fillDatabase(3);
    const connection = new DatabaseSync(databaseFile());
    connection.exec("insert into number_series (name, last) values ('postings', 2)");
    connection.close();
    const { code, out, err } = await run('check', '--repair');
    expect([code, out]).toEqual([1, 'Postings are numbered to 2: 2 are missing, the first is 1.\n']);
    expect(err).toMatch(/^The check found 1 problem\. Nothing was rebuilt from such rows\./);
  });

  test('repairs totals, or converts them to another zone, and says what to do then', async () => {
    await fillDatabase(3);
    const connection = new DatabaseSync(databaseFile());
    connection.exec("update order_totals set revenue_fils = revenue_fils + 1 where grain = 'day'");
    connection.close();
    const before = await run('check');
    expect([before.code, before.out]).toEqual([1, expect.stringMatching('The totals of the day 2026-11-21')]);
    expect(before.err).toMatch(
      /^The check found 2 problems\. Rebuild totals, times, phone keys, stops, holders of parcels and of cash with: .*npm run tawseel -- check --repair\n$/,
    );
    expect(await run('check', '--repair')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 total was wrong and rebuilt from the orders\.\nThe database is healthy/),
    });
    expect(await run('check', '--repair', '--time-zone', 'Asia/Riyadh')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^All totals were changed from Asia\/Dubai to Asia\/Riyadh\.\nFrom now on start Tawseel with TIME_ZONE=Asia\/Riyadh/,
      ),
    });
    expect((await run('check')).code).toBe(0);
    const words = ['--time-zone', 'Asia/Dubai'];
    expect(await run('check', ...words)).toMatchObject({
      code: 2,
      err: expect.stringMatching('goes with --repair'),
    });
    expect((await run('check', '--repair', '--time-zone', 'Dubai')).err).toMatch(
      'a time zone like Asia/Dubai',
    );

    const import_ = await runWith({ input: 'name\n' }, 'import', 'senders', '-');
    expect(import_).toMatchObject({ code: 1, err: expect.stringMatching('TIME_ZONE=Asia/Riyadh') });
  });
});

test('finds and repairs wrong times of the last move and wrong phone keys', async () => {
  await fillDatabase(4);
  const connection = new DatabaseSync(databaseFile());
  const event = 'insert into order_events (id, order_id, status, note, created_at, kind) select';
  connection.exec(`
    ${event} 'e1' || id, id, 'accepted', '', '2026-11-21T11:00:00.000Z', null from orders;
    ${event} 'e2' || id, id, 'accepted', '', '2026-11-21T12:00:00.000Z', 'corrected' from orders;
    update orders set moved_at = '2026-11-21T11:00:00.000Z';
    update orders set moved_at = '2026-11-21T12:00:00.000Z' where seq = (select min(seq) from orders);
    update orders set receiver_phone = '050 111 2233' where seq >= (select max(seq) from orders);
    update orders set sender_phone_e164 = ''`);
  connection.close();
  const [first, last] = rows('select tracking_id from orders order by seq').filter((_, at) => at % 3 === 0);
  const before = await run('check');
  expect(before.out.split('\n')).toEqual([
    `The time of the last update differs from the history: 1 order, the first ${first?.tracking_id}.`,
    `The search key of the receiver's phone is wrong: 1 order, the first ${last?.tracking_id}.`,
    `The search key of the sender's phone is wrong: 4 orders, the first ${first?.tracking_id}.`,
    '',
  ]);
  expect(before.err).toMatch(
    /^The check found 3 problems\. Rebuild totals, times, phone keys, stops, holders of parcels and of cash with: /,
  );
  expect(await run('check', '--repair')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\n4 orders had a wrong time or phone key\.\nThe database is healthy/),
  });
  expect(rows('select distinct moved_at, sender_phone_e164 from orders')).toEqual([
    { moved_at: '2026-11-21T11:00:00.000Z', sender_phone_e164: '+971507710932' },
  ]);
  expect(rows('select receiver_phone_e164 as phone from orders order by seq').at(-1)?.phone).toBe(
    '+971501112233',
  );
});

test('finds a reference to a missing row in every relation', async () => {
  const { db, close } = await SQLITE.open();
  const { id: warehouse_id } = await insertRow(db, 'warehouses');
  const sound = await insertOrder(db, { warehouse_id });
  expect(await findProblems(db, TIME_ZONE)).toEqual([]);

  await sql`pragma foreign_keys = off`.execute(db);
  await insertOrder(db, { warehouse_id: 'gone', sender_id: 'gone' });
  await insertRow(db, 'staff', { warehouse_id: 'gone' });
  await insertRow(db, 'staff', { warehouse_id: 'gone', deleted_at: sound.created_at });
  await insertRow(db, 'cashier_payments', { cashier_id: 'gone', warehouse_id: 'gone' });
  await insertRow(db, 'city_rates', { company_id: 'gone' });
  await insertRow(db, 'zone_rates', { company_id: 'gone' });
  await db
    .insertInto('order_events')
    .values({ id: 'e2', order_id: 'gone', status: 'created', note: '', created_at: sound.created_at })
    .execute();
  await db
    .insertInto('sessions')
    .values({ token_hash: 't', id: 't', account_id: 'away', created_at: '', expires_at: '' })
    .execute();
  for (const table of ['warehouses', 'senders', 'staff'] as const) {
    await db.deleteFrom(table).where('id', '=', 'gone').execute();
  }
  expect(await findProblems(db, TIME_ZONE)).toEqual([
    '1 row of cashier_payments names one of staff that does not exist (cashier_id gone).',
    '1 row of cashier_payments names one of warehouses that does not exist (warehouse_id gone).',
    '1 row of city_rates names one of senders that does not exist (company gone).',
    '1 row of order_events names one of orders that does not exist (order_id gone).',
    '4 rows of order_totals name one of warehouses that does not exist (warehouse_id gone).',
    '1 row of orders names one of senders that does not exist (sender_id gone).',
    '1 row of orders names one of warehouses that does not exist (warehouse_id gone).',
    '1 row of sessions names one of accounts that does not exist (account_id away).',
    '2 rows of staff name one of warehouses that does not exist (warehouse_id gone).',
    '1 row of zone_rates names one of senders that does not exist (company gone).',
  ]);
  await close();
});

test('finds settings of the business that could not have been entered, each with a sentence', async () => {
  const { db, close } = await SQLITE.open();
  await fillEveryTable(db);
  expect(await findProblems(db, TIME_ZONE)).toEqual([]);
  await db
    .updateTable('business')
    .set({ trn: '12', holidays: '[{"date":"2026-12-32","name":"No day"}]' })
    .execute();
  expect(await findProblems(db, TIME_ZONE)).toEqual([
    'Business settings: trn is wrong: A TRN is 15 digits that begin with 1 and end with 03.',
    'Business settings: holidays.0.date is wrong: Must be a day like 2026-12-02.',
  ]);
  await close();
});
