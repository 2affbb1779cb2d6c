import { routes } from '@tawseel/contract';
import { phoneKey } from '@tawseel/contract/facts/phones';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { foldOrders } from '../../areas/orders/store/fold-orders.ts';
import { listTables, type Row, type Table } from '../../areas/transfer/store/table.ts';
import { findProblems } from '../../commands/check.ts';
import { ADMIN, startApp } from '../../testing/app.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { ODD_TEXT } from '../../testing/every-table.ts';
import { RELEASED_TOKEN, type Released, releasedSchemas, statementsOf } from '../../testing/released.ts';
import { openSqlite } from './database.ts';
import { refuseOtherSchema } from './expected-schema.ts';
import { migrate, migrationNames } from './migrate.ts';
import type { Database } from './tables.ts';

// The stored schemas contain password hashes of full cost.
vi.unmock('node:crypto');

const RELEASES = releasedSchemas('sqlite').map((sqlite) => ({
  name: sqlite.name,
  sqlite,
  postgres: releasedSchemas('postgres').find(({ name }) => name === sqlite.name),
}));

function openFile({ text }: Released): OpenedTestDatabase {
  const { db, connection } = openSqlite(':memory:');
  connection.exec(`pragma foreign_keys = off; begin; ${text} commit; pragma foreign_keys = on`);
  return { db, empty: async () => undefined, close: () => db.destroy() };
}

/** Replaces the current schema with a released one, which the migration then upgrades. */
async function openServer({ text }: Released): Promise<OpenedTestDatabase> {
  const opened = await DATABASES.at(-1)!.open();
  await sql`drop schema public cascade`.execute(opened.db);
  await sql`create schema public`.execute(opened.db);
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(opened.db);
  return opened;
}

/** Reads all rows of these tables, in these columns. */
async function rowsOf(db: Database, tables: readonly Table[]): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const { name, columns, key } of tables) {
    const wanted = sql.join(columns.map((column) => sql.ref(column)));
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<Row>`select ${wanted} from ${sql.table(name)} order by ${order}`.execute(db);
    all.set(name, rows);
  }
  return all;
}

/** Expects the current server to return the figures of its earlier orders, and to accept the password. */
async function expectAnswers(db: Database, had: readonly Row[]): Promise<void> {
  const earning = had.filter((order) => order.tracking_status !== 'return');
  const revenueFils = earning.reduce((sum, order) => sum + Number(order.charge_fils), 0);
  expect(await findProblems(db, 'Asia/Dubai')).toEqual([]);
  const server = await startApp(db);
  const along = { token: RELEASED_TOKEN };
  const { email, password } = ADMIN;
  expect(await server.call(routes.account.login, { body: { email, password } })).toHaveProperty('token');
  const found = async (search: string) => {
    const { data } = await server.call(routes.orders.listOrders, { query: { page: 1, search } }, along);
    return data.map(({ dropoff }) => dropoff.receiverName);
  };
  expect(await found('عبد')).toEqual([ODD_TEXT]);
  await foldOrders(db, new AbortController().signal);
  for (const search of ['عبد', 'عَبــد']) expect(await found(search)).toEqual([ODD_TEXT]);
  expect(await findProblems(db, 'Asia/Dubai')).toEqual([]);
  const counts = await server.call(routes.orders.countOrders, {}, along);
  expect(counts).toMatchObject({ normalOrders: had.length, urgentOrders: 0 });
  const body = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const finance = await server.call(routes.finance.readAdminFinance, { body }, along);
  expect(finance).toMatchObject({ totalOrdersCount: had.length, totalRevenue: revenueFils / 100 });
  const phones = await db.selectFrom('staff').select('phone_e164').execute();
  expect(phones).toContainEqual({ phone_e164: '+971552104471' });
  await server.app.close();
}

