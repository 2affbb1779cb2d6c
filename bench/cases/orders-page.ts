import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSets } from '../data-sets.ts';
import { ask, median, type Running, ratio, requestsPerSecond, start, turnAbout } from '../measure.ts';
import { atLeast, type Result } from '../result.ts';
import { byEngine, withServers } from './servers.ts';

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

/** Throughput of one page of orders, fifty callers at once, against bare Fastify sending the same bytes. */
export async function ordersPage(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
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
  });
}
