import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { ErrorBody } from '@tawseel/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from '../settings.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { DATABASES } from '../testing/databases.ts';
import { MOST_LINGERING } from './unread-body.ts';

const [SQLITE] = DATABASES;

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

type Patience = Parameters<typeof startApp>[2];

async function start(
  overrides: Partial<Settings> = {},
  patience?: Patience,
): Promise<TestApp & { port: number }> {
  const { db, close } = await SQLITE!.open();
  const started = await startApp(db, overrides, patience);
  ends.push(close, () => started.app.close());
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, port: (started.app.server.address() as AddressInfo).port };
}

async function open(port: number, words = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  if (words) socket.write(words);
  return socket;
}

type Heard = { status: number; headers: Record<string, string>; body: string };

/** Says these words on a connection of its own, and hears what comes back until the server closes it. */
async function say(port: number, words: string): Promise<Heard> {
  const socket = await open(port, words);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(fields.map((field) => field.toLowerCase().split(': ')));
  return { status: Number(line.split(' ')[1]), headers, body };
}

function connectionsOf({ server }: TestApp['app']): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

const get = (address: string, method = 'GET', more = '') =>
  `${method} ${address} HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\n${more}\r\n`;

test('a body of thousands of unknown names is answered with twenty of them, shortened, and the count of the others', async () => {
  const { refused } = await start();
  const names = Array.from({ length: 1500 }, (_, index) => [`${'unheard_of'.repeat(3)}${index}`, 1]);
  const body = { ...Object.fromEntries(names), ['x'.repeat(5000)]: 1 };
  const answer = await refused(routes.queries.createQuery, { body });
  expect(answer).toMatchObject({ status: 422, code: 'invalid' });
  expect(answer.message).toContain('And 1485 more problems');
  expect(answer.issues).toHaveLength(20);
  expect(JSON.stringify(answer.issues).length).toBeLessThan(3000);
});

test('a body of more fields than any call takes is not looked at one by one', async () => {
  const { refused, token } = await start();
  const vast = Array.from({ length: 20_000 }, () => ({}));
  const body = { companyId: 'x', rates: vast };
  const answer = await refused(routes.cityRates.updateCompanyRates, { body }, { token });
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('more than 2000 fields') });
  expect(answer.issues).toBeUndefined();
});

test.each([
  ['names', JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1])))],
  ['brackets', '['.repeat(5000) + ']'.repeat(5000)],
  ['objects', `[${'{},'.repeat(5000)}{}]`],
])('a body of thousands of %s is refused without being parsed', async (_, body) => {
  const { port } = await start();
  const parse = vi.spyOn(JSON, 'parse');
  const words = `POST /api/contact/ HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const answer = await say(port, `${words}Content-Length: ${body.length}\r\n\r\n${body}`);
  const parsed = parse.mock.calls.filter(([text]) => text === body);
  parse.mockRestore();
  expect([answer.status, parsed]).toEqual([422, []]);
  expect(answer.body).toContain('more than 2000 fields and items');
});

test('commas, brackets and quotes within a text are no fields', async () => {
  const { call } = await start();
  const message = `,[{"\\`.repeat(1000);
  const body = { name: 'Layla', email: 'layla@oud.example', subject: 'A parcel', message };
  expect(await call(routes.queries.createQuery, { body })).toEqual({ success: true });
});

test.each([
  { row: routes.admin.login, kilobytes: 8 },
  { row: routes.queries.createQuery, kilobytes: 64 },
  { row: routes.orders.createOrder, kilobytes: 64 },
])('$row.method $row.path takes $kilobytes kB and no more', async ({ row, kilobytes }) => {
  const { refused } = await start();
  const body = (size: number) => ({ body: { message: 'x'.repeat(size - '{"message":""}'.length) } });
  expect(await refused(row, body(kilobytes * 1024))).toMatchObject({ status: 422 });
  const answer = await refused(row, body(kilobytes * 1024 + 1));
  expect(answer).toMatchObject({ status: 413, message: expect.stringContaining(`is ${kilobytes} kB.`) });
});

test('a body longer than its call takes is left unread, and its sender hears why while still sending', async () => {
  const { port, token } = await start();
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`;
  const words = head + ' '.repeat(5_000_000);
  const heard = await Promise.all(Array.from({ length: 10 }, () => say(port, words)));
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([413]));
});

test('of a flood of long bodies a hundred connections linger, the others are closed with their answer', async () => {
  const { app, port, token } = await start();
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`;
  const senders = await Promise.all(Array.from({ length: MOST_LINGERING + 20 }, () => open(port, head)));
  await Promise.all(senders.map((sender) => once(sender, 'data')));
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(MOST_LINGERING));
});

test('a connection whose sender has gone is not kept for what came of a long body', async () => {
  const { app, port } = await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ends.push(() => vi.useRealTimers());
  const post = (body: string) =>
    say(
      port,
      `POST /api/contact/ HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  for (let time = 0; time < 5; time += 1) await post('{}');
  const timers = vi.getTimerCount();
  expect((await post(' '.repeat(20_000))).status).toBe(429);
  while ((await connectionsOf(app)) > 0) await setImmediate();
  // The server hears of the end of a connection a turn or more after it is counted out.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(vi.getTimerCount()).toBe(timers);
});

test('a long body of somebody who asked too often is left unread, and a short one costs no connection', async () => {
  const { port } = await start();
  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact/`, { method: 'POST', headers, body });
    await answer.text();
    return [answer.status, answer.headers.get('connection')];
  };
  for (let time = 0; time < 5; time += 1) expect(await post('{}')).toEqual([422, 'keep-alive']);
  expect(await post('{}')).toEqual([429, 'keep-alive']);
  const long = `{"message":"${'a'.repeat(60_000)}"}`;
  const heard = await Promise.all(Array.from({ length: 10 }, () => post(long)));
  for (const answer of heard) expect(answer).toEqual([429, 'close']);
});

