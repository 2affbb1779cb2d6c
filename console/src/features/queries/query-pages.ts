import { QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { queries } from '@tawseel/contract/queries';
import { hasFeature } from '../../api/host.ts';
import { readRows } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { queriesText as text } from '../../texts/queries.ts';
import { sessionText } from '../../texts/session.ts';
import { type CustomerQuery, queryFinder } from './search-queries.ts';

const WHOLE: PagedCall<CustomerQuery> = {
  row: queries.listQueries,
  limit: undefined,
  ask: (query, _, signal) => readRows(queries.listQueries, { query }, signal),
  finder: queryFinder,
  speech: { failed: text.fetchFailed, noToken: sessionText.noToken },
};
const PAGED = { ...WHOLE, limit: QUERIES_PAGE_SIZE };

/** The customer queries, page by page where the host has pages of them. */
export function useQueryPages(page: number, search: string) {
  return usePages(hasFeature('query-pages') ? PAGED : WHOLE, { page, search });
}