/** Tables that a migration gives another shape, with the rows that it makes of the old ones; by name of the schema. */
const RESHAPED: Record<string, (before: Map<string, Row[]>) => Record<string, object[]>> = {
  '0002-hub@26-nov': (before) => ({
    prints: before.get('prints')!.map(({ job, order_id }) => ({ job_id: job, place: 0, order_id })),
    // A call is where its parcel is.
    follow_ups: before
      .get('follow_ups')!
      .map(({ warehouse_id, claimed_by, claimed_name, claimed_until, ...followUp }) => followUp),
    parcel_codes: before.get('parcel_codes')!.map(({ print_id, ...code }) => ({
      ...code,
      job_id: before.get('prints')!.find(({ id }) => id === print_id)?.job ?? null,
    })),
  }),
};

test('the schema of each landing is stored with data, for both engines', () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const kept = releasedSchemas(engine).map(({ name }) => name.replace(/@.*/, ''));
    expect(migrationNames).toEqual(expect.arrayContaining(kept));
    expect(kept).toContain('0001-schema');
    expect(kept).toContain(migrationNames.at(-1));
  }
});

describe.each(RELEASES)('a business of the schema $name', ({ name, sqlite, postgres }) => {
  test.each([
    ['an embedded database', () => openFile(sqlite)],
    ['PostgreSQL', () => openServer(postgres!)],
  ])('in %s is migrated: every row stays, and every answer', async (_, open) => {
    const old = openFile(sqlite);
    const tables = await listTables(old.db);
    await old.close();
    const { db, close } = await open();
    const before = await rowsOf(db, tables);
    expect([...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([
      'unfinished_import',
    ]);
    await migrate(db);
    // The server folds the orders for searches after its start.
    const unfolded = { key: 'unfolded_below', value: expect.stringMatching(/^\d+$/) };
    const isFolded = 'folded_texts' in before.get('orders')![0]!;
    const meta = [...before.get('meta')!, ...(isFolded ? [] : [unfolded])];
    const reshaped = RESHAPED[name]?.(before) ?? {};
    const kept = tables.filter((table) => !(table.name in reshaped));
    const after = new Map(before).set('meta', meta);
    for (const table of Object.keys(reshaped)) after.delete(table);
    expect(await rowsOf(db, kept)).toEqual(after);
    for (const [table, rows] of Object.entries(reshaped)) {
      const found = await sql`select * from ${sql.table(table)}`.execute(db);
      expect(found.rows).toHaveLength(rows.length);
      expect(found.rows).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
    }
    await refuseOtherSchema(db, 'The database');
    await expectAnswers(db, before.get('orders') ?? []);
    await close();
  });
});

const SPELLINGS = [
  ...['050 123 4567', '501234567', '00971 (0)50-1234567', '٠٥٠١٢٣٤٥٦٧', '۰۵۰ ۱۲۳ ۴۵۶۷', '971501234567.0'],
  ...[
    '050 123 4567 / 04 123 4567',
    '04 123 4567 ext 2',
    '+44 20 7946 0958',
    '800 12345',
    '1234',
    '12345',
    '',
  ],
];

test.each([
  ['an embedded database', 'sqlite', openFile],
  ['PostgreSQL', 'postgres', openServer],
] as const)('in %s second phones get the keys by which they are searched', async (_, engine, open) => {
  const { db, close } = await open(
    releasedSchemas(engine).find(({ name }) => name === '0005-station-names')!,
  );
  const [order] = (await sql<Row>`select * from orders`.execute(db)).rows;
  const columns = Object.keys(order!).filter((name) => !['filter_bits'].includes(name));
  for (const [at, phone] of SPELLINGS.entries()) {
    const values = {
      ...order,
      seq: at,
      id: `o${at}`,
      tracking_id: `O-${at}`,
      reference: '',
      receiver_phone2: phone,
    };
    await sql`insert into orders (${sql.join(columns.map((name) => sql.ref(name)))})
      values (${sql.join(columns.map((name) => Reflect.get(values, name)))})`.execute(db);
  }
  await migrate(db);
  const stored = db.selectFrom('orders').select(['receiver_phone2', 'receiver_phone2_e164']).orderBy('seq');
  expect(
    (await stored.limit(SPELLINGS.length).execute()).map(({ receiver_phone2_e164: key }) => key),
  ).toEqual(SPELLINGS.map(phoneKey));
  await close();
});
