import { routes } from '@tawseel/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { startApp, type TestApp } from '../testing/app.ts';

let server: TestApp;

beforeEach(async () => {
  const { db } = openSqlite(':memory:');
  await migrate(db);
  server = await startApp(db, { REQUESTS_PER_MINUTE: 3 });
});
afterEach(() => server.app.close());

const ask = (along: object) => server.send(routes.warehouses.listWarehouses, {}, along);

test('refuses an address that asks too often, whatever tokens it makes up', async () => {
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

test('answers the questions about its health however often they are asked', async () => {
  for (let times = 0; times < 9; times += 1)
    expect(await server.call(routes.health.live)).toEqual({ status: 'ok' });
});

test('sends the guarding headers with a success and with a refusal', async () => {
  for (const answer of [await ask({}), await ask({ token: null })]) {
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
});
