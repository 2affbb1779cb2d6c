import { allRoutes } from '@tawseel/contract';
import { KEY_ROLES } from '@tawseel/contract/facts/roles';
import { isReading } from '@tawseel/contract/route';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProblems } from '../../../commands/check.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { DATABASES, type OpenedTestDatabase, SQLITE } from '../../../testing/databases.ts';
import { type Filled, fillEveryTable, ODD_TEXT } from '../../../testing/every-table.ts';
import { insertManyOrders, insertRow, ordinaryOrder } from '../../../testing/rows.ts';
import { listTables } from './table.ts';
import { type OnStep, transfer } from './transfer.ts';

const FROM = 'here:/data/tawseel.db';

let source: OpenedTestDatabase;
let target: OpenedTestDatabase;
let business: Filled;

beforeEach(async () => {
  source = await SQLITE.open();
  target = await DATABASES.at(-1)!.open();
  business = await fillEveryTable(source.db);
});
afterEach(async () => {
  // The next test gets the same database, with everything that this one left in it.
  await sql`drop table if exists unfinished_transfer`.execute(target.db);
  await source.close();
  await target.close();
});

const move = (onStep: OnStep = () => undefined, from = FROM) =>
  transfer({ source: source.db, target: target.db }, { from, location: 'PostgreSQL' }, onStep);

/** Inserts more than one slice of orders. */
async function insertThousands(count: number): Promise<void> {
  const { id: warehouse_id } = await insertRow(source.db, 'warehouses');
  const orders = Array.from({ length: count }, () => ({ ...ordinaryOrder(), warehouse_id }));
  await insertManyOrders(source.db, orders);
}

/** Lists the constraints, indexes and statistics targets of PostgreSQL. */
async function constraintsOf(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select indexdef as made from pg_indexes where schemaname = current_schema()
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace
    union all
    select attrelid::regclass || ' ' || attname || ' ' || attstattarget from pg_attribute
    where attstattarget > 0 and attrelid::regclass::text not like 'pg_%'
    order by 1`.execute(db);
  return rows;
}

/**
 * Returns the replies to all reading calls; the engines format JSON with different spaces. Excluded are imports,
 * whose files are on the server and not in the database; calls about parcels in hand and about shops are made by users, not by
 * a sender's key.
 */
async function answersOf(server: TestApp): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const row of allRoutes) {
    if (['imports', 'health'].includes(row.area) || !isReading(row)) continue;
    const sample = business.samples[`${row.area}.${row.name}`] ?? {};
    const role =
      row.held || row.area === 'statements' ? undefined : KEY_ROLES.find((key) => row.may?.includes(key));
    const key = role ? business.keys[role] : business.token;
    const { statusCode, body, headers } = await server.send(row, sample, { token: key });
    expect([row.name, statusCode]).toEqual([row.name, row.status ?? 200]);
    const isJson = String(headers['content-type']).startsWith('application/json');
    answers.set(`${row.area}.${row.name}`, isJson ? JSON.parse(body) : body);
  }
  return answers;
}

test('copies every row of every table, and every call answers the same', async () => {
  const before = await constraintsOf(target.db);
  const there = await startApp(source.db);
  // The first call of a key on a day is recorded.
  await answersOf(there);
  const answers = await answersOf(there);
  await there.app.close();

  const moved = await move();
  expect(moved.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual(['unfinished_import']);
  expect(moved.length).toBe((await listTables(source.db)).length);
  expect(await constraintsOf(target.db)).toEqual(before);
  expect(await findProblems(target.db, 'Asia/Dubai')).toEqual([]);
  const here = await startApp(target.db);
  expect(await answersOf(here)).toEqual(answers);
  expect(answers.get('senders.listSenders')).toContainEqual(expect.objectContaining({ name: ODD_TEXT }));
  await here.app.close();
});

test('continues after an interruption, also if the source has changed meanwhile', async () => {
  await insertThousands(2500);
  let copied = 0;
  await expect(
    move((_, done, total) => {
      copied = done;
      if (done > total / 2) throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await source.db.updateTable('admins').set({ phone: 'another' }).execute();
  await source.db.deleteFrom('login_sources').execute();
  const steps: string[] = [];
  const moved = await move((step, done) => steps.push(`${step} ${done}`));
  const first = Number(steps[0]?.split(' ')[1]);
  expect(first).toBeGreaterThan(copied);
  expect(moved.find(({ table }) => table === 'orders')?.rows).toBeGreaterThan(2500);
  const phones = await target.db.selectFrom('admins').select('phone').distinct().execute();
  expect(phones).toEqual([{ phone: 'another' }]);
  expect(await target.db.selectFrom('login_sources').selectAll().execute()).toEqual([]);
});

test('refuses a target that has rows, or a transfer from another source, and leaves it unchanged', async () => {
  await insertRow(target.db, 'queries');
  await expect(move()).rejects.toThrow('already holds a business');
  await target.db.deleteFrom('queries').execute();
  const before = await constraintsOf(target.db);
  await expect(
    move(() => {
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await expect(move(undefined, 'there:/tawseel.db')).rejects.toThrow(
    `unfinished migration of ${FROM}, not of this business`,
  );
  await move();
  expect(await constraintsOf(target.db)).toEqual(before);
});

test('a row that PostgreSQL refuses ends it with a sentence, and none of its batch stays', async () => {
  await insertRow(source.db, 'warehouses', { email: 'é@x.example', code: 'A-1' });
  await insertRow(source.db, 'warehouses', { email: 'É@x.example', code: 'A-2' });
  await expect(move()).rejects.toThrow(
    /^All rows were copied, but PostgreSQL says: .*é@x\.example.*run this again\.$/,
  );
  await source.db.updateTable('warehouses').set({ email: 'e@x.example' }).where('code', '=', 'A-2').execute();
  await move();
  await target.empty();
  await sql`update orders set weight_grams = 3000000000`.execute(source.db);
  await expect(move()).rejects.toThrow(/^A row of orders cannot be stored: PostgreSQL says: .*out of range/);
  expect(await target.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});
