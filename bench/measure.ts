import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import autocannon from 'autocannon';

/** One line of the results: what was measured, how it came out, and the figure to reach if there is one. */
export type Result = { what: string; measured: string; figure: string; value: number };

export type Running = {
  url: string;
  token: string;
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts one of the servers beside this and waits until it listens. */
export async function start(
  server: 'product' | 'bare',
  { args = [], dataDir }: { args?: string[]; dataDir?: string } = {},
): Promise<Running> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'servers', `${server}.ts`), args, {
    env: { ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) },
  });
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    memory: async () => {
      child.send('memory');
      const [{ memory }] = (await once(child, 'message')) as [{ memory: number }];
      return memory;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export type BenchRequest = {
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The connections to ask over; one for the whole process otherwise. */
  over?: Agent;
};
export type Timed = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: number;
  firstByteMs: number;
  ms: number;
};

/** Asks once over a connection that stays open, and times it. Without `keep` the body is counted and let go. */
export function ask(
  server: Pick<Running, 'url' | 'token'>,
  { path: at, body, token = server.token, headers: more, over = agent }: BenchRequest,
  keep = true,
): Promise<Timed> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}),
      ...more,
    };
    const options = { agent: over, headers, method: payload ? 'POST' : 'GET' };
    const asked = request(server.url + at, options, (reply) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      let firstByteMs = 0;
      reply.on('data', (part: Buffer) => {
        firstByteMs ||= performance.now() - started;
        bytes += part.length;
        if (keep) parts.push(part);
      });
      reply.on('error', reject);
      reply.on('end', () => {
        const ms = performance.now() - started;
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString(),
          bytes,
          firstByteMs,
          ms,
        });
      });
    });
    asked.on('error', reject);
    asked.end(payload);
  });
}

/** The times of many calls, one after the other, in ms, shortest first. `asked` makes each call. */
export async function timesOf(
  server: Running,
  count: number,
  asked: (turn: number) => BenchRequest,
): Promise<number[]> {
  for (let turn = 0; turn < Math.min(count, 50); turn += 1) await ask(server, asked(turn));
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { status, ms, body } = await ask(server, asked(turn));
    if (status >= 300) throw new Error(`${JSON.stringify(asked(turn))}: ${status} ${body.slice(0, 200)}`);
    times.push(ms);
  }
  return times.sort((one, other) => one - other);
}

/** Percentile: the value below which a share of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}

/** Throughput in requests a second under load; an answer that is no success fails it. */
export async function requestsPerSecond(
  server: Running,
  {
    path: at,
    body,
    connections = 50,
    seconds = 3,
  }: BenchRequest & { connections?: number; seconds?: number },
): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: server.url + at,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${at}: ${non2xx} answers were no success, ${errors} failed`);
  return requests.average;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
