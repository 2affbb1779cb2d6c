// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PagedList } from '../../../api/use-pages.ts';
import { fakeServer, type SentRequest } from '../../../testing/fake-server.ts';
import { renderScreenHook } from '../../../testing/screen.tsx';
import { useSearchParamState } from '../../../ui/navigation/use-search-param-state.ts';
import type { LooseOrder, ModeFilter } from '../order-rules.ts';
import { usePagedOrders } from './use-paged-orders.ts';

const ORDERS = Array.from({ length: 25 }, (_, at) => ({
  _id: `order${at}`,
  trackingID: `TWS-${String(at).padStart(2, '0')}`,
  // Some servers say it in one field, some in the other, in any case.
  ...(at % 2 ? { deliveryType: at % 5 ? 'normal' : 'URGENT' } : { mode: at % 5 ? 'Normal' : 'urgent' }),
  dropoff: { receiverName: at < 3 ? 'Fatima Hassan' : 'Omar Khalid' },
}));

function pagingAnswer({ query }: SentRequest) {
  const page = Number(query.page);
  const found = ORDERS.filter(({ trackingID }) => trackingID.includes(query.search ?? ''));
  return { data: found.slice((page - 1) * 10, page * 10), page, limit: 10, total: found.length };
}

type List = {
  list: PagedList<LooseOrder>;
  setPage: (page: string) => void;
  setSearch: (search: string) => void;
  setMode: (mode: string) => void;
};

function useList(): List {
  const [page, setPage] = useSearchParamState('page', '1');
  const [search, setSearch] = useSearchParamState('search');
  const [mode, setMode] = useSearchParamState('mode', 'all');
  return {
    list: usePagedOrders({ page: Number(page), search, mode: mode as ModeFilter }),
    setPage,
    setSearch,
    setMode,
  };
}

async function open(answer: (request: SentRequest) => unknown, address?: string) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  const { result, does } = await renderScreenHook(useList, address);
  const ids = () => result.current.list.rows?.map((order) => order.trackingID);
  return { requests: server.requests, result, does, ids, list: () => result.current.list };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a server that pages', () => {
  test('is requested ten at a time, newest first', async () => {
    const { requests, ids, list } = await open(pagingAnswer);
    expect(requests[0]).toMatchObject({
      path: '/api/orders/orders-all',
      query: { page: '1', limit: '10', sort: '-createdAt' },
    });
    expect(ids()).toHaveLength(10);
    expect(list()).toMatchObject({ total: 25, pages: 3 });
  });

  test('shows everything that it found, whatever its search rules', async () => {
    const { ids, does, result } = await open((request) =>
      request.query.search ? { data: [ORDERS[7]], page: 1, limit: 10, total: 1 } : pagingAnswer(request),
    );
    await does(() => result.current.setSearch('#1001'));
    expect(ids()).toEqual(['TWS-07']);
  });

  test('is requested for each page and search even if it does not report paging', async () => {
    const { requests, ids, does, result, list } = await open((one) => {
      const { data, total } = pagingAnswer(one);
      return { data, total };
    });
    await does(() => result.current.setSearch('TWS-2'));
    expect(ids()).toHaveLength(5);
    await does(() => result.current.setSearch(''));
    await does(() => result.current.setPage('3'));
    expect(ids()?.[0]).toBe('TWS-20');
    expect(list()).toMatchObject({ total: 25, pages: 3 });
    expect(requests.map(({ query }) => query.search)).toContain('TWS-2');
  });

  test('searches and filters itself', async () => {
    const { requests, ids, does, result } = await open(pagingAnswer);
    await does(() => result.current.setSearch(' TWS-1 '));
    await does(() => result.current.setMode('urgent'));
    expect(requests.at(-1)?.query).toMatchObject({ search: 'TWS-1', mode: 'urgent' });
    expect(ids()?.every((id) => id?.startsWith('TWS-1'))).toBe(true);
  });

  test('prefetches the next page', async () => {
    const { requests, ids, does, result } = await open(pagingAnswer);
    const pages = () => requests.map(({ query }) => query.page);
    await vi.waitFor(() => expect(pages()).toEqual(['1', '2']));
    await does(() => result.current.setPage('2'));
    expect(ids()?.[0]).toBe('TWS-10');
    await vi.waitFor(() => expect(pages()).toEqual(['1', '2', '3']));
  });

  test('shows the previous rows while the next are loading', async () => {
    let release: (() => void) | undefined;
    const { result, does, list } = await open((request) => pagingAnswer(request));
    vi.stubGlobal('fetch', (address: string) => {
      const query = Object.fromEntries(new URL(address, 'http://console.test').searchParams);
      return new Promise((resolve) => {
        release = () =>
          resolve(
            Response.json(
              pagingAnswer({ query, method: '', path: '', body: undefined, headers: new Headers() }),
            ),
          );
      });
    });
    const searching = does(() => result.current.setSearch('TWS-2'));
    await vi.waitFor(() => expect(release).toBeDefined());
    expect(list()).toMatchObject({ previous: true, isFetching: true });
    expect(list().rows).toHaveLength(10);
    release?.();
    await searching;
    expect(list()).toMatchObject({ previous: false, total: 5 });
  });
});

