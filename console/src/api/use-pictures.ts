import { useQueries } from '@tanstack/react-query';
import type { NamedRoute, RequestInput } from '@tawseel/contract/route';
import { dataUrlOf } from '../ui/display/data-url.ts';
import { CallError, call } from './call.ts';

async function readPicture<R extends NamedRoute>(
  row: R,
  request: RequestInput<R>,
  signal: AbortSignal,
): Promise<string> {
  const file = await call(row, request, signal);
  if (!(file instanceof Blob) || !file.type.startsWith('image/')) throw new CallError(200, undefined);
  return dataUrlOf(file);
}

/**
 * Returns pictures as data addresses, fetched with the token: undefined while one is loading, '' if it failed.
 */
export function usePictures<R extends NamedRoute>(
  row: R,
  requests: readonly RequestInput<R>[],
): (string | undefined)[] {
  return useQueries({
    queries: requests.map((request) => ({
      // Not part of the area, because writes there change no file.
      queryKey: ['pictures', row.name, request],
      queryFn: ({ signal }: { signal: AbortSignal }) => readPicture(row, request, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (reads) => reads.map(({ data, isError }) => (isError ? '' : data)),
  });
}
