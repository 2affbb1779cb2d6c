import { setTimeout } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { insertKey } from '../../testing/keys.ts';
import { startCluster, startStandby } from '../../testing/postgres.ts';
import { endProcess, startProcess } from '../../testing/process.ts';
import { ORDER, WAREHOUSE } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { Replica } from './replica.ts';
import type { Database } from './tables.ts';

const { createWarehouse, listWarehouses } = routes.warehouses;
const MOST_MS_BEHIND = 5000;
const METRICS_TOKEN = 'a-token-of-the-watcher';

// Durable: what a quick one has committed may not be in its log yet.
const cluster = startCluster('durable');
const standby = cluster && startStandby(cluster);

// What has no PostgreSQL installed has none that streams either.
describe.runIf(cluster && standby)('two servers on a primary and its streaming replica', () => {
  let now = 0;
  let asked = 0;
  let replicas: Replica[];
  let primary: Database;
  let held: Database;
  let one: TestApp;
  let other: TestApp;

  async function startServer(): Promise<TestApp> {
    const db = openPostgres(cluster?.url ?? '');
    const url = standby?.url ?? '';
    const replica = new Replica({ url, primary: db, mostMsBehind: MOST_MS_BEHIND, now: () => now });
    replicas.push(replica);
    return startApp(db, { METRICS_TOKEN }, undefined, { replica });
  }

  beforeAll(async () => {
    replicas = [];
    primary = openPostgres(cluster?.url ?? '');
    held = openPostgres(standby?.url ?? '');
    await migrate(primary);
    one = await startServer();
    other = await startServer();
  });
  beforeEach(async () => {
    await resume();
    await caughtUp();
  });
  afterAll(async () => {
    for (const { app, db } of [one, other]) {
      await app.close();
      await db.destroy();
    }
    for (const replica of replicas) await replica.close();
    await primary.destroy();
    await held.destroy();
    await standby?.stop();
    await cluster?.stop();
  });

  /** Whatever is written from here on does not come to the replica. */
  async function pause(): Promise<void> {
    await sql`select pg_wal_replay_pause()`.execute(held);
    const state = sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`;
    while ((await state.execute(held)).rows[0]?.state !== 'paused') await setTimeout(5);
  }

  async function resume(): Promise<void> {
    await sql`select pg_wal_replay_resume()`.execute(held);
  }

  const look = () => Promise.all(replicas.map((replica) => replica.look()));

  /** Until both servers know that the replica has everything. */
  async function caughtUp(): Promise<void> {
    const lsn = sql<{ lsn: number }>`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as lsn`;
    const written = (await lsn.execute(primary)).rows[0]?.lsn ?? 0;
    do await look();
    while (replicas.some((replica, at) => replica.readerFor(written) === [one, other][at]?.db));
  }

  async function metricsOf({ app }: TestApp): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await app.inject({ url: '/metrics', headers })).body;
  }

  const namesAt = async ({ call }: TestApp, token: string) =>
    (await call(listWarehouses, {}, { token })).map(({ wareHouseName }) => wareHouseName);

  async function create(name: string, { call }: TestApp, token: string): Promise<void> {
    asked += 1;
    const body = {
      ...WAREHOUSE,
      name,
      email: `depot${asked}@tawseel.example`,
      password: 'palm in the yard 72',
    };
    await call(createWarehouse, { body }, { token });
  }

  test('who has written reads it at either server at once, others when the replica has it', async () => {
    const writer = await one.renew();
    const reader = await one.renew();
    await caughtUp();
    await pause();
    await create('Written', one, writer);
    await look();
    for (const server of [one, other]) {
      expect(await namesAt(server, writer)).toContain('Written');
      expect(await namesAt(server, reader)).not.toContain('Written');
    }
    await resume();
    await caughtUp();
    expect(await namesAt(other, reader)).toContain('Written');
    // And then the writer's lists are read from the replica again.
    await pause();
    await insertRow(primary, 'warehouses', { name: 'Unseen' });
    expect(await namesAt(one, writer)).not.toContain('Unseen');
  });

  test('orders and finance come from the replica, what is looked up by itself from the primary', async () => {
    const token = await one.renew();
    await insertRow(primary, 'city_rates', { from_city: 'Dubai', to_city: 'Sharjah', rate_fils: 2000 });
    await insertRow(primary, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 0 });
    await insertRow(primary, 'size_charges', { max_volume: 8000, price_fils: 0 });
    const key = await insertKey(primary, 'intake');
    await caughtUp();
    await pause();
    const { trackingID } = (await one.call(routes.orders.createOrder, { body: ORDER }, { token: key })).data;
    const seen = async () => [
      (await one.call(routes.orders.listOrders, { query: { page: 1 } }, { token })).total,
      (await one.call(routes.orders.listOrders, { query: {} }, { token })).data.length,
      (await one.call(routes.finance.readAdminFinance, { body: { dateFilter: 'today' } }, { token }))
        .totalOrdersCount,
    ];
    expect(await seen()).toEqual([0, 0, 0]);
    const { data } = await one.call(routes.orders.listTrackingEvents, { params: { trackingID } }, { token });
    expect(data).toHaveLength(1);
    await resume();
    await caughtUp();
    expect(await seen()).toEqual([1, 1, 1]);
  });

  test('a replica is not read from once it lacks something older than was agreed', async () => {
    const token = await one.renew();
    await caughtUp();
    await pause();
    await insertRow(primary, 'warehouses', { name: 'Late' });
    now += MOST_MS_BEHIND;
    await look();
    expect(await namesAt(one, token)).not.toContain('Late');
    now += 1;
    expect(await namesAt(one, token)).toContain('Late');
    await look();
    expect(await namesAt(one, token)).toContain('Late');
    await resume();
    await caughtUp();
    expect(replicas.map(({ isUsed }) => isUsed)).toEqual([true, true]);
  });

  test('lists go on from the primary while the replica is away, before anybody has noticed and after', async () => {
    const token = await one.renew();
    await caughtUp();
    await standby?.halt('immediate');
    await insertRow(primary, 'warehouses', { name: 'Meanwhile' });
    expect(await namesAt(one, token)).toContain('Meanwhile');
    await look();
    expect(await namesAt(other, token)).toContain('Meanwhile');
    expect(await metricsOf(one)).toMatch(/^tawseel_replica_used 0$/m);
    expect(await one.call(routes.health.ready)).toEqual({
      status: 'ok',
      message: 'Lists are read from the primary: the replica is away, or no replica of the primary.',
    });
    await standby?.resume();
    await caughtUp();
    expect(await metricsOf(one)).toMatch(/^tawseel_replica_used 1$/m);
    expect(await metricsOf(one)).toMatch(/^tawseel_replica_behind_seconds 0$/m);
    expect(await one.call(routes.health.ready)).toEqual({ status: 'ok' });
  });

  test('a server starts without its replica, and says that it does', async () => {
    const nowhere = 'postgresql:///tawseel?user=tawseel&host=/nowhere/at/all';
    const running = await startProcess({ DATABASE_URL: cluster?.url ?? '', DATABASE_REPLICA_URL: nowhere });
    while (!running.said.includes('Lists are read from the primary')) await setTimeout(10);
    expect(running.said).toContain('the replica is away, or no replica of the primary');
    expect(await endProcess(running, 'SIGTERM')).toBe(0);
  });

  test('another database, and a replica that became a primary itself, are not taken for the replica', async () => {
    await sql`create database another`.execute(primary);
    const url = new URL(cluster?.url ?? '');
    url.pathname = '/another';
    const another = new Replica({ url: url.href, primary, mostMsBehind: MOST_MS_BEHIND });
    await another.look();
    expect(another.isUsed).toBe(false);
    await another.close();

    await standby?.promote();
    await look();
    expect(replicas.map(({ isUsed }) => isUsed)).toEqual([false, false]);
    const token = await one.renew();
    await insertRow(primary, 'warehouses', { name: 'After' });
    expect(await namesAt(one, token)).toContain('After');
  });
});
