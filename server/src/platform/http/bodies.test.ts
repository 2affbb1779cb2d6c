import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { routes } from '@tawseel/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { atEnd, endAll, get, listen, open, say } from '../../testing/raw-http.ts';
import { MOST_LINGERING } from './unread-body.ts';

afterEach(endAll);

function connectionsOf({ server }: TestApp['app']): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

test('a body with thousands of unknown names is answered with twenty of them, shortened, and the count of the others', async () => {
  const { refused } = await listen();
  const names = Array.from({ length: 1500 }, (_, index) => [`${'unheard_of'.repeat(3)}${index}`, 1]);
  const body = { ...Object.fromEntries(names), ['x'.repeat(5000)]: 1 };
  const answer = await refused(routes.queries.createQuery, { body });
  expect(answer).toMatchObject({ status: 422, code: 'invalid' });
  expect(answer.message).toContain('And 1485 more problems');
  expect(answer.issues).toHaveLength(20);
  expect(JSON.stringify(answer.issues).length).toBeLessThan(3000);
});

test('a body in an encoding other than UTF-8 is refused instead of stored with replacement characters', async () => {
  const { app } = await listen();
  const written = { name: 'Café', email: 'noura@mail.example', subject: 'Where', message: 'Is it' };
  const sent = (encoding: 'utf8' | 'latin1') =>
    app.inject({
      method: 'POST',
      url: routes.queries.createQuery.path,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(written), encoding),
    });
  const refused = await sent('latin1');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    message: 'The request body is not valid UTF-8.',
    code: 'not_utf8',
  });
  expect((await sent('utf8')).statusCode).toBe(201);
});

test('a compressed body is read, and a malformed or unsupported one is refused with its reason', async () => {
  const { app } = await listen();
  const written = { name: 'Noura', email: 'noura@mail.example', subject: 'Where', message: 'Is it' };
  const packed = gzipSync(JSON.stringify(written));
  const sent = (encoding: string, payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: routes.queries.createQuery.path,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload,
    });
  for (const [encoding, payload, status, said] of [
    ['compress', packed, 415, 'Send the body uncompressed, or compressed with gzip or zstd.'],
    ['gzip', Buffer.from(JSON.stringify(written)), 400, 'The request body could not be decompressed.'],
    ['gzip', packed.subarray(0, -12), 400, 'The request body could not be decompressed.'],
    [
      'gzip',
      gzipSync(Buffer.alloc(20_000_000, ' ')),
      413,
      'The request body is too large; the limit is 64 kB.',
    ],
  ] as const) {
    const refused = await sent(encoding, payload);
    expect([refused.statusCode, refused.json().message]).toEqual([status, said]);
  }
  expect((await sent('gzip', packed)).statusCode).toBe(201);
});

test('announced but missing JSON is no body if a call takes none, because many clients always announce it', async () => {
  const { send, refused, token } = await listen();
  const along = { token, headers: { 'content-type': 'application/json' } };
  const gone = { params: { id: 'gone' } };
  expect(await refused(routes.warehouses.deleteWarehouse, gone, along)).toMatchObject({ status: 404 });
  const nothing = await refused(routes.warehouses.countWarehouseUsers, {}, along);
  expect(nothing).toMatchObject({ status: 400, message: expect.stringContaining('empty') });
  expect((await send(routes.account.logout, {}, along)).statusCode).toBe(200);
});

test('a body with more fields than any call takes is not validated field by field', async () => {
  const { refused, token } = await listen();
  const vast = Array.from({ length: 20_000 }, () => ({}));
  const body = { companyId: 'x', rates: vast };
  const answer = await refused(routes.cityRates.updateCompanyRates, { body }, { token });
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('More than 2000 fields') });
  expect(answer.issues).toBeUndefined();
});

