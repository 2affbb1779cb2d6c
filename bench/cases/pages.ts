import type { Filled } from '../fill.ts';
import { ask, ms, percentile, type Result, start, timesOf } from '../measure.ts';

const CALLS = 300;

/** Pages near and far under every filter, and searches rare and common, one call at a time. */
export async function pages({ dataDir, orders }: Filled): Promise<Result[]> {
  const server = await start('product', { dataDir });
  const list = (query: string) => `/api/orders/orders-all?limit=10&${query}`;
  const { data: warehouses } = { data: JSON.parse((await ask(server, { path: '/api/warehouse/' })).body) };
  const warehouseId: string = warehouses[0]._id;
  const ofWarehouse = (query: string) => ({
    path: `/api/orders/total-orders?limit=10&${query}`,
    body: { warehouseId },
  });
  const deepest = Math.floor(orders / 10);
  const spread = (turn: number, pageCount: number) =>
    1 + ((turn * 7919) % Math.max(1, Math.floor(pageCount)));
  const one = JSON.parse((await ask(server, { path: list('page=500') })).body).data[0];
  const id: string = one.trackingID;

  const results: Result[] = [];
  const time = async (what: string, figure: number, asked: (turn: number) => Parameters<typeof ask>[1]) => {
    const times = await timesOf(server, CALLS, asked);
    const value = percentile(times, 0.99);
    const measured = `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(value)}`;
    results.push({ what, measured, figure: `p99 under ${figure} ms`, value });
  };
  await time('page 1', 10, () => ({ path: list('page=1') }));
  await time('the last page', 10, () => ({ path: list(`page=${deepest}`) }));
  await time('any page', 10, (turn) => ({ path: list(`page=${spread(turn, deepest)}`) }));
  await time('any page of the urgent', 10, (turn) => ({
    path: list(`mode=urgent&page=${spread(turn, deepest * 0.29)}`),
  }));
  await time('any page of a warehouse', 10, (turn) => ofWarehouse(`page=${spread(turn, deepest * 0.14)}`));
  await time("any page of a warehouse's urgent", 10, (turn) =>
    ofWarehouse(`mode=urgent&page=${spread(turn, deepest * 0.04)}`),
  );
  await time('search: a whole tracking ID', 30, () => ({ path: list(`page=1&search=${id}`) }));
  await time('search: its first keys, one by one', 30, (turn) => ({
    path: list(`page=1&search=${id.slice(0, 3 + (turn % 10))}`),
  }));
  await time('search: a name many have', 30, () => ({ path: list('page=1&search=ahmed') }));
  await time('search: a name many have, any page', 30, (turn) => ({
    path: list(`search=ahmed&page=${spread(turn, orders * 0.0023)}`),
  }));
  await time('search: a name many have, the urgent', 30, () => ({
    path: list('page=1&search=ahmed&mode=urgent'),
  }));
  await time('search: a name many have, of a warehouse', 30, () => ofWarehouse('page=1&search=ahmed'));
  await time('search: a part of a tenth of all names', 30, () => ({
    path: list(`page=1&search=${'sha'}`),
  }));
  await time('search: in Arabic', 30, () => ({
    path: list(`page=1&search=${encodeURIComponent('الشامسي')}`),
  }));
  await time('search: what nobody has', 30, () => ({ path: list('page=1&search=zzzzz') }));
  await server.stop();
  return results;
}
