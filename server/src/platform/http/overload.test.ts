import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';
import { insertRow } from '../../testing/rows.ts';

let server: TestApp;
let close: () => Promise<void>;
async function start(settings: object = {}): Promise<void> {
  const opened = await SQLITE.open();
  close = opened.close;
  server = await startApp(opened.db, settings);
}
afterEach(async () => {
  vi.restoreAllMocks();
  await server.app.close();
  await close();
  // The queue belongs to the event loop, so all tests share it; this ends its turn.
  await nextTurn();
});

const { listWarehouses } = routes.warehouses;
const ask = (from: string) => server.send(listWarehouses, {}, { from });
const statusesOf = async (asked: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);

function connectTo(): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

/** Mocks the clock so that each reading is later than the end of the turn. */
function everythingTakesLong(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

test('one address gets at most half of the request limit, all addresses together the whole', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 8 });
  const flood = Array.from({ length: 5 }, () => '198.51.100.1');
  const others = ['.2', '.3', '.4', '.5', '.6'].map((end) => `198.51.100${end}`);
  expect(await statusesOf([...flood, ...others].map(ask))).toEqual([
    ...[200, 200, 200, 200, 503],
    ...[200, 200, 200, 200, 503],
  ]);
});

test('callers without sign-in count as one, whatever their addresses: signed-in callers are served next to them', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 8 });
  const form = { name: 'Stranger', email: 'stranger@example.ae', subject: 'Prices', message: 'Buy now.' };
  const forms = Array.from({ length: 10 }, (_, index) =>
    server.send(routes.queries.createQuery, { body: form }, { from: `198.51.100.${index + 10}` }),
  );
  const mine = ask('198.51.100.1');
  expect((await statusesOf(forms)).sort()).toEqual([201, 201, 201, 201, ...Array(6).fill(503)]);
  expect((await mine).statusCode).toBe(200);
});

test('one address without sign-in gets at most a quarter, so that it keeps no receiver out', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 8 });
  const visit = (from: string) => server.app.inject({ url: '/t/TWS-2222-232W', remoteAddress: from });
  const asked = [...Array<string>(6).fill('198.51.100.1'), '198.51.100.2', '198.51.100.3'].map(visit);
  expect(await statusesOf(asked)).toEqual([200, 200, 503, 503, 503, 503, 200, 200]);
});

test('the addresses of an IPv6 network are one', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 4 });
  const network = [1, 2, 3].map((end) => `2001:db8:1:2::${end}`);
  expect(await statusesOf([...network, '2001:db8:1:3::1'].map(ask))).toEqual([200, 200, 503, 200]);
});

test('while requests are queued, refusals are sent immediately, and health is answered', async () => {
  await start();
  everythingTakesLong();
  const order: string[] = [];
  const waiting = Array.from({ length: 64 }, () => ask('198.51.100.1').then(() => order.push('served')));
  const refused = ask('198.51.100.1').then(({ statusCode }) => order.push(`refused ${statusCode}`));
  const health = server.send(routes.health.live).then(() => order.push('health'));
  await Promise.all([...waiting, refused, health]);
  expect(order.slice(0, 4)).toContain('refused 503');
  expect(order.slice(0, 4)).toContain('health');
});

test('a long turn of the event loop starts no further request', async () => {
  await start();
  everythingTakesLong();
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  await Promise.all(Array.from({ length: 10 }, () => ask('198.51.100.1')));
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('connections to be accepted do not wait for the queue, one per turn', async () => {
  await start();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  everythingTakesLong();
  let served = 0;
  const asked = Array.from({ length: 60 }, () => ask('198.51.100.1').then(() => (served += 1)));
  // From then on, a turn is long enough for all waiting requests.
  server.app.server.once('connection', () => vi.spyOn(performance, 'now').mockReturnValue(0));
  const sockets = Array.from({ length: 10 }, connectTo);
  let accepted = 0;
  await new Promise<void>((resolve) => {
    server.app.server.on('connection', () => {
      accepted += 1;
      if (accepted === sockets.length) resolve();
    });
  });
  expect(served).toBeLessThan(40);
  await Promise.all(asked);
  for (const socket of sockets) socket.destroy();
});

test('callers are served in turn, however much one of them asks', async () => {
  await start();
  everythingTakesLong();
  const order: string[] = [];
  const asked = [...Array<string>(20).fill('198.51.100.1'), '198.51.100.2'].map((from) =>
    ask(from).then(() => order.push(from)),
  );
  await Promise.all(asked);
  expect(order.indexOf('198.51.100.2')).toBeLessThan(4);
});

test('a late body is read when its turn has come', async () => {
  await start();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connectTo();
  const fields = `Authorization: Bearer ${server.token}\r\nContent-Type: application/json\r\nContent-Length: 2`;
  socket.write(`POST /api/orders HTTP/1.1\r\nHost: tawseel\r\nExpect: 100-continue\r\n${fields}\r\n\r\n`);
  await once(socket, 'data');
  everythingTakesLong();
  let served = 0;
  const waiting = Array.from({ length: 60 }, () => ask('127.0.0.1').then(() => (served += 1)));
  socket.write('{]');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
  expect(served).toBeGreaterThan(50);
  await Promise.all(waiting);
});

test('bodies are read in turn, also if their senders were authenticated together', async () => {
  await start();
  const free = Promise.withResolvers<void>();
  const held = server.db.transaction().execute(() => free.promise);
  const asked = Array.from({ length: 20 }, () => server.send(routes.orders.createOrder, { body: {} }));
  await nextTurn();
  everythingTakesLong();
  let turns = 0;
  let isOver = false;
  free.resolve();
  const others = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  expect(new Set(await statusesOf(asked))).toEqual(new Set([422]));
  isOver = true;
  await Promise.all([held, others]);
  expect(turns).toBeGreaterThanOrEqual(19);
});

test('a queued request is dropped if its caller disconnects', async () => {
  await start();
  const { id } = await insertRow(server.db, 'queries');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(server.app.server, 'request');
  const gone = once(server.app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  everythingTakesLong();
  const waiting = Array.from({ length: 60 }, () => ask('127.0.0.1'));
  const socket = connectTo();
  const path = routes.queries.deleteQuery.path.replace(':id', id);
  socket.write(`DELETE ${path} HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${server.token}\r\n\r\n`);
  await arrived;
  socket.destroy();
  await Promise.all([gone, ...waiting]);
  // Queued behind it, as many times as it could have been waiting.
  for (let times = 0; times < 3; times += 1) await ask('127.0.0.1');
  expect(await server.db.selectFrom('queries').select('id').execute()).toEqual([{ id }]);
});

test.each([routes.health.live, routes.health.ready, routes.account.login])(
  '$method $path is answered during overload',
  async (row) => {
    await start({ MOST_REQUESTS_AT_ONCE: 1 });
    expect(await statusesOf([ask('198.51.100.1'), server.send(row)])).not.toContain(503);
  },
);

test('requests that are refused are counted in one line a second', async () => {
  await start({ MOST_REQUESTS_AT_ONCE: 2 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const warn = vi.spyOn(server.app.log, 'warn');
  const error = vi.spyOn(server.app.log, 'error');
  for (const asked of [20, 5]) {
    await statusesOf(Array.from({ length: asked }, () => ask('198.51.100.1')));
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
  const said = 'more requests than can be served';
  expect(warn.mock.calls).toEqual([
    [{ refused: 19 }, said],
    [{ refused: 4 }, said],
  ]);
  expect(error).not.toHaveBeenCalled();
});
