import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { orders } from '@tawseel/contract/orders';
import { useMemo } from 'react';
import { hasFeature } from '../../../api/host.ts';
import { type Page, toPage } from '../../../api/pages.ts';
import { readRows } from '../../../api/read.ts';
import { type LooseOrder, trackingIdFinder } from '../order-rules.ts';

const LIMIT = 50;
const SEARCH_MAX = 100;
const CALL = orders.listWarehouseOrders;

/**
 * Returns the rows to show: a server that paginates has searched already, otherwise those whose tracking ID matches.
 */
function inView({ rows, total }: Page<LooseOrder>, search: string): LooseOrder[] {
  return total === undefined ? rows.filter(trackingIdFinder(search)) : rows;
}

/**
 * Infinite query of a warehouse's orders, fifty at a time on our own server; another one gets only the body
 * (specification, section 7) and returns all of them.
 */
export function useWarehouseOrders(warehouseId: string, search: string) {
  const client = useQueryClient();
  const isPaged = hasFeature('tawseel');
  const wanted = isPaged ? search.trim().slice(0, SEARCH_MAX) : '';

  const read = useInfiniteQuery({
    queryKey: ['orders', 'warehouseOrders', warehouseId, wanted] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = { page: pageParam, limit: LIMIT, sort: '-createdAt', search: wanted } as const;
      const answer = await readRows(CALL, { query: isPaged ? page : {}, body: { warehouseId } }, signal);
      return toPage(client, CALL, { ...answer, limit: isPaged ? LIMIT : 0 });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) =>
      last.total !== undefined && page * LIMIT < last.total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });

  const pages = read.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => inView(page, search)), [pages, search]);
  return {
    rows,
    /** Number of the warehouse's orders, or of matching ones, if known. */
    total: pages?.[0]?.total ?? rows?.length,
    /** True if there are more than `total`. */
    moreThanTotal: pages?.[0]?.moreThanTotal ?? false,
    newestSearched: pages?.[0]?.newestSearched,
    moreFailed: read.isFetchNextPageError,
    /** Load state of the shown rows, without that of further ones. */
    error: read.isFetchNextPageError ? null : read.error,
    isFetching: read.isFetching,
    refetch: read.refetch,
    hasMore: read.hasNextPage,
    loadingMore: read.isFetchingNextPage,
    loadMore: () => void read.fetchNextPage(),
  };
}
