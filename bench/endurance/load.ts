import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { ask, percentile } from '../measure.ts';
import type { Server } from './business.ts';
import { Connections, type RawResponse, type Request, serializeRequest } from './connection.ts';

/** The calls of a usual day, by turn. */
export type Calls = (turn: number) => Request;

/** Results of the calls of a period, with times in ms, shortest first. */
export type Load = {
  seconds: number;
  served: number[];
  refused: number[];
  /** Neither served nor refused as it should be: each kind, and how often. */
  failed: Map<string, number>;
};

/** Returns the calls of a caller: of ten, six are pages of orders, one a search, one the finances, two new orders. */
export async function usualCalls(server: Server, pages: number): Promise<Calls> {
  const login = { email: 'admin@tawseel.example', password: PASSWORD };
  const { token } = JSON.parse((await ask(server, { path: '/api/admin/login', body: login })).body);
  const list = (query: string) => ({ path: `/api/orders/orders-all?${query}`, token });
  const page = (turn: number) => list(`page=${1 + ((turn * 7919) % pages)}`);
  const order = () => ({
    path: '/api/orders',
    body: JSON.stringify(ORDER),
    token: server.token,
    headers: { 'idempotency-key': randomUUID() },
  });
  const finance = () => ({
    path: '/api/orders/admin-expenses',
    body: JSON.stringify({ dateFilter: 'this week' }),
    token,
  });
  const calls: Calls[] = [
    page,
    page,
    order,
    page,
    () => list('page=1&search=ahmed'),
    page,
    page,
    order,
    page,
    finance,
  ];
  return (turn) => calls[turn % calls.length]!(turn);
}

function emptyLoad(): Load {
  return { seconds: 0, served: [], refused: [], failed: new Map() };
}

function note({ served, refused, failed }: Load, { status, head, body, ms }: RawResponse): void {
  if (status < 300) served.push(ms);
  else if (status === 503 && /^retry-after: \d/im.test(head)) refused.push(ms);
  else noteFailure(failed, `${status} ${withoutId(body)}`);
}

/** Returns the body of an error in the form by which errors are grouped. */
function withoutId(body: string): string {
  return body.replace(/,"requestId":"[^"]*"/, '');
}

function noteFailure(failed: Load['failed'], what: string): void {
  failed.set(what, (failed.get(what) ?? 0) + 1);
}

async function askInto(load: Load, over: Connections, request: Request): Promise<void> {
  await over.ask(serializeRequest(request)).then(
    (answer) => note(load, answer),
    (error: Error) => noteFailure(load.failed, error.message),
  );
}

function finish(load: Load, started: number): Load {
  for (const times of [load.served, load.refused]) times.sort((one, other) => one - other);
  load.seconds = (performance.now() - started) / 1000;
  return load;
}

/** Closed-loop load: callers who each ask again as soon as they are answered. */
export async function closedLoop(
  server: Server,
  calls: Calls,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const over = await Connections.open(server.url, connections);
  const load = emptyLoad();
  const started = performance.now();
  let turn = 0;
  const caller = async () => {
    while (performance.now() - started < seconds * 1000) {
      turn += 1;
      await askInto(load, over, calls(turn));
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  over.close();
  return finish(load, started);
}

/** Backpressure: a call is not made when as many wait for their answer: beyond are the limits of the one who asks. */
const CONNECTIONS = 2000;
/** Spreads callers over addresses, because the connections of one address are limited. */
const ADDRESSES = Array.from({ length: 50 }, (_, index) => `127.0.2.${index + 1}`);

/** Open-loop load: so many calls a second, evenly, whether those before are answered or not. */
export async function openLoop(
  server: Server,
  calls: Calls,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Load> {
  const over = await Connections.open(server.url, CONNECTIONS, ADDRESSES);
  const load = emptyLoad();
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  for (let turn = 0; turn < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate);
    for (; turn < due; turn += 1) {
      if (over.free === 0) {
        noteFailure(load.failed, `not made: ${CONNECTIONS} calls wait for an answer`);
        continue;
      }
      const answered = askInto(load, over, calls(turn));
      underWay.add(answered);
      void answered.then(() => underWay.delete(answered));
    }
    await setTimeout(1);
  }
  await Promise.all(underWay);
  over.close();
  return finish(load, started);
}

export const p99 = (times: readonly number[]): number => percentile(times, 0.99);

export const perSecond = ({ served, seconds }: Load): number => served.length / seconds;

export function failuresOf(...loads: Load[]): string[] {
  return loads.flatMap(({ failed }) => [...failed].map(([what, times]) => `${times} × ${what}`));
}
