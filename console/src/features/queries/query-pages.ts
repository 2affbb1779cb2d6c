import { QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { queries } from '@tawseel/contract/queries';
import { useMemo } from 'react';
import { hasFeature } from '../../api/host.ts';
import { readRows } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { queriesText as text } from '../../texts/en/queries.ts';
import { shellText } from '../../texts/en/shell.ts';
import { type CustomerQuery, queryFinder } from './search-queries.ts';

function queryList(): PagedCall<CustomerQuery> {
  return {
    row: queries.listQueries,
    limit: hasFeature('tawseel') ? QUERIES_PAGE_SIZE : undefined,
    fetchRows: (query, _, signal) => readRows(queries.listQueries, { query }, signal),
    finder: queryFinder,
    toastTexts: { failed: text.fetchFailed, noToken: shellText.noToken },
  };
}

/** Customer queries, by pages if the host paginates. */
export function useQueryPages(page: number, search: string) {
  const list = useMemo(queryList, []);
  return usePages(list, { page, search });
}
