import { QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { queries } from '@tawseel/contract/queries';
import { useMemo } from 'react';
import { hasCall, hasFeature } from '../api/host.ts';
import { readRows } from '../api/read.ts';
import { type PagedCall, usePages } from '../api/use-pages.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { queryColumns } from '../features/queries/query-columns.tsx';
import { QueryDialog } from '../features/queries/query-dialog.tsx';
import { RemovalBar } from '../features/queries/removal-bar.tsx';
import { type CustomerQuery, queryFinder } from '../features/queries/search-queries.ts';
import { useBulkRemoval, useRemoval } from '../features/queries/use-removal.ts';
import { useSelection } from '../features/queries/use-selection.ts';
import { queriesText as text } from '../texts/en/queries.ts';
import { shellText } from '../texts/en/shell.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { showNumber } from '../ui/format.ts';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearch } from '../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { rowKey } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../ui/table/paged.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

export function Queries() {
  const { page, setPage, toFirst } = usePage();
  const { search, setSearch, clear } = useSearch(toFirst);
  const list = useQueryPages(page, search);
  const { rows, total, all, asOf } = list;
  const opened = useOpened<CustomerQuery>();
  const { remove, busyId } = useRemoval();
  const bulk = useBulkRemoval();
  const ids = rows?.flatMap(({ _id }) => _id ?? []) ?? [];
  const selection = useSelection(ids, page, search);

  async function removeOne(query: CustomerQuery) {
    if (await remove(query)) opened.close();
  }

  function removeSelected() {
    return selection.isAll && asOf !== undefined
      ? bulk.removeFound(total, search.trim(), asOf)
      : bulk.removeSome(selection.ids);
  }

  const columns = queryColumns(search, {
    onDelete: (query) => void removeOne(query),
    busyId,
    selection: hasFeature('tawseel') ? selection : undefined,
  });
  const found = all === undefined ? text.foundOnly(total) : text.found(showNumber(total), showNumber(all));
  const counted = clear ? found : text.total(showNumber(total));
  return (
    <Page title={text.title} actions={<ExportButton list="queries" query={{ search }} />}>
      <Toolbar count={rows ? counted : ''}>
        <SearchBox value={search} onChange={setSearch} label={text.search} placeholder={text.placeholder} />
      </Toolbar>
      <Paged page={page} pages={rows && list.pages} previous={list.previous} onPage={setPage}>
        {hasFeature('tawseel') && (
          <RemovalBar
            selection={selection}
            shown={ids.length}
            total={asOf !== undefined && hasCall(queries.deleteFoundQueries) ? total : ids.length}
            busy={bulk.busy || list.previous}
            onDelete={removeSelected}
          />
        )}
        <LoadedTable
          read={list}
          rows={rows}
          failed={text.fetchFailed}
          label={text.title}
          columns={columns}
          rowKey={rowKey}
          onRow={opened.open}
          empty={<NothingFound title={text.empty} hint={text.emptyHint} onClear={clear} />}
        />
      </Paged>
      <Opened of={opened}>
        {(frame, query) => (
          <QueryDialog
            query={query}
            busy={busyId !== undefined && busyId === query._id}
            {...frame}
            onDelete={(query) => void removeOne(query)}
          />
        )}
      </Opened>
    </Page>
  );
}

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
function useQueryPages(page: number, search: string) {
  const list = useMemo(queryList, []);
  return usePages(list, { page, search });
}
