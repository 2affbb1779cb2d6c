import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Fake SMTP server without TLS: keeps what it is sent; `answers` replaces its answer to a command. */
export async function startSmtp(answers: Record<string, string> = {}) {
  const heard: string[] = [];
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', ...answers };

  const server = createServer((socket) => {
    let rest = '';
    let isMail = false;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.setEncoding('utf8');
    socket.write('220 fake ESMTP\r\n');
    socket.on('data', (part: string) => {
      rest += part;
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at < 0) return;
        const block = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isMail) mails.push(block);
        else heard.push(block);
        const command = isMail ? '' : (block.split(' ')[0] ?? '');
        isMail = command === 'DATA';
        socket.write(`${replies[command] ?? '250 fine'}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Commands, line by line. */
    heard,
    mails,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
