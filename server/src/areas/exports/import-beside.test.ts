import { routes } from '@tawseel/contract';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCsv, type Source } from '../../platform/csv/import-csv.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { NOW, startApp } from '../../testing/app.ts';
import { openBusiness } from '../../testing/business.ts';
import { IMPORT_OPTIONS } from '../../testing/csv-text.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { orderFile, orderRows } from '../../testing/order-file.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { orders } from '../orders/csv/orders.ts';
import { differingTotals } from '../orders/store/differing-totals.ts';
import { addToTotals, plusContribution } from '../orders/store/totals.ts';
import { findUnfinishedImport, takeOutUnfinished } from '../orders/store/unfinished-import.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

/** Number of orders stored in one transaction. */
const SLICE = 500;

function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** Returns a file of two slices and a row, which stops between the slices in the given pass until it is released. */
function stopping(pass: 1 | 2) {
  const [arrival, going] = [gate(), gate()];
  let passes = 0;
  async function* read() {
    passes += 1;
    const stops = passes === pass;
    yield Buffer.from(orderFile(SLICE));
    if (stops) {
      arrival.open();
      await going.passed;
    }
    yield Buffer.from(orderRows(SLICE, SLICE + 1));
  }
  const source: Source = { name: 'orders.csv', read };
  return { source, arrived: arrival.passed, goOn: going.open };
}

