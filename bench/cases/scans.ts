import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import type { ScanResult } from '@tawseel/contract/scanning';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSets, Engine } from '../data-sets.ts';
import { ask, beside, median, ms, percentile, type Running, sorted, turnAbout } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { type CreatedOrder, makeOrders } from './created-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 3;
const STATIONS = 10;
const PARCELS = 1000;
const BATCH = 500;
const ORDERS_A_SECOND = 20;
const CLIENT_ID_BYTES = 16;

/** Scans a second at least, ms of a scan and of a batch at most, ms of what others ask meanwhile. */
const GOALS: Readonly<Record<Engine, { rate: number; p99: number; batch: number }>> = {
  SQLite: { rate: 400, p99: 40, batch: 700 },
  PostgreSQL: { rate: 250, p99: 80, batch: 1500 },
};
const MOST_BESIDE = 100;
const MOST_HELD = 30;

type Act = 'received' | 'sorted';

function scansOf(orders: readonly CreatedOrder[], act: Act, station: number) {
  return {
    station: {
      device: `bench-desk-${station}`,
      name: `Dock ${station}`,
      warehouseId: orders[0]?.warehouseId,
    },
    scans: orders.map(({ trackingID: code }) => ({
      clientId: randomBytes(CLIENT_ID_BYTES).toString('base64url'),
      act,
      code,
    })),
  };
}

async function scan(
  server: Running,
  orders: readonly CreatedOrder[],
  act: Act,
  station: number,
  over?: Agent,
): Promise<number> {
  const answer = await ask(server, {
    path: '/api/scans',
    body: scansOf(orders, act, station),
    ...(over ? { over } : {}),
  });
  const { data } = JSON.parse(answer.body) as { data: ScanResult[] };
  const wrong = data?.find(({ result }) => !['ok', 'implied'].includes(result));
  if (answer.status !== 200 || wrong) throw new Error(wrong?.message ?? answer.body);
  return answer.ms;
}

/** Ten stations scan one parcel after the other: how many a second, and how long each took. */
async function scanAll(
  server: Running,
  orders: readonly CreatedOrder[],
  act: Act,
): Promise<{ rate: number; p99: number }> {
  const over = new Agent({ keepAlive: true, maxSockets: STATIONS });
  const left = [...orders];
  const times: number[] = [];
  const started = performance.now();
  const work = async (_: unknown, station: number) => {
    for (let one = left.pop(); one; one = left.pop())
      times.push(await scan(server, [one], act, station, over));
  };
  await Promise.all(Array.from({ length: STATIONS }, work));
  const seconds = (performance.now() - started) / 1000;
  over.destroy();
  return { rate: orders.length / seconds, p99: percentile(sorted(times), 0.99) };
}

async function measure({ server }: Target) {
  const comeIn = async () => (await ask(server, { path: '/api/orders', body: ORDER, over: besideAgent })).ms;
  const besideAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const orders = await makeOrders(server, PARCELS);
  const receive = await beside(() => scanAll(server, orders, 'received'), comeIn, 1000 / ORDERS_A_SECOND);
  const sort = await beside(() => scanAll(server, orders, 'sorted'), comeIn, 1000 / ORDERS_A_SECOND);
  const waited = await makeOrders(server, BATCH);
  const page = async () =>
    (await ask(server, { path: '/api/orders/orders-all?page=1', over: besideAgent })).ms;
  const batch = await beside(() => scan(server, waited, 'received', 1), page, 5);
  const held: number[] = [];
  const path = `/api/hub/held?warehouseId=${orders[0]?.warehouseId}&page=1`;
  for (let turn = 0; turn < 100; turn += 1) held.push((await ask(server, { path })).ms);
  besideAgent.destroy();
  return {
    receive: receive.made,
    sort: sort.made,
    batch: batch.made,
    beside: percentile(sorted(batch.times), 0.99),
    held: percentile(sorted(held), 0.99),
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Scans of a hub: one at a time at ten stations while orders come in, and those of a station that was offline. */
export async function scans(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    for (const target of targets) await takeOutOrders(target);
    const measured = await turnAbout(targets, ROUNDS, measure);
    for (const target of targets) await takeOutOrders(target);
    const all = targets.map((target, index) => {
      const middle = (of: (one: Measured) => number) => median((measured[index] ?? []).map(of));
      return {
        ...target,
        receive: { rate: middle((one) => one.receive.rate), p99: middle((one) => one.receive.p99) },
        sort: { rate: middle((one) => one.sort.rate), p99: middle((one) => one.sort.p99) },
        batch: middle((one) => one.batch),
        beside: middle((one) => one.beside),
        held: middle((one) => one.held),
      };
    });
    const singles = (act: 'receive' | 'sort', what: string) =>
      byEngine(all, (one) => `${one[act].rate.toFixed(0)}/s, p99 ${ms(one[act].p99)}`).map(
        ({ engine, own, cells }) => {
          const { rate, p99 } = GOALS[engine];
          const isReached = own.every((one) => one[act].rate >= rate && one[act].p99 <= p99);
          return {
            what: `${what}, ${engine}`,
            measured: cells,
            figure: `at least ${rate}, p99 at most ${p99} ms`,
            isReached,
          };
        },
      );
    return [
      ...singles('receive', 'scans that receive a new order'),
      ...singles('sort', 'scans that sort'),
      ...byEngine(all, ({ batch, beside: others }) => `${ms(batch)}, others p99 ${ms(others)}`).map(
        ({ engine, own, cells }) => ({
          what: `${BATCH} scans at once, ${engine}`,
          measured: cells,
          figure: `at most ${GOALS[engine].batch} ms, others ${MOST_BESIDE} ms`,
          isReached: own.every((one) => one.batch <= GOALS[engine].batch && one.beside <= MOST_BESIDE),
        }),
      ),
      ...byEngine(all, ({ held }) => `p99 ${ms(held)}`).map(({ engine, own, cells }) => ({
        what: `list of what a warehouse holds, ${engine}`,
        measured: cells,
        ...atMost(MOST_HELD, Math.max(...own.map(({ held }) => held)), 'ms'),
      })),
    ];
  });
}
