import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { DATABASES, SQLITE } from '../testing/databases.ts';
import { loadDemo } from './demo.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const timeZone = 'Asia/Dubai';

const { open: openSqlite } = SQLITE;

/** Kysely loses which table a type parameter stands for. */
const all = <T extends keyof Tables>(db: Database, table: T) =>
  db.selectFrom(table).selectAll().execute() as unknown as Promise<Tables[T][]>;

async function everything(db: Database): Promise<unknown[][]> {
  const tables = ['warehouses', 'staff', 'senders', 'city_rates', 'zone_rates', 'orders'] as const;
  const more = [
    'business',
    'order_totals',
    'cashier_payments',
    'queries',
    'weight_charges',
    'size_charges',
  ] as const;
  const rows = await Promise.all([...tables, ...more].map((table) => all(db, table)));
  // Acts draw random ids for themselves and for their events.
  return [...rows, (await all(db, 'order_events')).map(({ id: _, cause_id: __, ...event }) => event)];
}

const MOMENTS = [
  ['at noon', NOW, timeZone],
  ['five minutes after midnight', new Date('2026-11-20T20:05:00.000Z'), timeZone],
  ['late on a Friday', new Date('2026-02-27T18:59:00.000Z'), timeZone],
  ['where clocks are put forward', new Date('2026-03-29T01:30:00.000Z'), 'Europe/Berlin'],
] as const;

for (const [when, now, zone] of MOMENTS) {
  test(`dates nothing later than now, and orders after their senders, ${when}`, async () => {
    const { db, close } = await openSqlite();
    await loadDemo(db, { now, timeZone: zone, orders: 3000 });
    const [orders, senders] = [await all(db, 'orders'), await all(db, 'senders')];
    const rows = [
      orders,
      senders,
      ...(await Promise.all([all(db, 'order_events'), all(db, 'queries')])),
    ].flat();
    expect(rows.every((row) => row.created_at <= now.toISOString())).toBe(true);
    expect((await all(db, 'cashier_payments')).every((row) => row.paid_at <= now.toISOString())).toBe(true);
    expect(orders.every((row) => (row.cash_handed_in_at ?? '') <= now.toISOString())).toBe(true);

    const registered = new Map(senders.map((row) => [row.id, row.created_at]));
    expect(orders.every((row) => row.created_at >= (registered.get(row.sender_id ?? '') ?? '~'))).toBe(true);

    const today = businessDay(now.toISOString(), zone);
    const ofToday = (row: { created_at: string }) => businessDay(row.created_at, zone) === today;
    expect(orders.filter(ofToday).length).toBeGreaterThan(4);
    expect(senders.filter(ofToday).length).toBeGreaterThan(1);
    expect(orders).toHaveLength(3000);
    expect(new Set(orders.map((row) => row.tracking_status))).toEqual(new Set(TRACKING_STATUSES));
    await close();
  });
}

for (const hour of ['10:39', '16:12']) {
  test(`the first hub has a truck to receive, a parcel to look for and returns, whatever the hour (${hour})`, async () => {
    const { db, close } = await openSqlite();
    await loadDemo(db, { now: new Date(`2026-11-24T${hour}:00.000Z`), timeZone });
    const hub = (await all(db, 'warehouses')).find(({ code }) => code === 'DXB-001')?.id;
    const coming = (await all(db, 'runs')).find(({ kind, state }) => kind === 'linehaul' && state === 'out');
    expect(coming?.to_warehouse_id).toBe(hub);
    const stops = (await all(db, 'run_stops')).filter(({ run_id }) => run_id === coming?.id);
    expect(stops.length).toBeGreaterThan(1);
    const followUps = await all(db, 'follow_ups');
    const sought = followUps.filter((one) => one.kind === 'missing' && one.warehouse_id === hub);
    expect(sought.length).toBeGreaterThan(0);
    const returns = (await all(db, 'custody')).filter(({ holder, leg }) => holder === hub && leg === 'back');
    expect(returns.length).toBeGreaterThan(1);
    await close();
  });
}

for (const { name, open } of DATABASES) {
  describe(name, () => {
    test('loads the same data for the same seed, and other data for another', async () => {
      const [one, two, three] = [await open(), await openSqlite(), await openSqlite()];
      const small = { now: NOW, timeZone, orders: 200 };
      await loadDemo(one.db, { ...small, seed: 5 });
      await loadDemo(two.db, { ...small, seed: 5 });
      await loadDemo(three.db, { ...small, seed: 6 });
      const sorted = async (db: Database) =>
        (await everything(db))
          .flat()
          .map((row) => JSON.stringify(row))
          .sort();
      expect(await sorted(one.db)).toEqual(await sorted(two.db));
      expect(await sorted(one.db)).not.toEqual(await sorted(three.db));
      for (const { close } of [one, two, three]) await close();
    });

    test('loads all of it or, where there is data already, nothing', async () => {
      const { db, close } = await open();
      await loadDemo(db, { now: NOW, timeZone, orders: 50 });
      await expect(loadDemo(db, { now: NOW, timeZone, orders: 60, seed: 9 })).rejects.toThrow();
      expect(await all(db, 'orders')).toHaveLength(50);
      expect(await all(db, 'senders')).toHaveLength(401);
      await close();
    });
  });
}

test('tells how far it is, up to the end', async () => {
  const { db, close } = await openSqlite();
  const told: [number, number][] = [];
  await loadDemo(db, { now: NOW, timeZone, orders: 100, onProgress: (...step) => told.push(step) });
  const [done, total] = told.at(-1) ?? [];
  expect(done).toBe(total);
  expect(told.every(([here], index) => here > (told[index - 1]?.[0] ?? 0))).toBe(true);
  await close();
});
