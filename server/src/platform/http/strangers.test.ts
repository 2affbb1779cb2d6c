import { once } from 'node:events';
import type { Socket } from 'node:net';
import { ErrorBody } from '@tawseel/contract/errors';
import { afterEach, expect, test } from 'vitest';
import { atEnd, endAll, get, listen, open, say } from '../../testing/raw-http.ts';
import { runQueued } from '../security/hash-queue.ts';

afterEach(endAll);

test.each([
  ['a head', { headersMs: 20, requestMs: 3_600_000, lookMs: 10 }, 'GET / HTTP/1.1\r\nHost: tawseel\r\n'],
  [
    'a body',
    { headersMs: 20, requestMs: 20, lookMs: 10 },
    'POST /api/admin/login HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])(
  '%s that is never completed is answered in time, and its connection closed',
  async (_, patience, words) => {
    const { port } = await listen({}, patience);
    const heard = await say(port, words);
    expect([heard.status, JSON.parse(heard.body).code]).toEqual([408, 'timeout']);
  },
);

test('fifty callers at once are all served', async () => {
  const { port } = await listen();
  const asked = Array.from({ length: 50 }, () => say(port, get('/api/orders/count')));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('refuses connections of an address beyond its limit with a message, and serves others', async () => {
  const { app, port } = await listen({ MOST_CONNECTIONS_PER_ADDRESS: 3 });
  const mine = await Promise.all([open(port), open(port), open(port)]);
  expect(await say(port, get('/health/live'))).toMatchObject({ status: 429 });
  mine[0]?.destroy();
  await expect.poll(async () => (await say(port, get('/health/live'))).status).toBe(200);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

/** Resolves when the connection closes; it may be reset if unread data was left. */
const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const LOGIN =
  'POST /api/admin/login HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

test.each([
  ['connections that ask for nothing', ''],
  ['heads that do not end', 'GET / HTTP/1.1\r\nHost: tawseel\r\n'],
  ['bodies that do not end', LOGIN],
])('%s block no one: one of them is closed for each newcomer', async (_, words) => {
  const { port } = await listen({ MOST_CONNECTIONS: 2 });
  const mine = [await open(port, words), await open(port, words)];
  const closed = Promise.race(mine.map(closing));
  expect((await say(port, get('/health/live'))).status).toBe(200);
  await closed;
  expect(mine.filter(({ destroyed }) => destroyed)).toHaveLength(1);
});

test('of two connections the one that was idle longest is closed, whichever came first', async () => {
  const { port } = await listen({ MOST_CONNECTIONS: 2 });
  const [used, unused] = [await open(port), await open(port)];
  used.write('GET /health/live HTTP/1.1\r\nHost: tawseel\r\n\r\n');
  await once(used, 'data');
  const closed = closing(unused);
  expect((await say(port, get('/health/live'))).status).toBe(200);
  await closed;
  expect(used.destroyed).toBe(false);
});

test('a connection with a request in progress is not closed: a new one is, until it is done', async () => {
  const { app, port } = await listen({ MOST_CONNECTIONS: 1 });
  const turn = Promise.withResolvers<void>();
  atEnd(() => turn.resolve());
  for (const account of ['one', 'other'])
    void runQueued({ account, source: account, isKnown: true }, () => turn.promise);
  const body = JSON.stringify({ email: 'nobody@tawseel.example', password: 'a long wrong one' });
  const head = `POST /api/admin/login HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const begun = once(app.server, 'request');
  const working = await open(port, `${head}\r\n\r\n${body}`);
  await begun;
  const statusOfHealth = () =>
    say(port, get('/health/live')).then(
      ({ status }) => status || 'none',
      () => 'none',
    );
  expect(await statusOfHealth()).toBe('none');
  const answer = once(working, 'data');
  turn.resolve();
  expect(String((await answer)[0])).toContain('401');
  expect(await statusOfHealth()).toBe(200);
});

test.each([
  ['an escaped address', '/%61pi/warehouse/'],
  ['an absolute address', 'http://elsewhere.example/api/warehouse/'],
  ['an address that nothing stands at', '/api/nothing-here'],
  ['a page that does not exist', '/nothing-here'],
  ['a picture', '/pictures/avatar/administrator.svg'],
])('the limit on requests applies to %s, and no cache stores the answer', async (_, address) => {
  const { port } = await listen({ REQUESTS_PER_MINUTE: 2 });
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await say(port, get(address))).status);
  expect(statuses[1]).not.toBe(429);
  expect(statuses[2]).toBe(429);
  expect((await say(port, get(address))).headers['cache-control']).toBe('no-store');
});

test.each([
  ['what is no request', 'NONSENSE\r\n\r\n', 400],
  ['headers without end', get('/', 'GET', `X-Long: ${'x'.repeat(20_000)}\r\n`), 431],
  ['an address with a broken escape', get('/api/warehouse/%zz'), 400],
  ['an address that is no UTF-8', get('/%C0%80'), 400],
  ['an absolute address with a broken host', get('http://[bad/nothing'), 400],
  ['a parameter that is too long', get(`/api/warehouse/${'x'.repeat(300)}`, 'DELETE'), 404],
  ['an address that is none', get('/api/nothing/here'), 404],
  ['a method that no call has', get('/api/warehouse/', 'PATCH'), 404],
  ['the method TRACE', get('/api/warehouse/', 'TRACE'), 404],
  [
    'a body of two lengths',
    get('/api/contact/', 'POST', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'),
    400,
  ],
  [
    'a body whose length is said twice',
    get('/api/contact/', 'POST', 'Content-Length: 5\r\nContent-Length: 6\r\n'),
    400,
  ],
  [
    'a preflight from a page that is not allowed',
    get('/api/warehouse/', 'OPTIONS', 'Origin: https://evil.example\r\n'),
    404,
  ],
  ['a call without a token', get('/api/warehouse/'), 401],
])('%s is refused in the form of every refusal, with every header', async (_, words, status) => {
  const { port } = await listen();
  const heard = await say(port, words);
  expect(heard.status).toBe(status);
  expect(ErrorBody.parse(JSON.parse(heard.body)).message).toMatch(/\.$/);
  expect(heard.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
});

test('an allowed preflight and a shed request carry the headers as well', async () => {
  const { app } = await listen({ CORS_ORIGINS: ['https://shop.example'], MOST_REQUESTS_AT_ONCE: 1 });
  const headers = { origin: 'https://shop.example' };
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/orders', headers });
  const asked = ['198.51.100.1', '198.51.100.2'].map((remoteAddress) =>
    app.inject({ url: '/api/orders/count', remoteAddress }),
  );
  const shed = (await Promise.all(asked)).find(({ statusCode }) => statusCode === 503);
  expect(preflight.statusCode).toBe(204);
  for (const answer of [preflight, shed]) expect(answer?.headers['x-content-type-options']).toBe('nosniff');
});

test('HEAD is refused for a list with a hint at GET, and answers health checks', async () => {
  const { app, token } = await listen();
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/api/orders/orders-all', '/api/export/orders', '/api/senders/all']) {
    const answer = await app.inject({ method: 'HEAD', url, headers });
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([405, 'GET', '']);
  }
  expect((await app.inject({ method: 'HEAD', url: '/health/live' })).statusCode).toBe(200);
});

test('behind a proxy, an invalid forwarded address is refused', async () => {
  const { app } = await listen({ TRUST_PROXY: true });
  const headers = { 'x-forwarded-for': '203.0.113.9, not-an-address' };
  expect((await app.inject({ url: '/api/orders/count', headers })).json()).toMatchObject({
    code: 'no_forwarded_address',
  });
});
