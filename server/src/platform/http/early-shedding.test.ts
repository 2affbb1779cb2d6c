import { once } from 'node:events';
import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { atEnd, endAll, get, type Listening, listen, open, say } from '../../testing/raw-http.ts';
import type { EndedRequest } from './tally.ts';

afterEach(endAll);

const ID = REQUEST_ID_HEADER.toLowerCase();

/** Starts a server that is full for requests from `from`; a request that waits for the database occupies it. */
async function listenWhileFull(settings: object = {}, from = '127.0.0.1'): Promise<Listening> {
  const server = await listen({ MOST_REQUESTS_AT_ONCE: 1, ...settings });
  const { app, db, token } = server;
  const free = Promise.withResolvers<void>();
  const held = db.transaction().execute(() => free.promise);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const waiting = app.inject({ url: '/api/warehouse/', headers });
  atEnd(
    () => Promise.all([held, waiting]),
    () => free.resolve(),
  );
  return server;
}

/** Counts how often Fastify has been asked to route a request. */
function countRouted({ app }: Listening): () => number {
  let routed = 0;
  app.tally.on('requestEnded', ({ route }: EndedRequest) => {
    if (route !== 'shed') routed += 1;
  });
  return () => routed;
}

test.each([
  ['', {}, '', undefined],
  [
    ', behind a proxy with TLS',
    { TRUST_PROXY: true },
    'X-Forwarded-Proto: http, https\r\n',
    'max-age=31536000',
  ],
])(
  'a refusal before routing has the same answer as a later one%s',
  async (_, settings, forwarded, transport) => {
    const server = await listenWhileFull(settings);
    const { app, port, token } = server;
    const ended: EndedRequest[] = [];
    app.tally.on('requestEnded', (request) => ended.push(request));
    const shed = vi.fn();
    app.tally.on('requestShed', shed);
    const words = get('/api/warehouse/', 'GET', `${forwarded}Authorization: Bearer ${token}\r\n`);
    const early = await say(port, words);
    const later = await say(
      port,
      words.replace('Connection', 'Origin: https://elsewhere.example\r\nConnection'),
    );
    expect(early.status).toBe(503);
    expect(early.headers['retry-after']).toBe('5');
    expect(early.headers['strict-transport-security']).toBe(transport);
    const plain = ({ headers, body, status }: typeof early) => {
      const isOwn = (name: string) => name === 'date' || name === ID || name.startsWith('x-ratelimit-');
      const others = Object.entries(headers).filter(([name]) => !isOwn(name));
      return { status, headers: Object.fromEntries(others), body: body.replace(headers[ID] ?? '', 'id') };
    };
    expect(plain(early)).toEqual(plain(later));
    expect(shed).toHaveBeenCalledTimes(2);
    expect(ended.map(({ route, status, method }) => [route, status, method])).toEqual([
      ['shed', 503, 'GET'],
      ['/api/warehouse/', 503, 'GET'],
    ]);
    expect(ended[0]?.requestId).toBe(early.headers[ID]);
  },
);

test.each([
  ['health', get('/health/live'), 200],
  [
    'sign-in',
    `${get('/api/admin/login', 'POST', 'Content-Type: application/json\r\nContent-Length: 2\r\n')}{}`,
    422,
  ],
  ['sign-in with a query and a slash', get('/api/admin/login/?a=b', 'POST'), 422],
  ['a page of the console', get('/orders/all'), 503],
  ['HEAD', get('/api/warehouse/', 'HEAD'), 503],
])('%s is routed during overload', async (_, words, status) => {
  const server = await listenWhileFull();
  const routed = countRouted(server);
  expect((await say(server.port, words)).status).toBe(status);
  expect(routed()).toBe(1);
});

test('behind a proxy the caller is the last address that the proxy names', async () => {
  const server = await listenWhileFull({ MOST_REQUESTS_AT_ONCE: 2, TRUST_PROXY: true }, '198.51.100.1');
  const routed = countRouted(server);
  const ask = async (forwarded: string) =>
    (await say(server.port, get('/api/nothing', 'GET', `X-Forwarded-For: ${forwarded}\r\n`))).status;
  expect(await ask('203.0.113.9, nobody')).toBe(400);
  expect(await ask('198.51.100.1, 203.0.113.9')).toBe(404);
  expect(routed()).toBe(2);
  expect(await ask('203.0.113.9, 198.51.100.1')).toBe(503);
  expect(await ask('203.0.113.9,::ffff:198.51.100.1 ')).toBe(503);
  expect(routed()).toBe(2);
});

/** Returns the head of the reply to a request that leaves the connection open. */
async function headOf({ port }: Listening, words: string): Promise<string> {
  const sender = await open(port, words.replace('Connection: close\r\n', ''));
  const [answer] = (await once(sender, 'data')) as [Buffer];
  return answer.toString().toLowerCase();
}

test('a connection is kept, unless a long body is not read or the server is about to stop', async () => {
  const server = await listenWhileFull();
  const short = get('/api/warehouse/');
  const long = get('/api/orders', 'POST', 'Content-Length: 20000\r\n');
  expect(await headOf(server, short)).toContain('\r\nconnection: keep-alive\r\n');
  expect(await headOf(server, long)).toContain('\r\nconnection: close\r\n');
  server.app.stopping = true;
  expect(await headOf(server, short)).toContain('\r\nconnection: close\r\n');
});
