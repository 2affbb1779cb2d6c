import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { orders, type PageQuery } from '@tawseel/contract/orders';
import { useEffect, useMemo } from 'react';
import { call } from '../../api/call.ts';
import type { LoadState } from '../../ui/loaded.tsx';
import { answersWhole, type OrderPage, readOrderPage } from './order-page.ts';
import { type LooseOrder, type ModeFilter, matchesMode, orderFinder } from './order-rules.ts';

export type OrdersAsked = { search: string; mode: ModeFilter; page: number };

export type PagedOrders = LoadState & {
  /** The page asked for; undefined until the first one is there. */
  rows: readonly LooseOrder[] | undefined;
  /** How many orders match on all pages. */
  total: number;
  pages: number;
  /** The rows are still those of the page, search or filter before. */
  previous: boolean;
};

const LIMIT = ORDERS_PAGE_SIZE;
const SEARCH_MAX = 100;
const CALL = 'listOrders';

/** The paged form of what is asked; a host that answers with everything is always asked the same, so once. */
function queryFor({ search, mode, page }: OrdersAsked) {
  const query = { page, limit: LIMIT, sort: '-createdAt' } satisfies PageQuery;
  const wanted = search.trim().slice(0, SEARCH_MAX);
  return { ...query, ...(wanted ? { search: wanted } : {}), ...(mode === 'all' ? {} : { mode }) };
}

const EVERYTHING: OrdersAsked = { search: '', mode: 'all', page: 1 };

function inView(
  found: OrderPage | undefined,
  { search, mode }: OrdersAsked,
): readonly LooseOrder[] | undefined {
  if (!found || found.total !== undefined) return found?.rows;
  const isFound = orderFinder(search);
  return found.rows.filter((order) => matchesMode(order, mode) && isFound(order));
}

function optionsOf(client: QueryClient, asked: OrdersAsked) {
  const query = queryFor(asked);
  return queryOptions({
    queryKey: ['orders', 'pagedOrders', query] as const,
    queryFn: async ({ signal }) =>
      readOrderPage(client, CALL, await call(orders.listOrders, { query }, signal), LIMIT),
  });
}

/**
 * Ten orders of the list, asked for in the paged form. With a total in the answer the server searched, filtered
 * and paged; without one all orders came, and this does it, without asking again.
 */
export function usePagedOrders(asked: OrdersAsked): PagedOrders {
  const client = useQueryClient();
  const { search, mode, page } = asked;

  const whole = answersWhole(client, CALL);
  const read = useQuery({
    ...optionsOf(client, whole ? EVERYTHING : asked),
    placeholderData: keepPreviousData,
  });
  const found = useMemo(() => inView(read.data, { search, mode, page }), [read.data, search, mode, page]);

  const serverPaged = read.data?.total !== undefined;
  const total = read.data?.total ?? found?.length ?? 0;
  const pages = Math.max(1, Math.ceil(total / LIMIT));
  const ahead = serverPaged && !read.isPlaceholderData && page < pages;
  const next = ahead ? page + 1 : undefined;

  useEffect(() => {
    if (next !== undefined) void client.prefetchQuery(optionsOf(client, { search, mode, page: next }));
  }, [client, search, mode, next]);

  const first = (Math.min(page, pages) - 1) * LIMIT;
  return {
    rows: serverPaged ? found : found?.slice(first, first + LIMIT),
    total,
    pages,
    error: read.error,
    isFetching: read.isFetching,
    refetch: read.refetch,
    previous: read.isPlaceholderData,
  };
}
