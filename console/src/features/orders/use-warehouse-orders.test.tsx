// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, type SentRequest, type Shown, showHook } from '../../testing/hook.tsx';
import { useSearchParamState } from '../../ui/use-search-param-state.ts';
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

let shown: Shown<ReturnType<typeof useBox>>;

async function open(answer: (request: SentRequest) => unknown) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  shown = await showHook(useBox);
  return { ...shown, requests: server.requests };
}

afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

test('a server that pages is asked for fifty more at a time, until all are there', async () => {
  const { now, does, requests } = await open(pagingAnswer);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/orders/total-orders',
    query: { page: '1', limit: '50' },
    body: { warehouseId: 'w1' },
  });
  expect(now().orders).toMatchObject({ total: 120, hasMore: true });
  await does(() => now().orders.loadMore());
  await does(() => now().orders.loadMore());
  expect(now().orders.rows?.map((order) => order._id)).toEqual(ORDERS.map((order) => order._id));
  expect(now().orders.hasMore).toBe(false);
});

test('a server that pages searches itself', async () => {
  const { now, does, requests } = await open(pagingAnswer);
  await does(() => now().setSearch('TWS-11'));
  expect(requests.at(-1)?.query.search).toBe('TWS-11');
  expect(now().orders).toMatchObject({ total: 10, hasMore: false });
});

test('a server that answers with everything is searched in the view by tracking ID alone, asked once', async () => {
  const { now, does, requests } = await open(() => ORDERS);
  expect(now().orders).toMatchObject({ total: 120, hasMore: false });
  await does(() => now().setSearch('tws-00'));
  expect(now().orders.total).toBe(10);
  expect(requests).toHaveLength(1);
});

test('a server that answers with everything, and how many that is, is searched in the view', async () => {
  const few = ORDERS.slice(0, 20);
  const { now, does } = await open(() => ({ data: few, total: few.length }));
  await does(() => now().setSearch('tws-00'));
  expect(now().orders).toMatchObject({ total: 10, hasMore: false });
});

test('rows stay when more of them fail to come', async () => {
  const { now, does } = await open((request) =>
    request.query.page === '1' ? pagingAnswer(request) : new Response(null, { status: 500 }),
  );
  await does(() => now().orders.loadMore());
  expect(now().orders).toMatchObject({ error: null, moreFailed: true });
  expect(now().orders.rows).toHaveLength(50);
});

test('a failed load is a failure, never an empty list', async () => {
  const { now } = await open(() => Response.json({ message: 'No such warehouse' }, { status: 404 }));
  expect(now().orders.rows).toBeUndefined();
  expect(now().orders.error?.message).toBe('No such warehouse');
});
