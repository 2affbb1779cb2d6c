import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSets } from '../data-sets.ts';
import { ask, median, type Running, ratio, requestsPerSecond, start, turnAbout } from '../measure.ts';
import { atLeast, type Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 5;
const SECONDS = 2;
const PAGE = '/api/orders/orders-all?page=1&limit=10';
/** Requests a second against those of bare Fastify, and of PostgreSQL against those of SQLite. */
const OF_BARE = 0.3;
const OF_SQLITE = 0.38;

/** Bare Fastify that sends this page as a constant. */
async function startBare(page: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-bench-'));
  const file = path.join(folder, 'page.json');
  writeFileSync(file, page);
  const bare = await start('bare', { args: [file] });
  rmSync(folder, { recursive: true });
  return bare;
}

/** Every third in Arabic: text of Latin letters alone is sent twice as fast by who sends it as a constant. */
async function putInTen({ server }: Target): Promise<void> {
  for (let put = 0; put < 10; put += 1) {
    const receiverName = put % 3 === 0 ? 'فاطمة المزروعي' : 'Fatima Al Mazrouei';
    const body = { ...ORDER, dropoff: { ...ORDER.dropoff, receiverName } };
    const answer = await ask(server, { path: '/api/orders', body });
    if (answer.status !== 201) throw new Error(answer.body);
  }
}

/** Throughput of one page of orders, fifty callers at once, against bare Fastify sending the same bytes. */
export async function ordersPage(sets: DataSets): Promise<Result[]> {
  const all = await sets.all();
  const results = await withServers(all, async (targets) => {
    for (const target of targets) await putInTen(target);
    return measureAll(sets, targets);
  });
  for (const set of all) await takeOutOrders(set);
  return results;
}

async function measureAll(sets: DataSets, targets: readonly Target[]): Promise<Result[]> {
  const [first] = targets;
  if (!first) return [];
  const bare = await startBare((await ask(first.server, { path: PAGE })).body);
  const subjects = [{ server: bare, path: '/' }, ...targets.map(({ server }) => ({ server, path: PAGE }))];
  const measure = ({ server, path }: (typeof subjects)[number]) =>
    requestsPerSecond(server, { path, seconds: SECONDS });
  await turnAbout(subjects, 1, measure);
  const [bareRates = [], ...rates] = await turnAbout(subjects, ROUNDS, measure);
  await bare.stop();
  const measured = targets.map((target, index) => ({ ...target, rates: rates[index] ?? [] }));
  const ofSqlite = measured.find(({ engine, orders }) => engine === 'SQLite' && orders === sets.main);
  return byEngine(
    measured,
    (each) =>
      `${median(each.rates).toFixed(0)}/s, ${ratio(each.rates, bareRates).toFixed(2)} of bare Fastify`,
  ).map(({ engine, own, cells }) => {
    const main = own.find(({ orders }) => orders === sets.main)?.rates;
    const goal =
      engine === 'SQLite'
        ? atLeast(OF_BARE, ratio(main, bareRates))
        : atLeast(OF_SQLITE, ratio(main, ofSqlite?.rates));
    return {
      what: `one page of orders, ${engine}`,
      measured: { ...cells, 'bare Fastify': `${median(bareRates).toFixed(0)}/s` },
      ...goal,
      figure: `${goal.figure} of ${engine === 'SQLite' ? 'bare Fastify' : "SQLite's"}`,
    };
  });
}