describe("another company's server, which returns all orders", () => {
  const answers = {
    'a bare array': ORDERS,
    'the data key': { data: ORDERS },
    'a total of its own': { data: ORDERS, total: 25 },
  };

  test.each(Object.entries(answers))('is paged in the console, with one request (%s)', async (_, answer) => {
    const { requests, ids, does, result, list } = await open(() => answer);
    expect(ids()).toEqual(ORDERS.slice(0, 10).map((order) => order.trackingID));
    expect(list()).toMatchObject({ total: 25, pages: 3 });
    await does(() => result.current.setPage('3'));
    expect(ids()).toEqual(ORDERS.slice(20).map((order) => order.trackingID));
    expect(requests).toHaveLength(1);
  });

  test('is searched in the console by tracking ID and receiver, ignoring case', async () => {
    const { requests, ids, does, result } = await open(() => ORDERS);
    await does(() => result.current.setSearch('fatima'));
    expect(ids()).toEqual(['TWS-00', 'TWS-01', 'TWS-02']);
    await does(() => result.current.setSearch('tws-24'));
    expect(ids()).toEqual(['TWS-24']);
    expect(requests).toHaveLength(1);
  });

  test('is filtered in the console by deliveryType, else mode, ignoring case', async () => {
    const { ids, does, result, list } = await open(() => ORDERS);
    await does(() => result.current.setMode('urgent'));
    expect(ids()).toEqual(['TWS-00', 'TWS-05', 'TWS-10', 'TWS-15', 'TWS-20']);
    await does(() => result.current.setMode('normal'));
    expect(list().total).toBe(20);
  });

  test.each([
    ['as many as it says', 7],
    ['more than it says', 0],
  ])(
    'is searched and filtered in the console if its orders are fewer than a page and %s',
    async (_, total) => {
      const { ids, does, result, list } = await open(() => ({ data: ORDERS.slice(0, 7), total }));
      expect(list()).toMatchObject({ total: 7, pages: 1 });
      await does(() => result.current.setSearch('fatima'));
      expect(ids()).toEqual(['TWS-00', 'TWS-01', 'TWS-02']);
      await does(() => result.current.setMode('urgent'));
      expect(ids()).toEqual(['TWS-00']);
      await does(() => result.current.setPage('2'));
      expect(list()).toMatchObject({ total: 1, pages: 1 });
    },
  );

  test('is requested in full if the first request was a search, because it may have applied it', async () => {
    const { requests, ids, does, result, list } = await open(
      ({ query }) => ORDERS.filter(({ trackingID }) => trackingID.includes(query.search ?? '')),
      '/list?search=TWS-07',
    );
    expect(ids()).toEqual(['TWS-07']);
    await does(() => result.current.setSearch(''));
    expect(list().total).toBe(25);
    expect(requests.map(({ query }) => query.search)).toEqual(['TWS-07', undefined]);
  });
});

test('a failed load is a failure, never an empty list, and can be retried', async () => {
  let broken = true;
  const refusal = () => Response.json({ message: 'The database rests.' }, { status: 503 });
  const { does, list } = await open((request) => (broken ? refusal() : pagingAnswer(request)));
  expect(list()).toMatchObject({ rows: undefined, error: { message: 'The database rests.' } });
  broken = false;
  await does(() => void list().refetch());
  expect(list()).toMatchObject({ error: null, total: 25 });
});

test('an answer without a list is a failure too', async () => {
  const { list } = await open(() => ({ success: true }));
  expect(list().rows).toBeUndefined();
  expect(list().error).not.toBeNull();
});
