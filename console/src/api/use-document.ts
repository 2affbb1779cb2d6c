import { useQuery } from '@tanstack/react-query';
import type { NamedRoute, RequestInput } from '@tawseel/contract/route';
import { call } from './call.ts';

/** Returns a page as it would be printed; the page before is shown until it is loaded. */
export function useDocument<R extends NamedRoute>(row: R, request: RequestInput<R>) {
  return useQuery({
    queryKey: [row.area, row.name, request],
    // The reply of a page is its document.
    queryFn: async ({ signal }) => (await call(row, request, signal)) as Document,
    placeholderData: (before) => before,
    // A parcel may have been corrected meanwhile.
    staleTime: 0,
  });
}
