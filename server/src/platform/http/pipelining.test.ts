import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { oneAtATime } from './pipelining.ts';

const MANY = 300;

let close: () => void = () => undefined;
afterEach(() => close());

/** Opens a server and writes requests over one connection to it without waiting. */
async function pipeline(listener: RequestListener) {
  const server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  close = () => {
    socket.destroy();
    server.close();
  };
  const requests = Array.from({ length: MANY }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: tawseel\r\n\r\n`);
  socket.write(requests.join(''));
  return socket;
}

test('answers the requests of a connection in order, one at a time', async () => {
  let working = 0;
  const together: number[] = [];
  const socket = await pipeline((request, response) => {
    working += 1;
    together.push(working);
    setImmediate(() => {
      working -= 1;
      response.end(`<${request.url}>`);
    });
  });
  let heard = '';
  for await (const part of socket) {
    heard += part;
    if (heard.includes(`</${MANY - 1}>`)) break;
  }
  const urls = [...heard.matchAll(/<\/(\d+)>/g)].map(([, at]) => Number(at));
  expect(urls).toEqual(Array.from({ length: MANY }, (_, at) => at));
  expect(new Set(together)).toEqual(new Set([1]));
});

test('begins each request in a turn of its own', async () => {
  let turn = 0;
  let counting: NodeJS.Immediate;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  counting = setImmediate(count);
  const turns = new Set<number>();
  const socket = await pipeline((request, response) => {
    turns.add(turn);
    response.end(request.url === `/${MANY - 1}` ? '<last>' : '');
  });
  for await (const part of socket) if (String(part).includes('<last>')) break;
  clearImmediate(counting);
  expect(turns.size).toBe(MANY);
});

test('begins no request of a connection that was closed', async () => {
  let begun = 0;
  const socket = await pipeline((_, response) => {
    begun += 1;
    socket.destroy();
    response.once('close', () => setImmediate(() => socket.emit('over')));
  });
  await once(socket, 'over');
  expect(begun).toBe(1);
});