test.each([
  ['names', JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1])))],
  ['brackets', '['.repeat(5000) + ']'.repeat(5000)],
  ['objects', `[${'{},'.repeat(5000)}{}]`],
])('a body of thousands of %s is refused without being parsed', async (_, body) => {
  const { port } = await listen();
  const parse = vi.spyOn(JSON, 'parse');
  const words = `POST /api/contact/ HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const answer = await say(port, `${words}Content-Length: ${body.length}\r\n\r\n${body}`);
  const parsed = parse.mock.calls.filter(([text]) => text === body);
  parse.mockRestore();
  expect([answer.status, parsed]).toEqual([422, []]);
  expect(answer.body).toContain('More than 2000 fields and items');
});

test('commas, brackets and quotes within a text are not counted as fields', async () => {
  const { call } = await listen();
  const message = `,[{"\\`.repeat(1000);
  const body = { name: 'Layla', email: 'layla@oud.example', subject: 'A parcel', message };
  expect(await call(routes.queries.createQuery, { body })).toEqual({ success: true });
});

test.each([
  { row: routes.account.login, kilobytes: 8 },
  { row: routes.queries.createQuery, kilobytes: 64 },
  { row: routes.orders.createOrder, kilobytes: 64 },
])('$row.method $row.path accepts $kilobytes kB and no more', async ({ row, kilobytes }) => {
  const { refused } = await listen();
  const body = (size: number) => ({ body: { message: 'x'.repeat(size - '{"message":""}'.length) } });
  expect(await refused(row, body(kilobytes * 1024))).toMatchObject({ status: 422 });
  const answer = await refused(row, body(kilobytes * 1024 + 1));
  expect(answer).toMatchObject({ status: 413, message: expect.stringContaining(`is ${kilobytes} kB.`) });
});

test('a body longer than its call accepts is not read, and its sender is told while still sending', async () => {
  const { port, token } = await listen();
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`;
  const words = head + ' '.repeat(5_000_000);
  const heard = await Promise.all(Array.from({ length: 10 }, () => say(port, words)));
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([413]));
});

test('of a flood of long bodies a hundred connections linger, the others are closed with their answer', async () => {
  const { app, port, token } = await listen();
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`;
  const senders = await Promise.all(Array.from({ length: MOST_LINGERING + 20 }, () => open(port, head)));
  await Promise.all(senders.map((sender) => once(sender, 'data')));
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(MOST_LINGERING));
});

test('a connection whose sender has gone is not kept after a long body', async () => {
  const { app, port } = await listen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  atEnd(() => vi.useRealTimers());
  const post = (body: string) =>
    say(
      port,
      `POST /api/contact/ HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  for (let time = 0; time < 5; time += 1) await post('{}');
  const timers = vi.getTimerCount();
  expect((await post(' '.repeat(20_000))).status).toBe(429);
  while ((await connectionsOf(app)) > 0) await setImmediate();
  // The server notices the end of a connection a turn or more after it is no longer counted.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(vi.getTimerCount()).toBe(timers);
});

test('a long body beyond the request limit is not read, and a short one keeps its connection', async () => {
  const { port } = await listen();
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

test('callers whose bodies do not arrive block no one else', async () => {
  const { app, port, token } = await listen({ MOST_REQUESTS_AT_ONCE: 2 });
  const head = `POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  for (let caller = 0; caller < 10; caller += 1) await open(port, head);
  const bodies = ['{"email":', '{"email":'];
  for (const body of bodies) await open(port, head.replace('/orders', '/admin/login') + body);
  expect((await app.inject('/api/orders/count')).statusCode).toBe(200);
  expect((await say(port, get('/api/orders/count'))).status).toBe(200);
});

test('a body that arrives during overload is not processed', async () => {
  const { app, db, port, token } = await listen({ MOST_REQUESTS_AT_ONCE: 1 });
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
  [{ parcelSize: undefined }, 'parcelSize', 'Must be an object.'],
  [{ additionalServices: 'yes' }, 'additionalServices', 'Must be true or false.'],
  [{ orderImage: 'a.png' }, 'orderImage', 'Must be a list.'],
  [{ orderTitle: 5 }, 'orderTitle', 'Must be text.'],
  [{ senderId: '' }, 'senderId', 'Must not be empty.'],
  [{ senderId: 'x'.repeat(65) }, 'senderId', 'At most 64 characters.'],
  [{ orderImage: Array.from({ length: 11 }, () => '/a.png') }, 'orderImage', 'At most 10 items.'],
])(
  'an order with %j is refused with a sentence that says what must stand there',
  async (said, path, message) => {
    const { refused, token } = await listen();
    const answer = await refused(routes.orders.createOrder, { body: said }, { token });
    expect(answer.issues).toContainEqual(expect.objectContaining({ path, message }));
  },
);

test.each([
  [{ page: 0 }, 'page: Must be 1 or more.'],
  [{ page: 1.5 }, 'page: Must be a whole number.'],
  [{ page: 'first' }, 'page: Must be a number.'],
  [{ page: 1, limit: 1000 }, 'limit: Must be at most 100.'],
])('a list with the query %j is refused with the allowed values', async (query, message) => {
  const { refused, token } = await listen();
  expect((await refused(routes.orders.listOrders, { query }, { token })).message).toBe(message);
});

test('finance without a period is refused with the allowed ones', async () => {
  const { refused, token } = await listen();
  const { message } = await refused(routes.finance.readAdminFinance, { body: {} }, { token });
  expect(message).toBe('dateFilter: Must be one of today, yesterday, this week, this month.');
});
