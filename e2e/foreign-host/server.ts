import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ForeignHost, type Row } from '@tawseel/console/testing/foreign-host';

const CORS = {
  // A browser repeats a request that was dropped on a connection used before.
  connection: 'close',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

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

/** The foreign host behind HTTP, for a browser. */
export class ForeignServer extends ForeignHost {
  readonly #server: Server;

  private constructor() {
    super();
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        response.writeHead(500, CORS).end(`<pre>${String(error)}</pre>`);
      });
    });
  }

  static async start(): Promise<ForeignServer> {
    const host = new ForeignServer();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const { pathname: path, search } = new URL(request.url ?? '/', this.address);
    const body = await readBody(request);
    const token = headers.authorization?.replace('Bearer ', '');
    const type = headers['content-type']?.split(';')[0] ?? '';
    const answer = await this.answer({ method, path, search, token, type, body });
    if (answer === 'drop') return void request.socket.destroy();
    const { status = 200 } = answer;
    const isPage = typeof answer.body === 'string' && answer.body.startsWith('<');
    response.writeHead(status, { ...CORS, 'content-type': isPage ? 'text/html' : 'application/json' });
    response.end(isPage || answer.body === undefined ? answer.body : JSON.stringify(answer.body));
  }
}
