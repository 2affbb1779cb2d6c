import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, calls } from './calls.ts';
import { newStore, type Row, type Store } from './data.ts';

/** One call as it came over the wire. */
export type Received = {
  call: string;
  path: string;
  search: string;
  token: string | undefined;
  /** The media type alone, '' without a body. */
  type: string;
  body: Row;
};

type Rule = Answer | 'hang' | 'drop';

/** The specification says of these that they are read without a token. */
const OPEN =
  /^(POST \/api\/admin\/login|GET \/api\/orders\/count|GET \/api\/(senders|driver|operator|cashier|supervisor)\/)/;

const CORS = {
  // A browser repeats a request that was dropped on a connection used before.
  connection: 'close',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

const patterns = Object.keys(calls).map((call) => ({
  call,
  matches: new RegExp(`^${call.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

async function readBody(request: IncomingMessage): Promise<Row> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (bytes.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  const body = new Response(bytes, { headers: { 'content-type': type } });
  return type.startsWith('multipart/')
    ? Object.fromEntries(await body.formData())
    : JSON.parse(String(bytes));
}

/**
 * Mock server of another company, written from the specification alone. Kept by a test: what it received, and what
 * its next answer to a call shall be.
 */
export class ForeignHost {
  readonly #server: Server;
  readonly #rules = new Map<string, Rule[]>();
  #held: (() => void)[] = [];
  store: Store = newStore();
  received: Received[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500, CORS).end(`<pre>${String(error)}</pre>`);
      });
    });
  }

  static async start(): Promise<ForeignHost> {
    const host = new ForeignHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As on the first day. */
  reset(): void {
    this.release();
    this.#rules.clear();
    this.received = [];
    this.store = newStore();
  }

  /** Stubs the next answer to `call` (named as in calls.ts); named twice, the next two times. */
  next(call: string, rule: Rule): void {
    if (!calls[call]) throw new Error(`This host has no call ${call}.`);
    this.#rules.set(call, [...(this.#rules.get(call) ?? []), rule]);
  }

  /** How often `call` was made, with what, oldest first. */
  asked(call: string): Received[] {
    return this.received.filter((each) => each.call === call);
  }

  /** Answers, as they would have been, the calls that hang; those still on their way do not hang any more. */
  release(): void {
    for (const [call, rules] of this.#rules) {
      this.#rules.set(
        call,
        rules.filter((rule) => rule !== 'hang'),
      );
    }
    const held = this.#held;
    this.#held = [];
    for (const go of held) go();
  }

  async stop(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const { pathname, search } = new URL(request.url ?? '/', this.address);
    const asked = `${request.method} ${pathname}`;
    const found = patterns.find(({ matches }) => matches.test(asked));
    const token = request.headers.authorization?.replace('Bearer ', '');
    const body = await readBody(request);
    const type = request.headers['content-type']?.split(';')[0] ?? '';
    this.received.push({ call: found?.call ?? asked, path: pathname, search, token, type, body });
    if (!found) {
      return void response
        .writeHead(404, { ...CORS, 'content-type': 'text/html' })
        .end(`<!DOCTYPE html><pre>Cannot ${asked}</pre>`);
    }
    if (!token && !OPEN.test(asked))
      return this.#send(response, { status: 401, body: { message: 'Token missing' } });
    const rule = this.#rules.get(found.call)?.shift();
    if (rule === 'drop') return void request.socket.destroy();
    if (rule === 'hang') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (typeof rule === 'object') return this.#send(response, rule);
    const params = (found.matches.exec(asked) ?? []).slice(1).map(decodeURIComponent);
    this.#send(response, calls[found.call]!({ params, body, store: this.store }));
  }

  #send(response: ServerResponse, { status = 200, body }: Answer): void {
    response.writeHead(status, { ...CORS, 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }
}
