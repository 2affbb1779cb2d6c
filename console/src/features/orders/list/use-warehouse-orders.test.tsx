// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../../api/host.ts';
import { fakeServer, type SentRequest } from '../../../testing/fake-server.ts';
import { renderScreenHook } from '../../../testing/screen.tsx';
import { useSearchParamState } from '../../../ui/navigation/use-search-param-state.ts';
import { useWarehouseOrders } from './use-warehouse-orders.ts';

const ORDERS = Array.from({ length: 120 }, (_, at) => ({
  _id: `order${at}`,
  trackingID: `TWS-${String(at).padStart(3, '0')}`,
  dropoff: { receiverName: 'TWS-000 by name' },
}));

function pagingAnswer({ query }: SentRequest) {
  const [page, limit] = [Number(query.page), Number(query.limit)];
  const found = ORDERS.filter(({ trackingID }) => trackingID.includes(query.search ?? ''));
  return { data: found.slice((page - 1) * limit, page * limit), total: found.length };
}

function useBox() {
  const [search, setSearch] = useSearchParamState('search');
  return { orders: useWarehouseOrders('w1', search), setSearch };
}

async function open(answer: (request: SentRequest) => unknown) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  return { ...(await renderScreenHook(useBox)), requests: server.requests };
}

const OURS = '{"features":["tawseel"]}';

beforeEach(() => loadHostSettings(OURS));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('another server gets the plain body, once, and is searched in the console, by the exact tracking ID', async () => {
  await loadHostSettings('{}');
  const { result, does, requests } = await open(() => ({ data: ORDERS, total: 120, limit: 50 }));
  expect(result.current.orders).toMatchObject({ total: 120, hasMore: false });
  await does(() => result.current.setSearch('tws-00'));
  expect(result.current.orders.total).toBe(10);
  await does(() => result.current.setSearch('tws000'));
  expect(result.current.orders.total).toBe(0);
  expect(requests).toMatchObject([{ method: 'POST', query: {}, body: { warehouseId: 'w1' } }]);
});

test('a server that pages is requested fifty at a time, until all are loaded', async () => {
  const { result, does, requests } = await open(pagingAnswer);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/orders/total-orders',
    query: { page: '1', limit: '50' },
    body: { warehouseId: 'w1' },
  });
  expect(result.current.orders).toMatchObject({ total: 120, hasMore: true });
  await does(() => result.current.orders.loadMore());
  await does(() => result.current.orders.loadMore());
  expect(result.current.orders.rows?.map((order) => order._id)).toEqual(ORDERS.map((order) => order._id));
  expect(result.current.orders.hasMore).toBe(false);
});

test('a server that counts no further is requested only up to its count', async () => {
  const { result, does, requests } = await open((request) => ({
    ...pagingAnswer(request),
    total: 100,
    moreThanTotal: true,
  }));
  expect(result.current.orders).toMatchObject({ total: 100, moreThanTotal: true, hasMore: true });
  await does(() => result.current.orders.loadMore());
  expect(result.current.orders.rows).toHaveLength(100);
  expect(result.current.orders.hasMore).toBe(false);
  await does(() => result.current.orders.loadMore());
  expect(requests).toHaveLength(2);
});

test('a server that pages searches by itself', async () => {
  const { result, does, requests } = await open(pagingAnswer);
  await does(() => result.current.setSearch('TWS-11'));
  expect(requests.at(-1)?.query.search).toBe('TWS-11');
  expect(result.current.orders).toMatchObject({ total: 10, hasMore: false });
});

test('rows stay when loading more fails', async () => {
  const { result, does } = await open((request) =>
    request.query.page === '1' ? pagingAnswer(request) : new Response(null, { status: 500 }),
  );
  await does(() => result.current.orders.loadMore());
  expect(result.current.orders).toMatchObject({ error: null, moreFailed: true });
  expect(result.current.orders.rows).toHaveLength(50);
});

test('a failed load is a failure, never an empty list', async () => {
  const { result } = await open(() => Response.json({ message: 'No such warehouse' }, { status: 404 }));
  expect(result.current.orders.rows).toBeUndefined();
  expect(result.current.orders.error?.message).toBe('No such warehouse');
});
