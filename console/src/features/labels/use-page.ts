import { useQuery } from '@tanstack/react-query';
import type { Named, RequestInput } from '@tawseel/contract/route';
import { call } from '../../api/call.ts';

/** A page as it would be printed, which shows as soon as it is there; that of before shows until then. */
export function usePage<R extends Named>(row: R, request: RequestInput<R>) {
  return useQuery({
    queryKey: [row.area, row.name, request],
    // The reply of a page is its document.
    queryFn: async ({ signal }) => (await call(row, request, signal)) as Document,
    placeholderData: (before) => before,
    // A parcel may have been corrected meanwhile.
    staleTime: 0,
  });
}
