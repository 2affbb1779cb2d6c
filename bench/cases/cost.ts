import { statSync } from 'node:fs';
import { databaseFile } from '@tawseel/server/src/store/open.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSets, Engine } from '../data-sets.ts';
import { ms, requestsPerSecond } from '../measure.ts';
import { bytesWritten, cpuMs } from '../processes.ts';
import { psql } from '../psql.ts';
import type { Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const SECONDS = 4;
const SHOPS_AT_ONCE = 10;
const CALLS = {
  order: { path: '/api/orders', body: ORDER, connections: SHOPS_AT_ONCE },
  page: { path: '/api/orders/orders-all?page=1&limit=10', connections: SHOPS_AT_ONCE },
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

/** Of one call of a kind, on average over some seconds: processor time in ms, and bytes written. */
async function costOf(target: Target, kind: keyof typeof CALLS, database: () => number[]): Promise<Cost> {
  const now = async () => ({
    server: cpuMs([target.server.pid]),
    database: cpuMs(database()),
    written: await writtenBy(target),
  });
  const before = await now();
  const calls = (await requestsPerSecond(target.server, { ...CALLS[kind], seconds: SECONDS })) * SECONDS;
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

/** What an order and a page of orders cost: the figures that the arithmetic of docs/scale.md begins from. */
export async function cost(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const measured: (Target & { storage: number; order: Cost; page: Cost })[] = [];
    for (const target of targets) {
      const storage = await storageOf(target);
      const page = await costOf(target, 'page', sets.databaseProcesses);
      const order = await costOf(target, 'order', sets.databaseProcesses);
      measured.push({ ...target, storage, order, page });
      await takeOutOrders(target);
    }
    const figure = '';
    return [
      ...byEngine(measured, ({ order, engine }) => tell(order, engine)).map(({ engine, cells }) => ({
        what: `processor time of an order that comes in, ${engine}`,
        measured: cells,
        figure,
      })),
      ...byEngine(measured, ({ page, engine }) => tell(page, engine)).map(({ engine, cells }) => ({
        what: `processor time of a page of orders, ${engine}`,
        measured: cells,
        figure,
      })),
      ...byEngine(measured, ({ order }) => kb(order.written)).map(({ engine, cells }) => ({
        what: `written of an order that comes in, ${engine === 'SQLite' ? 'all' : 'write-ahead log'}, ${engine}`,
        measured: cells,
        figure,
      })),
      ...byEngine(measured, ({ storage }) => `${(storage / 1024 ** 3).toFixed(2)} GB`).map(
        ({ engine, own, cells }) => ({
          what: `the database on the disk, ${engine}`,
          measured: { ...cells, 'an order more': kb(storageOfOne(own)) },
          figure,
        }),
      ),
    ];
  });
}

/** From the smallest to the largest data set, which have the same people. */
function storageOfOne(own: readonly { orders: number; storage: number }[]): number {
  const [few, many] = [own[0], own.at(-1)];
  if (!few || !many || few === many) return Number.NaN;
  return (many.storage - few.storage) / (many.orders - few.orders);
}
