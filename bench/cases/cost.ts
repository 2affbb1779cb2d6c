import { statSync } from 'node:fs';
import { Agent } from 'node:http';
import { nextStatuses } from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/order-replies';
import { databaseFile } from '@tawseel/server/src/store/open.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSet, DataSets, Engine } from '../data-sets.ts';
import { ask, type BenchRequest, ms, type Running, requestsPerSecond } from '../measure.ts';
import { bytesWritten, cpuMs } from '../processes.ts';
import { psql } from '../psql.ts';
import type { Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const SECONDS = 4;
const AT_ONCE = 10;
const MOVES = 1000;
const LISTED = 100;

/** Makes calls for some seconds, and answers how many. */
type Load = (server: Running) => Promise<number>;

const loadOf =
  (call: BenchRequest): Load =>
  async (server) =>
    SECONDS * (await requestsPerSecond(server, { ...call, seconds: SECONDS, connections: AT_ONCE }));

/** Moves the orders that came in last a step on. */
const moveOrders: Load = async (server) => {
  const over = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const created = new Set<string>();
  for (let page = 1; created.size < MOVES; page += 1) {
    const path = `/api/orders/orders-all?page=${page}&limit=${LISTED}`;
    const { data } = JSON.parse((await ask(server, { path })).body) as { data: Order[] };
    for (const each of data) if (each.trackingStatus === 'created') created.add(each.trackingID);
    if (data.length < LISTED) break;
  }
  const ids = [...created];
  const body = { trackingStatus: nextStatuses('created')[0] };
  const move = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const answer = await ask(server, { path: `/api/orders/${id}/tracking`, body, over });
      if (answer.status !== 200) throw new Error(answer.body);
      moved += 1;
    }
  };
  let moved = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, move));
  over.destroy();
  return moved;
};

const LOADS = {
  page: loadOf({ path: '/api/orders/orders-all?page=1&limit=10' }),
  order: loadOf({ path: '/api/orders', body: ORDER }),
  move: moveOrders,
};

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** What the database takes on the disk, indexes and all; the file or the database of PostgreSQL. */
async function storageOf({ engine, settings }: Pick<Target, 'engine' | 'settings'>): Promise<number> {
  if (engine === 'SQLite') return statSync(databaseFile({ DATA_DIR: settings.DATA_DIR ?? '' })).size;
  const [size] = await psql(settings.DATABASE_URL ?? '', ['select pg_database_size(current_database())']);
  return Number(size);
}

/** Bytes of the write-ahead log so far on PostgreSQL, and on SQLite of all that the server has written. */
async function writtenBy({ engine, settings, server }: Target): Promise<number> {
  if (engine === 'SQLite') return bytesWritten(server.pid);
  const [bytes] = await psql(settings.DATABASE_URL ?? '', ["select pg_current_wal_lsn() - '0/0'::pg_lsn"]);
  return Number(bytes);
}

type Cost = { server: number; database: number; written: number };

/** Of one call of a load, on average: processor time in ms, and bytes written. */
async function costOf(target: Target, load: Load, database: () => number[]): Promise<Cost> {
  const now = async () => ({
    server: cpuMs([target.server.pid]),
    database: cpuMs(database()),
    written: await writtenBy(target),
  });
  const before = await now();
  const calls = await load(target.server);
  const after = await now();
  return {
    server: (after.server - before.server) / calls,
    database: (after.database - before.database) / calls,
    written: (after.written - before.written) / calls,
  };
}

function tell({ server, database }: Cost, engine: Engine): string {
  return engine === 'SQLite' ? ms(server) : `${ms(server)} and ${ms(database)} in PostgreSQL`;
}

/** What a page of orders, an order and a move of one cost: the figures that the arithmetic of docs/scale.md begins from. */
export async function cost(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const measured: (Target & { storage: number; page: Cost; order: Cost; move: Cost })[] = [];
    for (const target of targets) {
      const storage = await storageOf(target);
      const page = await costOf(target, LOADS.page, sets.databaseProcesses);
      const order = await costOf(target, LOADS.order, sets.databaseProcesses);
      const move = await costOf(target, LOADS.move, sets.databaseProcesses);
      measured.push({ ...target, storage, page, order, move });
      await takeOutOrders(target);
    }
    return [
      ...rowsOf(measured, 'processor time of a page of orders', ({ page, engine }) => tell(page, engine)),
      ...rowsOf(measured, 'processor time of an order that comes in', ({ order, engine }) =>
        tell(order, engine),
      ),
      ...rowsOf(measured, 'processor time of a move of an order', ({ move, engine }) => tell(move, engine)),
      ...rowsOf(measured, 'log written of an order that comes in', ({ order }) => kb(order.written)),
      ...rowsOf(measured, 'log written of a move of an order', ({ move }) => kb(move.written)),
      ...byEngine(measured, ({ storage }) => `${(storage / 1024 ** 3).toFixed(2)} GB`).map(
        ({ engine, own, cells }) => ({
          what: `the database on the disk, ${engine}`,
          measured: { ...cells, 'an order more': kb(storageOfOne(own)) },
          figure: '',
        }),
      ),
    ];
  });
}

function rowsOf<T extends DataSet>(
  measured: readonly T[],
  what: string,
  cell: (each: T) => string,
): Result[] {
  return byEngine(measured, cell).map(({ engine, cells }) => ({
    what: `${what}, ${engine}`,
    measured: cells,
    figure: '',
  }));
}

/** From the smallest to the largest data set, which have the same people. */
function storageOfOne(own: readonly { orders: number; storage: number }[]): number {
  const [few, many] = [own[0], own.at(-1)];
  if (!few || !many || few === many) return Number.NaN;
  return (many.storage - few.storage) / (many.orders - few.orders);
}
