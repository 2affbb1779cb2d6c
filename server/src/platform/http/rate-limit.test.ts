import { routes } from '@tawseel/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Along, startApp, type TestApp } from '../../testing/app.ts';
import { openSqlite } from '../engine/database.ts';
import { migrate } from '../engine/migrate.ts';
import type { Settings } from '../settings.ts';

const THREE_A_MINUTE = { REQUESTS_PER_MINUTE: 3 };

async function start(overrides: Partial<Settings>): Promise<TestApp> {
  const { db } = openSqlite(':memory:');
  await migrate(db);
  return startApp(db, overrides);
}

let server: TestApp;
beforeEach(async () => {
  server = await start(THREE_A_MINUTE);
});
afterEach(() => server.app.close());

const ask = (along: Along, { send } = server) => send(routes.warehouses.listWarehouses, {}, along);

test('refuses an address beyond its limit, whatever tokens it invents', async () => {
  for (const token of ['one', 'two', 'three']) expect((await ask({ token })).statusCode).toBe(401);
  const refused = await ask({ token: 'four' });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many requests\./),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask({ from: '198.51.100.8' })).statusCode).toBe(200);
});

test('counts the addresses of an IPv6 network as one', async () => {
  const seen: number[] = [];
  for (const end of [1, 2, 3, 4]) seen.push((await ask({ from: `2001:db8:1:2::${end}` })).statusCode);
  expect(seen).toEqual([200, 200, 200, 429]);
  expect((await ask({ from: '2001:db8:1:3::1' })).statusCode).toBe(200);
});

test('ignores an address that a caller claims, and behind a proxy uses only what the proxy adds', async () => {
  const behind = await start({ ...THREE_A_MINUTE, TRUST_PROXY: true });
  const claiming = (addresses: string): Along => ({ headers: { 'x-forwarded-for': addresses } });
  const seen: number[][] = [];
  for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
    const direct = await ask(claiming(claimed));
    const proxied = await ask(claiming(`${claimed}, 203.0.113.9`), behind);
    seen.push([direct.statusCode, proxied.statusCode]);
  }
  expect(seen).toEqual([...Array(3).fill([200, 200]), [429, 429]]);
  expect((await ask(claiming('203.0.113.9, 203.0.113.10'), behind)).statusCode).toBe(200);
  await behind.app.close();
});

test('answers health checks without limit', async () => {
  for (let times = 0; times < 9; times += 1) {
    expect(await server.call(routes.health.live)).toEqual({ status: 'ok' });
  }
});
