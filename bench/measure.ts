import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Running = {
  url: string;
  token: string;
  pid: number;
  /** Begins to measure turns of the event loop; returns a function that answers the longest one, in processor ms. */
  watchTurns: () => () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts the server on a filled database, and waits until it listens. */
export async function start(settings: { [name: string]: string }): Promise<Running> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'product.ts'), {
    env: { ...process.env, ...settings },
    // As main.mjs has it.
    execArgv: ['--memory-saver-mode'],
    // A line for each request goes out as it does from a service, and nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    pid: child.pid ?? 0,
    watchTurns: () => {
      child.send('watch');
      return async () => {
        child.send('answer');
        const [longestMs] = await once(child, 'message');
        return longestMs;
      };
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
  over?: Agent | undefined;
};
export type Timed = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Until the first byte of the body, and the last. */
  firstMs: number;
  ms: number;
};

/** Asks once over a connection that stays open, and times it. */
export function ask(
  server: Pick<Running, 'url' | 'token'>,
  { path: at, body, token = server.token, headers: more, over = agent }: BenchRequest,
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
    const sent = request(server.url + at, options, (reply) => {
      const parts: Buffer[] = [];
      let firstMs = 0;
      reply.once('data', () => {
        firstMs = performance.now() - started;
      });
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const ms = performance.now() - started;
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString(),
          firstMs,
          ms,
        });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The times of calls one after the other, in ms: so many, or those that began within the seconds. */
export async function timesOf(
  server: Running,
  request: (turn: number) => BenchRequest,
  { count, seconds = 60 }: { count: number; seconds?: number },
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; turn < count && (turn === 0 || performance.now() < end); turn += 1) {
    const { status, ms, body } = await ask(server, request(turn));
    if (status >= 300) throw new Error(`${JSON.stringify(request(turn))}: ${status} ${body.slice(0, 200)}`);
    times.push(ms);
  }
  return times;
}

/**
 * Interleaved rounds: each is measured in every round, so that what else the machine does meets all alike. Answers
 * with what came of each, round by round.
 */
export async function turnAbout<T, M>(
  subjects: readonly T[],
  rounds: number,
  measure: (subject: T, round: number) => Promise<M>,
): Promise<M[][]> {
  const measured = subjects.map((): M[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      measured[index]?.push(await measure(subject, round));
    }
  }
  return measured;
}

/** The median over the rounds of how many times the one is the other. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((value, round) => value / (other[round] ?? Number.NaN)));
}

/** Does something again and again while `work` goes on; answers how long each took. */
export async function beside<T>(
  work: () => Promise<T>,
  again: () => Promise<number>,
  everyMs: number,
): Promise<{ made: T; times: number[] }> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      times.push(await again());
      await pause(everyMs);
    }
  })();
  try {
    return { made: await work(), times };
  } finally {
    isOver = true;
    await asking;
  }
}

export function sorted(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other);
}

/** Percentile: the value below which a share of the values lies, which are sorted. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(sorted(values), 0.5);
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
