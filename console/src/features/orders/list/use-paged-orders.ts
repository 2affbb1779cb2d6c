import { MOST_FOUND, ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { useMemo } from 'react';
import { asSimilar } from '../../../api/find-rows.ts';
import { readRows } from '../../../api/read.ts';
import { type PagedCall, type PagedList, usePages } from '../../../api/use-pages.ts';
import type { FilterQuery } from '../order-filters.ts';
import { type LooseOrder, type ModeFilter, matchesMode, orderFinder, triesSimilar } from '../order-rules.ts';

type Filter = FilterQuery & { mode?: Exclude<ModeFilter, 'all'> };

const LIST: PagedCall<LooseOrder, Filter> = {
  row: orders.listOrders,
  limit: ORDERS_PAGE_SIZE,
  window: MOST_FOUND,
  fetchRows: async (query, filter, signal) => {
    const ask = (more?: { similar: 'yes' }) =>
      readRows(orders.listOrders, { query: { ...query, ...filter, ...more } }, signal);
    const found = await ask();
    if (found.rows.length > 0 || !triesSimilar(query.search)) return found;
    const { body, rows } = await ask({ similar: 'yes' });
    return { body, rows: asSimilar(rows) };
  },
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
