import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@tawseel/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { ADMIN, startApp, type TestApp } from '../../testing/app.ts';
import { openBusiness } from '../../testing/business.ts';
import { DATABASES, SQLITE, type TestedDatabase } from '../../testing/databases.ts';
import { insertOrder } from '../../testing/rows.ts';
import { engineOf } from '../engine/database.ts';
import type { Settings } from '../settings.ts';

const METRICS_TOKEN = 'a-token-of-the-watcher';
const ALERTS = path.join(import.meta.dirname, '../../../../docs/samples/prometheus-alerts.yml');

let server: TestApp;
let close: () => Promise<void>;
async function start(settings: Partial<Settings> = { METRICS_TOKEN }, { open }: TestedDatabase = SQLITE) {
  const opened = await open();
  close = opened.close;
  server = await startApp(opened.db, settings);
}
afterEach(async () => {
  await server.app.close();
  await close();
});

const ask = (token?: string) =>
  server.app.inject({
    url: '/metrics',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

async function scrape(): Promise<string> {
  const answer = await ask(METRICS_TOKEN);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  return answer.body;
}

/** Returns the value of one series, or undefined if it does not exist. */
function seriesOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('there are no metrics without METRICS_TOKEN, and with it only for its bearer', async () => {
  await start({});
  expect((await ask(server.token)).statusCode).toBe(404);
  await server.app.close().then(close);
  await start();
  for (const token of [undefined, '', server.token, `${METRICS_TOKEN}s`, METRICS_TOKEN.slice(1)]) {
    const answer = await ask(token);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'metrics_need_token']);
    expect(answer.body).not.toContain('tawseel_');
  }
});

describe.each(DATABASES)('on $name', (database) => {
  test('counts requests by route, method and status; orders created, moved and paid once each', async () => {
    await start(undefined, database);
    const { samples } = await openBusiness(server.db);
    const order = samples['orders.createOrder']!;
    const key = { headers: { 'idempotency-key': 'the-same-order' } };
    for (let sent = 0; sent < 3; sent += 1) await server.call(routes.orders.createOrder, order as never, key);
    await server.refused(routes.orders.createOrder, { body: {} });
    const { tracking_id: trackingID } = await insertOrder(server.db, {
      tracking_status: 'assignedtodriver',
      payment_method: 'COD',
    });
    const body = { trackingStatus: 'delivered' as const, cashHandedIn: true as const };
    await server.call(routes.orders.moveOrder, { params: { trackingID }, body });
    await server.refused(routes.orders.moveOrder, { params: { trackingID }, body });

    const text = await scrape();
    const count = (of: string) => seriesOf(text, `http_requests_total{${of}}`);
    expect(count('method="POST",route="/api/orders",status="201"')).toBe(3);
    expect(count('method="POST",route="/api/orders",status="422"')).toBe(1);
    expect(seriesOf(text, 'http_request_duration_seconds_count{method="POST",route="/api/orders"}')).toBe(4);
    expect(seriesOf(text, 'tawseel_orders_taken_total{mode="urgent"}')).toBe(1);
    expect(seriesOf(text, 'tawseel_orders_moved_total{status="delivered"}')).toBe(1);
    expect(seriesOf(text, 'tawseel_cash_handed_in_total')).toBe(1);
    expect(seriesOf(text, 'tawseel_ready')).toBe(1);
    expect(seriesOf(text, 'tawseel_database_waiting')).toBe(engineOf(server.db).pool && 0);
    expect(seriesOf(text, 'tawseel_database_connections') ?? 1).toBeGreaterThan(0);
    expect(text).toMatch(
      /^tawseel_build_info\{version="\d+\.\d+\.\d+",schema="0\d+-[\w-]+",commit="\w*",node="v\d+/m,
    );
  });
});

test('a backup is late relative to its interval', async () => {
  await start({ METRICS_TOKEN, BACKUP_HOURS: 72 });
  expect(seriesOf(await scrape(), 'tawseel_backup_every_seconds')).toBe(3 * 86_400);
  expect(readFileSync(ALERTS, 'utf8')).toContain(
    'tawseel_backup_last_good_seconds > 2 * tawseel_backup_every_seconds',
  );
});

test('counts failed sign-ins and overload refusals, without naming users', async () => {
  await start({ METRICS_TOKEN, MOST_REQUESTS_AT_ONCE: 2 });
  for (let tried = 0; tried < 7; tried += 1) {
    await server.send(routes.account.login, {
      body: { email: ADMIN.email, password: 'a wrong but long one' },
    });
  }
  const asked = Array.from({ length: 6 }, () => server.send(routes.warehouses.listWarehouses));
  const shed = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 503).length;
  const text = await scrape();
  expect(seriesOf(text, 'tawseel_sign_in_failures_total')).toBe(7);
  expect(shed).toBeGreaterThan(0);
  expect(seriesOf(text, 'tawseel_requests_shed_total')).toBe(shed);
  for (const secret of [ADMIN.email, server.token, METRICS_TOKEN]) expect(text).not.toContain(secret);
});

test('a thousand unknown addresses, ids and queries are one series each, whatever their names', async () => {
  await start();
  for (let asked = 0; asked < 500; asked += 1) {
    await server.app.inject(`/api/nothing/${asked}?${asked}`);
    await server.app.inject({
      method: 'DELETE',
      url: `/api/warehouse/${asked}`,
      headers: { authorization: `Bearer ${server.token}` },
    });
  }
  const text = await scrape();
  expect(text.split('\n').filter((line) => line.startsWith('http_requests_total{'))).toEqual([
    'http_requests_total{method="GET",route="unmatched",status="404"} 500',
    'http_requests_total{method="DELETE",route="/api/warehouse/:id",status="404"} 500',
  ]);
});

test('metrics are answered during overload', async () => {
  await start({ METRICS_TOKEN, MOST_REQUESTS_AT_ONCE: 1 });
  const [, answer] = await Promise.all([server.send(routes.warehouses.listWarehouses), ask(METRICS_TOKEN)]);
  expect(answer.statusCode).toBe(200);
});

test('a server that cannot work reports that in its metrics', async () => {
  await start({ METRICS_TOKEN, LEAST_FREE_MB: 16 });
  server.app.stopping = true;
  expect(seriesOf(await scrape(), 'tawseel_ready')).toBe(0);
});

test('the sample alerts name only existing metrics, and the page on alarms has each of them', async () => {
  await start();
  await server.send(routes.health.live);
  const rules = readFileSync(ALERTS, 'utf8');
  const page = readFileSync(path.join(path.dirname(ALERTS), '../alarms.md'), 'utf8');
  const known = new Set([...(await scrape()).matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!));
  const ofPostgres = [
    'tawseel_database_waiting',
    'tawseel_database_connections',
    'tawseel_database_connections_busy',
  ];
  const named = rules.match(/\b(tawseel|http|nodejs|process)_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(15);
  const unknown = named.filter(
    (name) => !known.has(name.replace(/_bucket$/, '')) && !ofPostgres.includes(name),
  );
  expect(unknown).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
