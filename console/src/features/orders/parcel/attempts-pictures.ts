import { useQueries } from '@tanstack/react-query';
import { proofs } from '@tawseel/contract/proofs';
import { CallError, call } from '../../../api/call.ts';
import { dataUrlOf } from '../../../ui/display/data-url.ts';

async function readPicture(id: string, signal: AbortSignal): Promise<string> {
  const file = await call(proofs.readProof, { params: { id } }, signal);
  if (!(file instanceof Blob) || !file.type.startsWith('image/')) throw new CallError(200, undefined);
  return dataUrlOf(file);
}

/**
 * The pictures of proofs, asked for with the token and written out in their addresses: undefined while one is on its way, ''
 * where it could not be had.
 */
export function usePictures(ids: readonly string[]): (string | undefined)[] {
  return useQueries({
    queries: ids.map((id) => ({
      // Not of the area: what is written there changes no file.
      queryKey: ['pictures', 'readProof', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readPicture(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (reads) => reads.map(({ data, isError }) => (isError ? '' : data)),
  });
}
