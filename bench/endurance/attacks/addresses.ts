import { once } from 'node:events';
import { Connection, serializeRequest } from '../connection.ts';
import { type Attack, flood } from './attack.ts';

const CONNECTIONS = 8;

function addresses(what: string, paths: (turn: number) => string, method = 'GET'): Attack {
  return {
    what,
    run: async (target, from, until) => {
      const requestText = (turn: number) =>
        serializeRequest({ method, path: paths(turn), token: target.token });
      return String(await flood(target, until, { from: [from], connections: CONNECTIONS, requestText }));
    },
  };
}

const oneOf =
  (...paths: string[]) =>
  (turn: number) =>
    paths[turn % paths.length]!;

const PIPELINED = 64;

/** HTTP pipelining: requests one after the other without waiting for an answer, all on one connection. */
const pipelined: Attack = {
  what: `${PIPELINED} requests in one packet, again and again on one connection`,
  run: async ({ url }, from, until) => {
    const connection = await Connection.open(url, from);
    const requestText = serializeRequest({ path: '/api/orders/count' }).repeat(PIPELINED);
    let answered = 0;
    connection.socket.on('data', (part) => {
      answered += String(part).split('HTTP/1.1 ').length - 1;
    });
    connection.socket.on('close', () => undefined);
    while (performance.now() < until && connection.socket.writable) {
      const wanted = answered + PIPELINED;
      connection.socket.write(requestText);
      while (answered < wanted && connection.socket.readable) await once(connection.socket, 'data');
    }
    connection.close();
    return `${answered} answers`;
  },
};

export const addressAttacks: Attack[] = [
  addresses(
    'addresses escaped and absolute',
    oneOf('/%61pi/warehouse/', 'http://elsewhere.example/api/warehouse/'),
  ),
  addresses('addresses that are none', (turn) => `/nothing/${turn}`),
  addresses('pictures', (turn) => `/pictures/avatar/smn-${(turn % 10) + 1}.svg`),
  addresses(
    'HEAD on every list',
    oneOf(
      '/api/orders/orders-all',
      '/api/senders/all',
      '/api/warehouse/',
      '/api/contact/',
      '/api/export/orders',
    ),
    'HEAD',
  ),
  addresses(
    'parameters too long and escapes that are broken',
    oneOf(`/api/warehouse/${'x'.repeat(12_000)}`, '/api/warehouse/%zz', '/%C0%80', 'http://[bad/nothing'),
  ),
  pipelined,
];
