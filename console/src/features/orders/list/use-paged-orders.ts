import { MOST_FOUND, ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { useMemo } from 'react';
import { readRows } from '../../../api/read.ts';
import { type PagedCall, type PagedList, usePages } from '../../../api/use-pages.ts';
import type { FilterQuery } from '../order-filters.ts';
import { type LooseOrder, type ModeFilter, matchesMode, orderFinder } from '../order-rules.ts';

type Filter = FilterQuery & { mode?: Exclude<ModeFilter, 'all'> };

const LIST: PagedCall<LooseOrder, Filter> = {
  row: orders.listOrders,
  limit: ORDERS_PAGE_SIZE,
  window: MOST_FOUND,
  fetchRows: (query, filter, signal) =>
    readRows(orders.listOrders, { query: { ...query, ...filter } }, signal),
  finder: (search, filter) => {
    const isFound = orderFinder(search);
    return (order) => matchesMode(order, filter?.mode ?? 'all') && isFound(order);
  },
};

export type OrdersRequest = { search: string; mode: ModeFilter; page: number; filters?: FilterQuery };

/** Paginated query of the order list, ten a page. */
export function usePagedOrders({ search, mode, page, filters }: OrdersRequest): PagedList<LooseOrder> {
  // Referentially stable, so that the same filter is the same.
  const filter = useMemo(
    (): Filter => (mode === 'all' ? { ...filters } : { ...filters, mode }),
    [mode, filters],
  );
  return usePages(LIST, { page, search, filter: Object.keys(filter).length > 0 ? filter : undefined });
}
