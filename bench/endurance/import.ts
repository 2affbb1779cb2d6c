import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { fill } from '../fill.ts';
import { ask, type BenchRequest, percentile } from '../measure.ts';
import type { Result } from '../result.ts';
import {
  type Business,
  businessOnPostgres,
  businessOnSqlite,
  type Server,
  startServer,
  stopAndCheck,
} from './business.ts';
import { withoutId } from './load.ts';

const PROGRAM = path.join(import.meta.dirname, '../../server/src/tawseel.ts');
const ORDERS_A_SECOND = 20;
const READS_A_SECOND = 20;
const USUAL_SECONDS = 20;
const WARM_UP_SECONDS = 5;
const MOST_TIMES_USUAL = 10;

async function command(settings: Record<string, string>, args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`tawseel ${args.join(' ')} ended with ${code}.`);
}

/** What came of calls: times in ms of those that were served, and how often which refusal or failure. */
type Came = { served: number[]; refused: Map<string, number> };

/** Open-loop load: so many calls a second, evenly, whether those before are answered or not. */
async function evenly(
  server: Server,
  rate: number,
  call: (turn: number) => BenchRequest,
  isOver: () => boolean,
) {
  const came: Came = { served: [], refused: new Map() };
  const refuse = (why: string) => came.refused.set(why, (came.refused.get(why) ?? 0) + 1);
  const over = new Agent({ keepAlive: true });
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    await setTimeout(Math.max(0, started + (turn * 1000) / rate - performance.now()));
    const answer = ask(server, { ...call(turn), over }).then(
      ({ status, body, ms }) =>
        status < 300 ? void came.served.push(ms) : void refuse(`${status} ${withoutId(body)}`),
      (error: Error) => void refuse(error.message),
    );
    underWay.add(answer);
    void answer.then(() => underWay.delete(answer));
  }
  await Promise.all(underWay);
  over.destroy();
  came.served.sort((one, other) => one - other);
  return came;
}

/** A shop that puts in orders, and people who look at them meanwhile. */
async function load(server: Server, token: string, isOver: () => boolean) {
  const order = () => ({ path: '/api/orders', body: ORDER, headers: { 'idempotency-key': randomUUID() } });
  const list = (query: string) => ({ path: `/api/orders/orders-all?${query}`, token });
  const readings: BenchRequest[] = [
    list('page=1'),
    list('page=1&search=ahmed'),
    { path: '/api/orders/admin-expenses', body: { dateFilter: 'this week' }, token },
    list('page=3&mode=urgent'),
    { path: '/health/ready' },
  ];
  const [orders, reads] = await Promise.all([
    evenly(server, ORDERS_A_SECOND, order, isOver),
    evenly(server, READS_A_SECOND, (turn) => readings[turn % readings.length] as BenchRequest, isOver),
  ]);
  return { orders, reads };
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

const inMs = (time: number) => `${time.toFixed(0)} ms`;

function resultOf(what: string, usual: Came, during: Came, more: string): Result {
  const p99 = ({ served }: Came) => percentile(served, 0.99);
  const times = p99(during) / p99(usual);
  for (const [why, often] of during.refused) console.log(`${often} × ${why}`);
  const refused = [...during.refused.values()].reduce((sum, often) => sum + often, 0);
  return {
    what,
    measured:
      `${during.served.length} served, ${refused} refused; p50 ${inMs(percentile(during.served, 0.5))} for ` +
      `${inMs(percentile(usual.served, 0.5))}, p99 ${inMs(p99(during))} for ${inMs(p99(usual))} ` +
      `(${times.toFixed(1)} times), worst ${inMs(during.served.at(-1) ?? 0)}${more}`,
    figure: `0 refused, p99 at most ${MOST_TIMES_USUAL} times usual`,
    isReached: refused === 0 && times <= MOST_TIMES_USUAL,
  };
}

async function besideImport(
  name: string,
  business: Business,
  folder: string,
  orders: number,
): Promise<Result[]> {
  await command(business.settings, ['import', 'warehouses', path.join(folder, 'warehouses.csv')]);
  const server = await startServer(business);
  const login = { email: 'admin@tawseel.example', password: PASSWORD };
  const { token } = JSON.parse((await ask(server, { path: '/api/admin/login', body: login })).body);
  await load(server, token, after(WARM_UP_SECONDS));
  const usual = await load(server, token, after(USUAL_SECONDS));

  const started = performance.now();
  let importedIn: number | undefined;
  // An order that comes in meanwhile may draw a tracking ID of the file: 3 in a hundred thousand do, of a million.
  const file = ['orders', path.join(folder, 'orders.csv'), '--skip-bad', path.join(folder, 'bad.csv')];
  const imported = command(business.settings, ['import', ...file]).finally(() => {
    importedIn = (performance.now() - started) / 1000;
  });
  // Heard below; until then a failure must not end the process.
  imported.catch(() => undefined);
  const during = await load(server, token, () => importedIn !== undefined);
  await imported;
  const problems = await stopAndCheck(server, business);
  const more = `; imported in ${importedIn?.toFixed(0)} s, ${problems.length} problems found by the check`;
  const meanwhile = `a second while ${orders} orders are imported, ${name}`;
  return [
    resultOf(`${ORDERS_A_SECOND} orders ${meanwhile}`, usual.orders, during.orders, more),
    resultOf(`${READS_A_SECOND} reads ${meanwhile}`, usual.reads, during.reads, ''),
  ];
}

/** Whether anybody waits for an import: orders and reads through HTTP before it, and while it goes on. */
export async function importing(orders: number): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-import-'));
  try {
    await fill(folder, orders);
    for (const kind of ['warehouses', 'orders']) {
      await command({ DATA_DIR: folder }, ['export', kind, path.join(folder, `${kind}.csv`)]);
    }
    const results: Result[] = [];
    for (const [name, open] of [
      ['SQLite', businessOnSqlite],
      ['PostgreSQL', businessOnPostgres],
    ] as const) {
      const business = await open();
      if (!business) continue;
      const came = await besideImport(name, business, folder, orders).finally(business.remove);
      for (const { what, measured } of came) console.log(`${what}: ${measured}`);
      results.push(...came);
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
