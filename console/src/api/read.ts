import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Content, Named, RequestInput } from '@tawseel/contract/route';
import { call } from './call.ts';
import { hasCall } from './host.ts';
import type { ToastTexts } from './query-client.ts';
import { type Loose, tolerant } from './tolerant.ts';

export type ReadToastTexts = Pick<ToastTexts, 'failed' | 'failedAlways' | 'noToken'>;
export type ReadOptions<R extends Named> = ReadToastTexts & {
  enabled?: boolean;
  /** What an answer with nothing in it stands for; absent, that is a failed load. */
  whenEmpty?: Loose<Content<R>>;
};

function isNothing(body: unknown): boolean {
  return body === undefined || body === null || (Array.isArray(body) && body.length === 0);
}

function optionsOf<R extends Named>(row: R, asking: RequestInput<R>, options: ReadOptions<R> = {}) {
  const { enabled = true, whenEmpty, ...meta } = options;
  return queryOptions({
    queryKey: [row.area, row.name, asking] as const,
    queryFn: async ({ signal }) => {
      const body = await call(row, asking, signal);
      return whenEmpty !== undefined && isNothing(body) ? whenEmpty : tolerant(row, body);
    },
    enabled: enabled && hasCall(row),
    meta,
  });
}

/** Reads a row of the contract; the result holds the thing proper, or the stored error. A host without the call is not asked. */
export function useRead<R extends Named>(
  row: R,
  asking: RequestInput<R>,
  options?: ReadOptions<R>,
): UseQueryResult<Loose<Content<R>>> {
  return useQuery(optionsOf(row, asking, options));
}

export type ReadOnDemand<R extends Named> = {
  run: (asking: RequestInput<R>) => Promise<{ content: Loose<Content<R>> } | { error: unknown }>;
  busy: boolean;
};

/** Reads a row when somebody asks, not when something is drawn; nothing is stored and nothing read again. */
export function useReadOnDemand<R extends Named>(row: R, options: ReadToastTexts = {}): ReadOnDemand<R> {
  const mutation = useMutation({
    mutationFn: async (asking: RequestInput<R>) => tolerant(row, await call(row, asking)),
    meta: options,
  });

  async function run(asking: RequestInput<R>) {
    try {
      return { content: await mutation.mutateAsync(asking) };
    } catch (error) {
      return { error };
    }
  }

  return { run, busy: mutation.isPending };
}

/** Asks for a list once, for who stores it in another form: its rows, and the answer they stood in. */
export async function readRows<R extends Named>(row: R, asking: RequestInput<R>, signal?: AbortSignal) {
  const body = await call(row, asking, signal);
  return { body, rows: tolerant(row, body) };
}

/** Changes what is stored of a read, as the specification says of creates, updates and deletes (section 4). */
export function updateCached<R extends Named>(
  client: QueryClient,
  row: R,
  asking: RequestInput<R>,
  change: (stored: Loose<Content<R>>) => Loose<Content<R>>,
): void {
  client.setQueryData<Loose<Content<R>>>([row.area, row.name, asking], (stored) => stored && change(stored));
}
