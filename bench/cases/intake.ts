import { Agent } from 'node:http';
import { nextStatuses } from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/order-replies';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSets } from '../data-sets.ts';
import { ask, median, ms, type Running, requestsPerSecond, turnAbout } from '../measure.ts';
import { cpuMs } from '../processes.ts';
import { atLeast, atMost, type Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 5;
const SECONDS = 2;
const AT_ONCE = 10;
const MOVES = 1000;
const LISTED = 100;
/** Orders a second, and the processor time of a move for that of an order. */
const LEAST_RATE = 400;
const MOST_OF_INTAKE = 2;

const INTAKE = { path: '/api/orders', body: ORDER, connections: AT_ONCE, seconds: SECONDS };

async function newestCreated(server: Running): Promise<string[]> {
  const created = new Set<string>();
  for (let page = 1; created.size < MOVES; page += 1) {
    const path = `/api/orders/orders-all?page=${page}&limit=${LISTED}`;
    const { data } = JSON.parse((await ask(server, { path })).body) as { data: Order[] };
    for (const each of data) if (each.trackingStatus === 'created') created.add(each.trackingID);
    if (data.length < LISTED) break;
  }
  return [...created];
}

/** Moves orders a step on, ten at a time, and answers how many. */
async function moveAll(server: Running, trackingIds: readonly string[]): Promise<number> {
  const over = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const left = [...trackingIds];
  const body = { trackingStatus: nextStatuses('created')[0] };
  const move = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const answer = await ask(server, { path: `/api/orders/${id}/tracking`, body, over });
      if (answer.status !== 200) throw new Error(answer.body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, move));
  over.destroy();
  return trackingIds.length;
}

/** Orders that come in over the API, priced and durable, and moves of them: how many a second, and processor time. */
export async function intake(sets: DataSets): Promise<Result[]> {
  /** Processor time of one call of a load, of the server and of PostgreSQL. */
  const costOf = async ({ server, engine }: Target, load: () => Promise<number>) => {
    const now = () => cpuMs([server.pid, ...(engine === 'SQLite' ? [] : sets.databaseProcesses())]);
    const before = now();
    const calls = await load();
    return (now() - before) / calls;
  };
  return withServers(await sets.all(), async (targets) => {
    // Of a run that failed.
    for (const target of targets) await takeOutOrders(target);
    const measured = await turnAbout(targets, ROUNDS, async (target) => {
      let rate = 0;
      const order = await costOf(target, async () => {
        rate = await requestsPerSecond(target.server, INTAKE);
        return rate * SECONDS;
      });
      const ids = await newestCreated(target.server);
      return { rate, order, move: await costOf(target, () => moveAll(target.server, ids)) };
    });
    for (const target of targets) await takeOutOrders(target);
    const all = targets.map((target, index) => {
      const middle = (of: 'rate' | 'order' | 'move') =>
        median((measured[index] ?? []).map((each) => each[of]));
      return { ...target, rate: middle('rate'), order: middle('order'), move: middle('move') };
    });
    return [
      ...byEngine(all, ({ rate }) => `${rate.toFixed(0)}/s`).map(({ engine, own, cells }) => ({
        what: `orders that come in, ${engine}`,
        measured: cells,
        ...atLeast(LEAST_RATE, Math.min(...own.map(({ rate }) => rate))),
      })),
      ...byEngine(all, ({ order, move }) => `${ms(order)} and ${ms(move)}`).map(({ engine, own, cells }) => ({
        what: `processor time of an order and of a move, ${engine}`,
        measured: cells,
        ...atMost(MOST_OF_INTAKE, Math.max(...own.map(({ order, move }) => move / order)), 'times'),
      })),
    ];
  });
}
