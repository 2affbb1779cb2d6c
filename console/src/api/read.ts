import {
  type Query,
  type QueryClient,
  type QueryFilters,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Content, NamedRoute, RequestInput } from '@tawseel/contract/route';
import { CallError, call, readArrived } from './call.ts';
import { hasCall } from './host.ts';
import type { ToastTexts } from './query-client.ts';
import { type Loose, tolerant } from './tolerant.ts';

export type ReadToastTexts = Pick<ToastTexts, 'failed' | 'failedAlways' | 'noToken'>;
export type ReadOptions<R extends NamedRoute> = ReadToastTexts & {
  enabled?: boolean;
  /** True to read it each time it is shown, however new its last answer is. */
  always?: boolean;
  /** Interval in milliseconds to read it again while it is shown. */
  every?: number;
  /** Fallback for an empty answer; without it, that is a failed load. */
  whenEmpty?: Loose<Content<R>>;
  /** Returns false for an answer with nothing to show, which is a failed load. */
  isReadable?: (content: Loose<Content<R>>) => boolean;
};

function isNothing(body: unknown): boolean {
  return body === undefined || body === null || (Array.isArray(body) && body.length === 0);
}

function optionsOf<R extends NamedRoute>(row: R, request: RequestInput<R>, options: ReadOptions<R> = {}) {
  const { enabled = true, always = false, every, whenEmpty, isReadable, ...meta } = options;

  function contentOf(body: unknown): Loose<Content<R>> {
    if (whenEmpty !== undefined && isNothing(body)) return whenEmpty;
    const content = tolerant(row, body);
    if (isReadable?.(content) === false) throw new CallError(200, undefined);
    return content;
  }

  return queryOptions({
    queryKey: [row.area, row.name, request] as const,
    queryFn: async ({ signal }) => contentOf(await call(row, request, signal)),
    initialData: () => (enabled && !always ? readArrived(row, request, contentOf) : undefined),
    enabled: enabled && hasCall(row),
    ...(always && { staleTime: 0 }),
    ...(every !== undefined && { refetchInterval: every }),
    meta,
  });
}

/** Query of a call; the result holds the payload, or the stored error. A host without the call is not asked. */
export function useRead<R extends NamedRoute>(
  row: R,
  request: RequestInput<R>,
  options?: ReadOptions<R>,
): UseQueryResult<Loose<Content<R>>> {
  return useQuery(optionsOf(row, request, options));
}

export type ReadOnDemand<R extends NamedRoute> = {
  run: (request: RequestInput<R>) => Promise<{ content: Loose<Content<R>> } | { error: unknown }>;
  busy: boolean;
};

/** Query on demand instead of on rendering: uncached and never refetched. */
export function useReadOnDemand<R extends NamedRoute>(row: R, options: ReadToastTexts = {}): ReadOnDemand<R> {
  const mutation = useMutation({
    mutationFn: async (request: RequestInput<R>) => tolerant(row, await call(row, request)),
    meta: options,
  });

  async function run(request: RequestInput<R>) {
    try {
      return { content: await mutation.mutateAsync(request) };
    } catch (error) {
      return { error };
    }
  }

  return { run, busy: mutation.isPending };
}

/** Fetches a list without caching it, for callers that cache it in another form. Returns its rows and the answer. */
export async function readRows<R extends NamedRoute>(row: R, request: RequestInput<R>, signal?: AbortSignal) {
  const body = await call(row, request, signal);
  return { body, rows: tolerant(row, body) };
}

/** Updates the cache of a query as specified for creates, updates and deletes (section 4). */
export function updateCached<R extends NamedRoute>(
  client: QueryClient,
  row: R,
  request: RequestInput<R>,
  change: (stored: Loose<Content<R>>) => Loose<Content<R>>,
): void {
  client.setQueryData<Loose<Content<R>>>([row.area, row.name, request], (stored) => stored && change(stored));
}

/**
 * Reads lists again after a change, but not the one that was replaced by it. Reads under way are stopped, because their
 * answers may be older than the change.
 */
export function readAgain(client: QueryClient, filters: QueryFilters, replaced?: NamedRoute): void {
  const isReplaced = ({ queryKey: [area, name] }: Query) =>
    area === replaced?.area && name === replaced?.name;
  const predicate = (query: Query) => !isReplaced(query) && (filters.predicate?.(query) ?? true);
  void client.cancelQueries(filters).then(() => client.invalidateQueries({ ...filters, predicate }));
}

/** Returns how often the cached answers of a list have changed. */
export function changesOf(client: QueryClient, { area, name }: NamedRoute): number {
  const found = client.getQueryCache().findAll({ queryKey: [area, name] });
  return found.reduce((sum, { state }) => sum + state.dataUpdateCount, 0);
}

/**
 * Updates a cached answer after a scan, which is no action and so does not read lists again. If the answer is being
 * read, it is read once more, because the server may have answered before the scan.
 */
export function updateAfterScan<R extends NamedRoute>(...change: Parameters<typeof updateCached<R>>): void {
  const [client, row, request] = change;
  const queryKey = [row.area, row.name, request];
  updateCached(...change);
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') {
    readAgain(client, { queryKey, exact: true });
  }
}

/** Removes a deleted row from the cached list at once: the list may fail to load again. */
export function removeCachedRow(client: QueryClient, list: NamedRoute, id: string): void {
  client.setQueriesData<Loose<{ _id: string }>[]>({ queryKey: [list.area, list.name] }, (rows) =>
    rows?.filter(({ _id }) => _id !== id),
  );
}
