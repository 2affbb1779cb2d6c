import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { routes } from '@tawseel/contract';
import type { PluginTransformQueryArgs } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADMIN, startApp, type TestApp } from '../../testing/app.ts';
import { DATABASES, SQLITE, type TestedDatabase } from '../../testing/databases.ts';
import { insertRow } from '../../testing/rows.ts';
import { KEY_PREFIX } from '../security/tokens.ts';
import type { Settings } from '../settings.ts';
import { logStreamOf } from './log-stream.ts';
import { terminalLine } from './logger.ts';

type Line = Record<string, unknown>;

let server: TestApp;
let close: () => Promise<void>;
let lines: Line[];
/** Called with each line as it is written. */
let heard: (line: Line) => void;

async function start(settings: Partial<Settings> = {}, { open }: TestedDatabase = SQLITE): Promise<void> {
  const opened = await open();
  close = opened.close;
  lines = [];
  heard = () => undefined;
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    lines.push(line);
    heard(line);
  };
  server = await startApp(opened.db, { LOG_LEVEL: 'info', ...settings }, undefined, { logTo: { write } });
}
afterEach(async () => {
  vi.useRealTimers();
  await server.app.close();
  await close();
});

/** Resolves with the next line that has these fields. */
const lineWith = (fields: Line) =>
  new Promise<Line>((resolve) => {
    heard = (line) => Object.entries(fields).every(([name, value]) => line[name] === value) && resolve(line);
  });

const requests = () => lines.filter(({ msg }) => msg === 'request');
const wrong = { body: { email: ADMIN.email, password: 'a wrong but long one' } };

async function connected() {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1').on('error', () => undefined);
}

describe.each(DATABASES)('on $name', (database) => {
  test('a request is one line: its route, status, time, caller, address, and the id of its answer', async () => {
    await start({}, database);
    const answer = await server.send(routes.warehouses.deleteWarehouse, { params: { id: 'nobody-knows' } });
    expect(answer.statusCode).toBe(404);
    const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    expect(requests()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: answer.headers['x-request-id'],
        method: 'DELETE',
        route: '/api/warehouse/:id',
        status: 404,
        ms: expect.any(Number),
        address: '10.1.0.0',
        kind: 'administrator',
        id,
        msg: 'request',
      },
    ]);
    expect(answer.json()).toMatchObject({ requestId: answer.headers['x-request-id'] });
  });
});

test('no line has typed values: passwords, tokens, keys, emails, in a header, the query, the path or a body', async () => {
  await start({ LOG_LEVEL: 'debug' });
  const key = `${KEY_PREFIX}${'a-key-of-a-shop'.repeat(3)}`;
  const secrets = [server.token, key, wrong.body.password, ADMIN.password, ADMIN.email, 'typed-in-a-path'];
  await server.send(routes.account.login, { body: { email: ADMIN.email, password: ADMIN.password } });
  await server.send(routes.account.login, wrong);
  for (const token of [server.token, key]) {
    const inHeader = {
      authorization: `Bearer ${token}`,
      cookie: token,
      'x-api-key': token,
      'x-request-id': token,
    };
    for (const url of [
      `/api/orders?token=${token}&trackingID=${ADMIN.email}`,
      `/api/warehouse/?token=${token}`,
      `/api/warehouse/${token}`,
      `/typed-in-a-path/${token}`,
      `/api/typed-in-a-path/%zz?${token}`,
    ]) {
      await server.app.inject({ method: 'DELETE', url, headers: inHeader });
      await server.app.inject({ method: 'GET', url, headers: inHeader });
      await server.app.inject({
        method: 'POST',
        url,
        headers: inHeader,
        payload: { token, email: ADMIN.email },
      });
      await server.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        headers: { ...inHeader, 'content-type': 'application/json' },
        payload: `{"email":"${ADMIN.email}","password":"${wrong.body.password}"`,
      });
    }
  }
  expect(requests().length).toBeGreaterThan(40);
  const written = JSON.stringify(lines);
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

