import { routes } from '@tawseel/contract';
import { expect, test } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';

async function withApp(settings: object, work: (app: Awaited<ReturnType<typeof startApp>>) => Promise<void>) {
  const { db, close } = await SQLITE.open();
  const started = await startApp(db, settings);
  await work(started);
  await started.app.close();
  await close();
}

test('a request beyond the limit, or beyond half of it from one address, is refused with 503 and when to come back', () =>
  withApp({ MOST_REQUESTS_AT_ONCE: 2 }, async ({ send, call }) => {
    const asked = ['.1', '.1', '.2', '.3', '.4'].map((from) =>
      send(routes.warehouses.listWarehouses, {}, { from: `198.51.100${from}` }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 503, 503]);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.json()).toMatchObject({ code: 'busy' });
    expect(await call(routes.warehouses.listWarehouses)).toEqual([]);
  }));

test('a health check is answered whatever the load', () =>
  withApp({ MOST_REQUESTS_AT_ONCE: 1 }, async ({ send }) => {
    const [, health] = await Promise.all([send(routes.warehouses.listWarehouses), send(routes.health.live)]);
    expect(health?.statusCode).toBe(200);
  }));

test('every answer carries the security headers', () =>
  withApp({}, async ({ app }) => {
    for (const url of ['/api/openapi.json', '/settings.json', '/nowhere-at-all', '/health/live']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  }));

test.each([
  [undefined, true],
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
])('a page opened from %s is cut off from who opened it: %s', (site, isCutOff) =>
  withApp({}, async ({ app }) => {
    const { headers } = await app.inject({ url: '/login', headers: site ? { 'sec-fetch-site': site } : {} });
    expect(headers['cross-origin-opener-policy']).toBe(isCutOff ? 'same-origin' : undefined);
  }),
);

test('behind TLS a browser gets an HSTS header', () =>
  withApp({ TRUST_PROXY: true }, async ({ app }) => {
    const { headers } = await app.inject({ url: '/health/live', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }));

test('a page of another origin may call only if a setting names its origin', () =>
  withApp({ CORS_ORIGINS: ['https://shop.example'] }, async ({ app }) => {
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/orders',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask('https://shop.example')).headers['access-control-allow-origin']).toBe(
      'https://shop.example',
    );
  }));
