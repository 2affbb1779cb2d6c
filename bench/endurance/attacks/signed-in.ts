import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Connection, serializeRequest } from '../connection.ts';
import { type Attack, flood, type Target } from './attack.ts';

const SLOW_READERS = 50;

function calls(what: string, connections: number, requestTextOf: (target: Target) => string): Attack {
  return {
    what,
    run: async (target, from, until) => {
      const requestText = requestTextOf(target);
      return String(
        await flood(target, until, { from: [from], connections, requestText: () => requestText }),
      );
    },
  };
}

const slowReaders: Attack = {
  what: `${SLOW_READERS} readers of an export who stop after its first bytes`,
  run: async ({ url, token }, from, until) => {
    const requestText = serializeRequest({ path: '/api/export/orders', token });
    const readers = await Promise.all(
      Array.from({ length: SLOW_READERS }, async () => {
        const connection = await Connection.open(url, from);
        connection.socket.write(requestText);
        await once(connection.socket, 'data');
        connection.socket.pause();
        return connection;
      }),
    );
    await setTimeout(Math.max(0, until - performance.now()));
    const left = readers.filter(({ socket }) => !socket.destroyed).length;
    for (const reader of readers) reader.close();
    return `${left} waited for by the server to the end`;
  },
};

/** Attacks with the token of a signed-in user. */
export const signedInAttacks: Attack[] = [
  calls('finance over 10,000 years, 8 at once', 8, ({ token }) =>
    serializeRequest({
      path: '/api/orders/admin-expenses',
      token,
      body: JSON.stringify({ startDate: '0001-01-01', endDate: '9999-12-31' }),
    }),
  ),
  calls('lists of 50,000 senders, 2 at once', 2, ({ token }) =>
    serializeRequest({ path: '/api/senders/all', token }),
  ),
  slowReaders,
];