test('a database error is logged with its code and stack, but without the row it quotes', async () => {
  await start();
  const quoting = Object.assign(new Error('a check is broken'), {
    code: '23514',
    detail: 'Failing row: (secret)',
  });
  vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw quoting;
  });
  const { status, requestId } = await server.refused(routes.warehouses.listWarehouses);
  vi.restoreAllMocks();
  expect(status).toBe(500);
  const faults = lines.filter(({ msg }) => msg === 'request failed');
  expect(faults).toMatchObject([
    { level: 'error', requestId, err: { code: '23514', message: 'a check is broken' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('failed sign-ins are warnings one by one, and counted if there are many', async () => {
  await start({ LOG_LEVEL: 'warn' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let tried = 0; tried < 12; tried += 1) {
    await server.send(routes.account.login, wrong, { from: `192.0.2.${tried}` });
  }
  vi.advanceTimersByTime(1000);
  const line = { level: 'warn', requestId: expect.any(String), status: 401, msg: 'sign-in failed' };
  expect(lines.slice(0, 2)).toMatchObject([
    { ...line, address: '192.0.2.0' },
    { ...line, address: '192.0.2.1' },
  ]);
  expect(lines.length).toBe(11);
  expect(lines[10]).toMatchObject({ level: 'warn', failed: 2, msg: 'more sign-ins failed' });
});

test('a flood without sign-in is a hundred lines a second and a count, and hides no signed-in caller', async () => {
  await start();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let asked = 0; asked < 150; asked += 1) await server.app.inject(`/api/nothing/${asked}`);
  await server.send(routes.warehouses.listWarehouses);
  vi.advanceTimersByTime(1000);
  expect(requests().filter(({ route }) => route === 'unmatched').length).toBe(100);
  expect(requests().at(-1)).toMatchObject({ route: '/api/warehouse/', kind: 'administrator' });
  expect(lines.at(-1)).toMatchObject({ requests: 50, msg: 'more requests of callers who are not signed in' });
  await server.app.inject('/api/nothing/more');
  expect(lines.at(-1)).toMatchObject({ route: 'unmatched', status: 404 });
});

test('files of the console and health checks are logged only at the level debug', async () => {
  for (const [level, routesSeen] of [
    ['info', []],
    ['debug', ['/health/live', '/settings.json']],
  ] as const) {
    await start({ LOG_LEVEL: level });
    for (const url of ['/health/live', '/settings.json']) await server.app.inject(url);
    expect(requests().map(({ route }) => route)).toEqual(routesSeen);
    if (level === 'info') await server.app.close().then(close);
  }
});

test("the proxy's id is kept if the proxy is trusted and the id is well-formed, and no other caller's", async () => {
  const given = 'a1b2c3d4-from.the_proxy';
  const idOf = async (id: string) =>
    (await server.app.inject({ url: '/health/live', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  await start();
  expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
  await server.app.close().then(close);
  await start({ TRUST_PROXY: true });
  expect(await idOf(given)).toBe(given);
  for (const bad of [
    'short',
    'x'.repeat(65),
    'with a space in it',
    '{"level":"error"}',
    'semi;colon;id',
    '',
    'é'.repeat(9),
  ]) {
    expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('an address without a route has an id and a line too', async () => {
  await start();
  const answer = await server.app.inject('/api/warehouse/%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  expect(requests()).toMatchObject([{ route: 'unmatched', status: 400, requestId: answer.json().requestId }]);
});

test('an invalid request is answered with an id, which is in the log', async () => {
  await start();
  const socket = await connected();
  socket.write('this is no request\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const [, head] = /x-request-id: (\S+)/.exec(answer.toString()) ?? [];
  expect(JSON.parse(answer.toString().split('\r\n\r\n')[1] ?? '').requestId).toBe(head);
  expect(requests()).toMatchObject([
    { route: 'unparsed', status: 400, requestId: head, address: '127.0.0.1' },
  ]);
});

test('a caller who disconnects before the answer is logged as 499', async () => {
  await start();
  const written = lineWith({ route: '/api/orders' });
  const socket = await connected();
  const fields = `Authorization: Bearer ${server.token}\r\nContent-Type: application/json\r\nContent-Length: 9`;
  socket.write(`POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nExpect: 100-continue\r\n${fields}\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  expect(await written).toMatchObject({
    route: '/api/orders',
    status: 499,
    kind: 'administrator',
    address: '127.0.0.1',
  });
});

test('an interrupted answer is logged as cut, and its error with the same id', async () => {
  let chunks = 0;
  await start(
    {},
    {
      ...SQLITE,
      open: async () => {
        const { db, ...rest } = await SQLITE.open();
        return {
          db: db.withPlugin({ transformQuery, transformResult: async ({ result }) => result }),
          ...rest,
        };
      },
    },
  );
  function transformQuery({ node }: PluginTransformQueryArgs) {
    if (node.kind === 'SelectQueryNode' && node.limit && ++chunks > 9)
      throw new Error('the rest cannot be read');
    return node;
  }
  for (let made = 0; made < 501; made += 1) await insertRow(server.db, 'queries');
  const written = lineWith({ msg: 'request' });
  const socket = await connected();
  const head = `GET ${routes.queries.listQueries.path} HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${server.token}`;
  socket.write(`${head}\r\n\r\n`);
  socket.resume();
  const line = await written;
  expect(line).toMatchObject({ route: routes.queries.listQueries.path, status: 200, cut: true });
  const [fault] = lines.filter(({ level }) => level === 'error');
  expect(fault).toMatchObject({ requestId: line.requestId, err: { message: 'the rest cannot be read' } });
});

test('a refusal under load has an id', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 2 });
  const asked = Array.from({ length: 8 }, () => server.send(routes.warehouses.listWarehouses));
  const refused = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  const ids = refused.map((answer) => answer.json().requestId);
  expect(ids).toEqual(refused.map(({ headers }) => headers['x-request-id']));
  expect(
    requests()
      .filter(({ status }) => status === 503)
      .map(({ requestId }) => requestId),
  ).toEqual(ids);
});

test('a log that cannot be written because the disk is full blocks no answers', async () => {
  // Never closed: a write a second later would go to the next file with the same number, such as a database
  // connection.
  const full = openSync('/dev/full', 'w');
  const opened = await SQLITE.open();
  close = opened.close;
  server = await startApp(opened.db, { LOG_LEVEL: 'info' }, undefined, { logTo: logStreamOf(full) });
  // More lines than fit in a block.
  for (let asked = 0; asked < 500; asked += 1) {
    expect((await server.send(routes.warehouses.listWarehouses)).statusCode).toBe(200);
  }
});

test('at a terminal a line is readable: time, level, message, fields and the stack of an error', () => {
  const line = { level: 'error', time: '2026-11-21T10:00:00.000Z', requestId: 'a1', status: 500 };
  const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at a.ts:1' };
  const shown = terminalLine(JSON.stringify({ ...line, err, msg: 'request failed' }));
  expect(shown).toMatch(
    /^\d\d:00:00 error request failed requestId=a1 status=500\nError: broken\n {4}at a\.ts:1\n$/,
  );
});
