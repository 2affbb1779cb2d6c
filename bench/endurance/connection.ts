import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Request, and the address of this machine that it comes from, because limits are by address. */
export type Request = {
  method?: string;
  path: string;
  body?: string;
  token?: string;
  headers?: Record<string, string>;
};
export type RawResponse = { status: number; head: string; body: string; ms: number };

/**
 * Idle timeouts before the first call and after it, half of the server's own: a call that meets a connection as it is
 * closed says nothing of the server.
 */
const MOST_IDLE_MS = { unused: 5_000, used: 30_000 };

const HEAD_END = '\r\n\r\n';

/** The words of a request as they go over the wire, sent as they stand: an attack's need not be proper HTTP. */
export function serializeRequest({ method, path, body, token, headers = {} }: Request): string {
  const fields = {
    host: 'tawseel',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/**
 * Keep-alive connection, one request at a time. Much cheaper than Node's own client: where who asks and who answers
 * share a machine, that is left to the one who answers.
 */
export class Connection {
  readonly socket: Socket;
  #heard = '';
  #settle: ((outcome: RawResponse | Error) => void) | undefined;
  #started = performance.now();
  #isUsed = false;
  #isHead = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      this.#heard += part;
      this.#look();
    });
    socket.on('error', (error) => this.#end(error));
    socket.on('close', () => this.#end(new Error('the connection was closed')));
  }

  static async open(url: string, from: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true });
    const connection = new Connection(socket);
    await once(socket, 'connect');
    return connection;
  }

  ask(words: string): Promise<RawResponse> {
    this.#started = performance.now();
    this.#isUsed = true;
    this.#isHead = words.startsWith('HEAD ');
    return new Promise((resolve, reject) => {
      this.#settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      if (this.socket.destroyed) this.#end(new Error('the connection was closed'));
      else this.socket.write(words);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  /** True if it is closed, or idle for so long that the server may be about to close it. */
  get isStale(): boolean {
    const most = this.#isUsed ? MOST_IDLE_MS.used : MOST_IDLE_MS.unused;
    return this.socket.destroyed || performance.now() - this.#started > most;
  }

  #end(outcome: RawResponse | Error): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(outcome);
  }

  /** True if the answer is complete: by its Content-Length, or up to the empty chunk. */
  #look(): void {
    const headEnd = this.#heard.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#heard.slice(0, headEnd);
    const from = headEnd + HEAD_END.length;
    const length = this.#isHead ? '0' : /^content-length: (\d+)/im.exec(head)?.[1];
    const isWhole = length ? this.#heard.length - from >= Number(length) : this.#heard.endsWith('0\r\n\r\n');
    if (!isWhole) return;
    const body = this.#heard.slice(from);
    this.#heard = '';
    this.#end({ status: Number(head.slice(9, 12)), head, body, ms: performance.now() - this.#started });
  }
}

/**
 * Connection pool over some addresses, by turns, each lent to one at a time: to the one who has waited the longest, as
 * callers come and go. Lent to the last, most would be opened anew whenever many are wanted at once.
 */
export class Connections {
  readonly #open: () => Promise<Connection>;
  readonly #free: Connection[];

  private constructor(free: Connection[], open: () => Promise<Connection>) {
    this.#free = free;
    this.#open = open;
  }

  static async open(url: string, count: number, addresses = ['127.0.0.1']): Promise<Connections> {
    let opened = 0;
    const open = () => Connection.open(url, addresses[opened++ % addresses.length]!);
    const free: Connection[] = [];
    while (free.length < count) free.push(await open());
    return new Connections(free, open);
  }

  get free(): number {
    return this.#free.length;
  }

  async ask(words: string): Promise<RawResponse> {
    const connection = await this.#take();
    try {
      return await connection.ask(words);
    } finally {
      this.#free.push(connection);
    }
  }

  async #take(): Promise<Connection> {
    const free = this.#free.shift();
    if (free && !free.isStale) return free;
    free?.close();
    return this.#open();
  }

  close(): void {
    for (const connection of this.#free) connection.close();
  }
}