describe.each(DATABASES)('on $name', ({ name, open }) => {
  let opened: OpenedTestDatabase;
  let db: Database;
  let warehouse_id: string;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    await seedEssentials(db, DECIDED);
    warehouse_id = (await insertRow(db, 'warehouses')).id;
  });
  afterEach(() => opened.close());

  const count = async (table: 'orders' | 'order_events' | 'order_totals' | 'unfinished_import') => {
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      db,
    );
    return counted[0]?.n;
  };
  const someOrder = () => db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();

  test('orders are created during a dry run and during an import', async () => {
    const dry = stopping(1);
    const looked = importCsv(db, orders, dry.source, { ...IMPORT_OPTIONS, dryRun: true });
    await dry.arrived;
    await insertOrder(db, { warehouse_id });
    dry.goOn();
    expect(await looked).toMatchObject({ stored: 2 * SLICE + 1, bad: 0 });
    expect(await count('orders')).toBe(1);

    const real = stopping(2);
    const imported = importCsv(db, orders, real.source, IMPORT_OPTIONS);
    await real.arrived;
    await insertOrder(db, { warehouse_id });
    real.goOn();
    expect(await imported).toMatchObject({ stored: 2 * SLICE + 1, bad: 0 });
    expect([await count('orders'), await count('unfinished_import')]).toEqual([2 * SLICE + 3, 0]);
    expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
  });

  test('an import that meets a conflict while it runs leaves nothing of its own', async () => {
    const late = stopping(2);
    const imported = importCsv(db, orders, late.source, IMPORT_OPTIONS);
    await late.arrived;
    const moved = await someOrder();
    await db.transaction().execute(async (trx) => {
      const state = { tracking_status: 'delivered', cash_handed_in_at: NOW };
      const after = { ...moved, ...state };
      await trx.updateTable('orders').set(state).where('seq', '=', moved.seq).execute();
      const change = { ...plusContribution(after), before: plusContribution(moved).after };
      await addToTotals(trx, BUSINESS_TIME_ZONE, [change]);
    });
    await insertOrder(db, { tracking_id: `row-${2 * SLICE}`, warehouse_id });
    expect(await findUnfinishedImport(db)).toEqual(name === 'SQLite' ? [expect.any(String)] : []);
    late.goOn();
    const report = await imported;
    expect(report).toMatchObject({ stored: 0, bad: 1 });
    expect(report.shown).toMatchObject([{ column: 'tracking_id', line: 2 * SLICE + 2 }]);
    expect([await count('orders'), await count('order_events'), await count('unfinished_import')]).toEqual([
      1, 0, 0,
    ]);
    expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
  });

  test('a sender deleted during an import of its orders gets none', async () => {
    const sender = await insertRow(db, 'senders', { email: 'leaving@mail.example' });
    const late = stopping(2);
    const imported = importCsv(db, orders, late.source, {
      ...IMPORT_OPTIONS,
      set: { sender_email: sender.email },
    });
    await late.arrived;
    await db.updateTable('senders').set({ deleted_at: '2026-11-21T10:00:01.000Z' }).execute();
    late.goOn();
    const report = await imported;
    expect([report.stored, report.shown[0]?.column]).toEqual([0, 'sender_id']);
    expect([await count('orders'), await count('order_events')]).toEqual([0, 0]);
  });

  if (name === 'PostgreSQL') {
    test('PostgreSQL updates its statistics during an import, so that it does not plan for few orders', async () => {
      await sql`analyze orders (seq)`.execute(db);
      const name = 'orders.csv';
      const source: Source = {
        name,
        read: async function* () {
          yield Buffer.from(orderFile(2 * SLICE));
        },
      };
      expect(await importCsv(db, orders, source, IMPORT_OPTIONS)).toMatchObject({ stored: 2 * SLICE });
      const { rows } = await sql<{ n: number }>`
        select reltuples as n from pg_class where oid = 'orders'::regclass`.execute(db);
      expect(rows).toEqual([{ n: 2 * SLICE }]);
    });

    test('a second import at the same time is refused, and the running one is not removed as unfinished', async () => {
      const first = stopping(2);
      const imported = importCsv(db, orders, first.source, IMPORT_OPTIONS);
      await first.arrived;
      await expect(importCsv(db, orders, stopping(2).source, IMPORT_OPTIONS)).rejects.toThrow(
        'An import of orders is running',
      );
      expect(await takeOutUnfinished(db, BUSINESS_TIME_ZONE)).toBe(0);
      first.goOn();
      expect(await imported).toMatchObject({ stored: 2 * SLICE + 1 });
    });

    test('an import that lost its lock gives way to the next, and removes nothing of that one', async () => {
      const first = stopping(2);
      const imported = importCsv(db, orders, first.source, IMPORT_OPTIONS);
      await first.arrived;
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7829736
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      const name = 'later.csv';
      const later: Source = {
        name,
        read: async function* () {
          yield Buffer.from(orderFile(SLICE));
        },
      };
      let report = await importCsv(db, orders, later, IMPORT_OPTIONS).catch((error: Error) => error);
      while (report instanceof Error && /is running/.test(report.message)) {
        report = await importCsv(db, orders, later, IMPORT_OPTIONS).catch((error: Error) => error);
      }
      expect(report).toMatchObject({ stored: SLICE, bad: 0 });
      first.goOn();
      await expect(imported).rejects.toThrow('another import began');
      expect([await count('orders'), await count('unfinished_import')]).toEqual([SLICE, 0]);
      expect(await differingTotals(db, BUSINESS_TIME_ZONE)).toEqual([]);
    });

    test('readers, sign-ins and readiness checks are answered while all writers wait', async () => {
      const server = await startApp(db);
      const { samples } = await openBusiness(db);
      const order = samples['orders.createOrder'];
      const held = gate();
      const released = gate();
      const holding = db.transaction().execute(async (trx) => {
        await sql`lock table order_totals in exclusive mode`.execute(trx);
        held.open();
        await released.passed;
      });
      await held.passed;
      const waiting = Array.from({ length: 30 }, (_, index) =>
        server.call(routes.orders.createOrder, { body: { ...order?.body, reference: `#${index}` } } as never),
      );
      for (const row of [routes.senders.listSenders, routes.health.ready, routes.account.readProfile]) {
        expect((await server.send(row)).statusCode).toBe(200);
      }
      released.open();
      await holding;
      expect(await Promise.all(waiting)).toHaveLength(30);
      await server.app.close();
    });
  }
});
