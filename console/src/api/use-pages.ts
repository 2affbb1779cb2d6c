import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { NamedRoute, RequestInput } from '@tawseel/contract/route';
import { useEffect, useMemo } from 'react';
import { idle } from '../ui/after-paint.ts';
import type { LoadState } from '../ui/states/loaded.tsx';
import { fieldProblems, readArrived } from './call.ts';
import { isKnownUnpaged, type Page, toPage } from './pages.ts';
import type { ReadToastTexts } from './read.ts';
import { tolerant } from './tolerant.ts';

/** Page, search and filter of a list; the filter as the call takes it. */
type PageRequest<Filter> = { page: number; search: string; filter?: Filter | undefined };

type PageQuery = { page?: number; limit?: number; search?: string; sort?: '-createdAt' };

export type PagedCall<Row, Filter = undefined> = {
  row: NamedRoute;
  /** Rows on a page; undefined where the host has the list only whole. */
  limit: number | undefined;
  /** Result window: of more rows than these, the server has pages of the first ones alone. */
  window?: number;
  /** Fetches, and unwraps the rows of the answer. */
  fetchRows: (
    query: PageQuery,
    filter: Filter | undefined,
    signal: AbortSignal,
  ) => Promise<{ body: unknown; rows: Row[] }>;
  /** Client-side fallback of the server's search and filter, for a host that does not paginate. */
  finder: (search: string, filter: Filter | undefined) => (row: Row) => boolean;
  toastTexts?: ReadToastTexts;
};

export type PagedList<Row> = LoadState & {
  /** The page asked for; undefined until the first one is there. */
  rows: readonly Row[] | undefined;
  /** Number of matching rows on all pages. */
  total: number;
  /** More match than `total`, without pages of their own. */
  moreThanTotal: boolean;
  /** Only so many rows, the newest, were searched. */
  newestSearched: number | undefined;
  /** Number of all rows, matching or not; known if all of them were sent. */
  all: number | undefined;
  /** Undefined until that is known; also known where the server refused a page behind its window. */
  pages: number | undefined;
  /** Placeholder: the rows are still those of the page, search or filter before. */
  previous: boolean;
  /** When the server read the page, where it says so. */
  asOf: string | undefined;
  /** Cash on delivery of all pages, where the server says it. */
  unpaidCOD: number | undefined;
  /** Counts of held parcels by what they wait for, if the server sends them. */
  held: Page<Row>['held'];
};

const SEARCH_MAX = 100;
const FIRST = { page: 1, search: '' };

/** Part of the query key that tells a paged cache entry from a read of the same row, which has another shape. */
const keyOf = ({ name }: NamedRoute) => `${name} by page`;

/** Query parameters of a page; a host that does not paginate is always asked the same, so once. */
function queryOf(page: number, search: string, limit: number | undefined): PageQuery {
  if (limit === undefined) return {};
  const wanted = search.trim().slice(0, SEARCH_MAX);
  return { page, limit, sort: '-createdAt', ...(wanted ? { search: wanted } : {}) };
}

function optionsOf<Row, Filter>(
  client: QueryClient,
  { row, limit, fetchRows, toastTexts = {} }: PagedCall<Row, Filter>,
  { page, search, filter }: PageRequest<Filter>,
) {
  const query = queryOf(page, search, limit);
  const pageOf = (answer: { body: unknown; rows: Row[] }) =>
    toPage(client, row, { ...answer, limit: limit ?? 0 });
  return queryOptions({
    queryKey: [row.area, keyOf(row), query, filter] as const,
    queryFn: async ({ signal }) => pageOf(await fetchRows(query, filter, signal)),
    initialData: () =>
      // The type of `row` tells neither its request nor that its content is rows.
      readArrived(row, { query } as RequestInput<NamedRoute>, (body) =>
        pageOf({ body, rows: tolerant(row, body) as Row[] }),
      ),
    meta: toastTexts,
  });
}

/**
 * Paginated query of a list, with the next page prefetched. With a total in the answer the server searched, filtered
 * and paged; without one the whole list came, and this does it, without asking again. `list` is memoised.
 */
export function usePages<Row, Filter = undefined>(
  list: PagedCall<Row, Filter>,
  { page, search, filter }: PageRequest<Filter>,
): PagedList<Row> {
  const client = useQueryClient();
  const { row, limit, finder } = list;
  const whole = isKnownUnpaged(client, row);
  const read = useQuery({
    ...optionsOf(client, list, whole ? FIRST : { page, search, filter }),
    placeholderData: keepPreviousData,
  });

  const { rows, total, moreThanTotal = false, newestSearched, asOf, unpaidCOD, held } = read.data ?? {};
  const found = useMemo(
    () => (total === undefined ? rows?.filter(finder(search, filter)) : rows),
    [rows, total, finder, search, filter],
  );
  const count = total ?? found?.length ?? 0;
  const size = limit ?? Math.max(1, count);
  const isBeyond = list.window !== undefined && fieldProblems(read.error).page !== undefined;
  const pages = Math.max(1, Math.ceil((isBeyond ? (list.window ?? 0) : count) / size));
  const hasNext = total !== undefined && page < pages;
  const next = hasNext && !read.isPlaceholderData ? page + 1 : undefined;

  useEffect(() => {
    if (next === undefined) return;
    let isLeft = false;
    // After the rows of this page are painted.
    void idle().then(() => {
      if (!isLeft) void client.prefetchQuery(optionsOf(client, list, { page: next, search, filter }));
    });
    return () => {
      isLeft = true;
    };
  }, [client, list, search, filter, next]);

  const first = (Math.min(page, pages) - 1) * size;
  return {
    rows: total === undefined ? found?.slice(first, first + size) : found,
    total: count,
    moreThanTotal,
    newestSearched,
    all: total === undefined ? rows?.length : undefined,
    pages: found || isBeyond ? pages : undefined,
    error: isBeyond ? null : read.error,
    isFetching: read.isFetching,
    refetch: read.refetch,
    previous: read.isPlaceholderData,
    asOf,
    unpaidCOD,
    held,
  };
}

/** Removes rows from the cached pages of a list, as the specification says of deletions (section 4). */
export function removeCached<Row>(client: QueryClient, row: NamedRoute, isGone: (row: Row) => boolean): void {
  client.setQueriesData<Page<Row>>({ queryKey: [row.area, keyOf(row)] }, (page) => {
    if (!page) return page;
    const rows = page.rows.filter((each) => !isGone(each));
    const gone = page.rows.length - rows.length;
    return { ...page, rows, total: page.total === undefined ? undefined : page.total - gone };
  });
}
