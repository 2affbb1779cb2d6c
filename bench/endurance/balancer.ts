import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const CHECK_EVERY_MS = 100;
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

type Backend = { url: string; isIn: boolean };

/** How often each came: a status, or the code of an error on the way to a server. */
export type Answers = Map<string, number>;

export type Balancer = {
  url: string;
  /** Of all requests since the last look. */
  takeAnswers: () => Answers;
  /** Resolves when the server at this place is one that is asked. */
  put: (index: number, url: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Load balancer as operators run them: by turns over the servers that say they are ready, over connections that stay
 * open. It repeats nothing but what could not be sent, so that whatever a server drops is heard.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const backends: Backend[] = urls.map((url) => ({ url, isIn: false }));
  const over = new Agent({ keepAlive: true });
  let answers: Answers = new Map();
  let turn = 0;
  let isOpen = true;
  const note = (what: string | number | undefined) =>
    answers.set(String(what), (answers.get(String(what)) ?? 0) + 1);

  async function check(backend: Backend): Promise<void> {
    const { url } = backend;
    const isReady = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (backend.url === url) backend.isIn = isReady;
  }

  async function keepChecking(): Promise<void> {
    while (isOpen) {
      await Promise.all(backends.map(check));
      await setTimeout(CHECK_EVERY_MS);
    }
  }

  function fail(response: ServerResponse, code: string | undefined): void {
    note(code);
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: `The balancer reached no server: ${code}`, code }));
  }

  function forward(asked: IncomingMessage, body: Buffer, response: ServerResponse, tries = 2): void {
    const ready = backends.filter(({ isIn }) => isIn);
    // Fail open, as Envoy and nginx do: where none is ready, each can still say why.
    const asking = ready.length > 0 ? ready : backends;
    turn += 1;
    const backend = asking[turn % asking.length]!;
    const { method, headers, url } = asked;
    const options = { method, headers: { ...headers, connection: 'keep-alive' }, agent: over };
    const sent = request(backend.url + url, options, (answer) => {
      note(answer.statusCode);
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.on('error', ({ message }) => {
        note(message);
        response.destroy();
      });
      answer.pipe(response);
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (response.headersSent) return;
      backend.isIn = code === 'ECONNREFUSED' ? false : backend.isIn;
      if (code === 'ECONNREFUSED' && tries > 1) forward(asked, body, response, tries - 1);
      else fail(response, code);
    });
    sent.end(body);
  }

  const server = createServer(async (asked, response) => forward(asked, await buffer(asked), response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const checking = keepChecking();
  const put: Balancer['put'] = async (index, url) => {
    const backend = backends[index]!;
    backend.url = url;
    while (!backend.isIn) await setTimeout(CHECK_EVERY_MS);
  };
  await Promise.all(urls.map((url, index) => put(index, url)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeAnswers: () => {
      const taken = answers;
      answers = new Map();
      return taken;
    },
    put,
    close: async () => {
      isOpen = false;
      await checking;
      server.close();
      server.closeAllConnections();
      over.destroy();
    },
  };
}
