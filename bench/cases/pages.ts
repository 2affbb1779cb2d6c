import type { Order } from '@tawseel/contract/order-replies';
import type { DataSets } from '../data-sets.ts';
import { ask, type BenchRequest, ms, percentile, sorted, timesOf, turnAbout } from '../measure.ts';
import type { Result } from '../result.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 3;
/** Of one caller in a round, who goes on for as long at most. */
const CALLS = 100;
const SECONDS = 1;
/** Limit of a p99 in ms: up to a million orders, and beyond. */
const OF_A_PAGE = [10, 15] as const;
const OF_A_SEARCH = [50, 150] as const;
const OF_FIGURES = [50, 50] as const;
/** A search has pages of the thousand hits that it counts. */
const PAGES_COUNTED = 100;

/** Facts of a data set that its requests need. */
type Facts = {
  warehouseId: string;
  trackingId: string;
  pageCount: number;
  phone: string;
  reference: string;
  /** A day long ago. */
  day: string;
};

type Kind = {
  what: string;
  limits: readonly [million: number, beyond: number];
  request: (facts: Facts, turn: number) => BenchRequest;
};

async function factsOf({ server, orders }: Target): Promise<Facts> {
  const [warehouse] = JSON.parse((await ask(server, { path: '/api/warehouse/' })).body);
  const rows: Order[] = JSON.parse(
    (await ask(server, { path: list(`page=${Math.min(500, orders / 10)}`) })).body,
  ).data;
  const [order] = rows;
  const [old] = JSON.parse((await ask(server, { path: list(`page=${orders / 20}`) })).body).data;
  return {
    warehouseId: warehouse._id,
    trackingId: order?.trackingID ?? '',
    pageCount: orders / 10,
    phone: encodeURIComponent(order?.dropoff.receiverPhone ?? ''),
    reference: encodeURIComponent(rows.find(({ reference }) => reference)?.reference ?? ''),
    day: old.createdAt.slice(0, 10),
  };
}

const list = (query: string) => `/api/orders/orders-all?limit=10&${query}`;

const MILLION = 1_000_000;

/** A page among so many, all over them, the same in each run. */
const spread = (turn: number, pages: number) => 1 + ((turn * 7919) % Math.max(1, Math.floor(pages)));

const page = (what: string, query: (facts: Facts, turn: number) => string): Kind => ({
  what,
  limits: OF_A_PAGE,
  request: (facts, turn) => ({ path: list(query(facts, turn)) }),
});
const search = (what: string, query: (facts: Facts, turn: number) => string): Kind => ({
  ...page(`search: ${what}`, query),
  limits: OF_A_SEARCH,
});
const filters: [what: string, query: (facts: Facts) => string][] = [
  ['delivered', () => 'trackingStatus=delivered'],
  ['returned', () => 'trackingStatus=return'],
  ['on the way', () => 'trackingStatus=pickup'],
  ['a city', () => 'city=Dubai'],
  ['cash on delivery', () => 'payment=COD'],
  ['open cash of a city', () => 'payment=COD-open&city=Dubai'],
  ['a warehouse', ({ warehouseId }) => `warehouseId=${warehouseId}`],
  ["a warehouse's delivered", ({ warehouseId }) => `warehouseId=${warehouseId}&trackingStatus=delivered`],
  ['a phone', ({ phone }) => `phone=${phone}`],
  ['a reference', ({ reference }) => `reference=${reference}`],
  ['a day', ({ day }) => `from=${day}&to=${day}`],
  ['not moved for three days', () => 'unmovedDays=3'],
];
const ofWarehouse = ({ what, limits, request }: Kind): Kind => ({
  what,
  limits,
  request: (facts, turn) => ({
    path: request(facts, turn).path.replace('orders-all', 'total-orders'),
    body: { warehouseId: facts.warehouseId },
  }),
});

const KINDS: Kind[] = [
  { what: 'overview', limits: OF_FIGURES, request: () => ({ path: '/api/orders/overview' }) },
  { what: 'cash of drivers', limits: OF_FIGURES, request: () => ({ path: '/api/cash' }) },
  page('page 1', () => 'page=1'),
  page('the last page', ({ pageCount }) => `page=${pageCount}`),
  page('any page', ({ pageCount }, turn) => `page=${spread(turn, pageCount)}`),
  ofWarehouse(
    page('any page of a warehouse', ({ pageCount }, turn) => `page=${spread(turn, pageCount * 0.14)}`),
  ),
  search('a whole tracking ID', ({ trackingId }) => `page=1&search=${trackingId}`),
  search(
    'its first signs, one by one',
    ({ trackingId }, turn) => `page=1&search=${trackingId.slice(0, 3 + (turn % 10))}`,
  ),
  search('a name many have', () => 'page=1&search=ahmed'),
  search('a name many have, any page', (_, turn) => `search=ahmed&page=${spread(turn, PAGES_COUNTED)}`),
  search('a name many have, the urgent', () => 'page=1&search=ahmed&mode=urgent'),
  ofWarehouse(search('a name many have, of a warehouse', () => 'page=1&search=ahmed')),
  search('a part of a tenth of all names', () => 'page=1&search=sha'),
  search('in Arabic', () => `page=1&search=${encodeURIComponent('الشامسي')}`),
  search('what nobody has', () => 'page=1&search=zzzzz'),
  ...filters.flatMap(([what, query]) => [
    page(`filter: ${what}`, (facts) => `page=1&${query(facts)}`),
    search(`a name many have, ${what}`, (facts) => `page=1&${query(facts)}&search=ahmed`),
  ]),
];

/** Pages near and far under every filter, and searches rare and common, one call at a time. */
export async function pages(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const known = await Promise.all(
      targets.map(async (target) => ({ ...target, facts: await factsOf(target) })),
    );
    const results: Result[] = [];
    for (const {
      what,
      limits: [million, beyond],
      request,
    } of KINDS) {
      const sample = ({ server, facts }: (typeof known)[number], round: number) =>
        timesOf(server, (turn) => request(facts, round * CALLS + turn), { count: CALLS, seconds: SECONDS });
      await turnAbout(known, 1, sample);
      const times = await turnAbout(known, ROUNDS, sample);
      const measured = known.map((target, index) => ({
        ...target,
        times: sorted(times[index]?.flat() ?? []),
      }));
      for (const { engine, own, cells } of byEngine(measured, cellOf)) {
        results.push({
          what: `${what}, ${engine}`,
          measured: cells,
          figure: `p99 under ${million} ms, ${beyond} ms beyond a million`,
          isReached: own.every(
            ({ orders, times }) => percentile(times, 0.99) < (orders > MILLION ? beyond : million),
          ),
        });
      }
    }
    return results;
  });
}

function cellOf({ times }: { times: readonly number[] }): string {
  const few = times.length < ROUNDS * CALLS ? ` of ${times.length}` : '';
  return `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}${few}`;
}