test('callers whose bodies do not come keep nobody out', async () => {
  const { app, port, token } = await start({ MOST_REQUESTS_AT_ONCE: 2 });
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  for (let caller = 0; caller < 10; caller += 1) await open(port, head);
  const bodies = ['{"email":', '{"email":'];
  for (const body of bodies) await open(port, head.replace('/orders', '/admin/login') + body);
  expect((await app.inject('/api/orders/count')).statusCode).toBe(200);
  expect((await say(port, get('/api/orders/count'))).status).toBe(200);
});

test('a body that comes while there is too much to do is not worked on', async () => {
  const { app, db, port, token } = await start({ MOST_REQUESTS_AT_ONCE: 1 });
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\nExpect: 100-continue\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
  const socket = await open(port, head);
  await once(socket, 'data');
  const free = Promise.withResolvers<void>();
  const held = db.transaction().execute(() => free.promise);
  const other = app.inject({ url: '/api/warehouse/', headers: { authorization: `Bearer ${token}` } });
  socket.write('{}');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  free.resolve();
  await held;
  expect(answer.toString()).toMatch(/^HTTP\/1.1 503 /);
  expect((await other).statusCode).toBe(200);
});

test.each([
  ['a head', { headersMs: 20, requestMs: 3_600_000, lookMs: 10 }, 'GET / HTTP/1.1\r\nHost: tawseel\r\n'],
  [
    'a body',
    { headersMs: 20, requestMs: 20, lookMs: 10 },
    'POST /api/admin/login HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])(
  '%s that does not come to its end is answered in time, and its connection closed',
  async (_, patience, words) => {
    const { port } = await start({}, patience);
    const heard = await say(port, words);
    expect([heard.status, JSON.parse(heard.body).code]).toEqual([408, 'timeout']);
  },
);

test('fifty callers at once are all served', async () => {
  const { port } = await start();
  const asked = Array.from({ length: 50 }, () => say(port, get('/api/orders/count')));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('one address may open so many connections and is told when it is too many; another is served', async () => {
  const { app, port } = await start({ MOST_CONNECTIONS_PER_ADDRESS: 3 });
  const mine = await Promise.all([open(port), open(port), open(port)]);
  expect(await say(port, get('/health/live'))).toMatchObject({ status: 429 });
  mine[0]?.destroy();
  await expect.poll(async () => (await say(port, get('/health/live'))).status).toBe(200);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('connections beyond those of all addresses are not taken, until one is closed', async () => {
  const { port } = await start({ MOST_CONNECTIONS: 2 });
  const mine = await Promise.all([open(port), open(port)]);
  const statusOfHealth = () =>
    say(port, get('/health/live')).then(
      ({ status }) => status || 'none',
      () => 'none',
    );
  expect(await statusOfHealth()).toBe('none');
  mine[0]?.destroy();
  await expect.poll(statusOfHealth).toBe(200);
});

test.each([
  ['an escaped address', '/%61pi/warehouse/'],
  ['an absolute address', 'http://elsewhere.example/api/warehouse/'],
  ['an address that nothing stands at', '/api/nothing-here'],
  ['a page that does not exist', '/nothing-here'],
  ['a drawn picture', '/pictures/avatar/1.svg'],
])('the limit on requests holds for %s, and the answer is kept by nobody', async (_, address) => {
  const { port } = await start({ REQUESTS_PER_MINUTE: 2 });
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
  const { port } = await start();
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

test('a preflight that is allowed, and a shed request, carry the headers as well', async () => {
  const { app } = await start({ CORS_ORIGINS: ['https://shop.example'], MOST_REQUESTS_AT_ONCE: 1 });
  const headers = { origin: 'https://shop.example' };
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/orders', headers });
  const asked = ['198.51.100.1', '198.51.100.2'].map((remoteAddress) =>
    app.inject({ url: '/api/orders/count', remoteAddress }),
  );
  const shed = (await Promise.all(asked)).find(({ statusCode }) => statusCode === 503);
  expect(preflight.statusCode).toBe(204);
  for (const answer of [preflight, shed]) expect(answer?.headers['x-content-type-options']).toBe('nosniff');
});

test('HEAD makes no list and is told of GET, and asks after the health', async () => {
  const { app, token } = await start();
  const headers = { authorization: `Bearer ${token}` };
  for (const url of ['/api/orders/orders-all', '/api/export/orders', '/api/senders/all']) {
    const answer = await app.inject({ method: 'HEAD', url, headers });
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([405, 'GET', '']);
  }
  expect((await app.inject({ method: 'HEAD', url: '/health/live' })).statusCode).toBe(200);
});

test('behind a proxy, a forwarded address that is none is refused', async () => {
  const { app } = await start({ TRUST_PROXY: true });
  const headers = { 'x-forwarded-for': '203.0.113.9, not-an-address' };
  expect((await app.inject({ url: '/api/orders/count', headers })).json()).toMatchObject({
    code: 'malformed',
  });
});
