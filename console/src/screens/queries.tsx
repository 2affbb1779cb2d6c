import { useQueryClient } from '@tanstack/react-query';
import { queries } from '@tawseel/contract/queries';
import { useMemo, useState } from 'react';
import { useAction } from '../api/action.ts';
import { changeStored, useRead } from '../api/read.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { queryColumns } from '../features/queries/query-columns.tsx';
import { QueryDialog } from '../features/queries/query-dialog.tsx';
import { type CustomerQuery, searchQueries } from '../features/queries/search-queries.ts';
import { commonText } from '../texts/common.ts';
import { queriesText as text } from '../texts/queries.ts';
import { sessionText } from '../texts/session.ts';
import { EmptyBoxArt } from '../ui/art/empty-box-art.tsx';
import { MagnifierArt } from '../ui/art/magnifier-art.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { show, showNumber } from '../ui/format.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { useAddressState } from '../ui/use-address-state.ts';

function removal(sender: string) {
  return { title: text.deleteTitle, text: text.deleteText(sender), yes: commonText.delete, danger: true };
}

function useDeletion() {
  const client = useQueryClient();
  return useAction(queries.deleteQuery, {
    done: text.deleted,
    failed: text.deleteFailed,
    noToken: sessionText.noToken,
    after: (_reply, { params }) =>
      changeStored(client, queries.listQueries, { query: {} }, (stored) =>
        stored.filter(({ _id }) => _id !== params.id),
      ),
  });
}

function NoneFound({ onClear }: { onClear: (() => void) | undefined }) {
  if (!onClear) return <EmptyState picture={<EmptyBoxArt />} title={text.empty} hint={text.emptyHint} />;
  return (
    <EmptyState
      picture={<MagnifierArt />}
      title={text.empty}
      hint={commonText.nothingMatches}
      action={<Button onClick={onClear}>{commonText.clearSearch}</Button>}
    />
  );
}

export function Queries() {
  const read = useRead(
    queries.listQueries,
    { query: {} },
    { failed: text.fetchFailed, noToken: sessionText.noToken },
  );
  const [search, setSearch] = useAddressState('search');
  const [opened, setOpened] = useState<CustomerQuery>();
  const listed = read.data;
  const deletion = useDeletion();
  const found = useMemo(() => searchQueries(listed ?? [], search), [listed, search]);
  const busyId = deletion.busy ? deletion.asked?.params.id : undefined;

  async function remove({ _id, name }: CustomerQuery) {
    if (_id === undefined) return;
    if (await deletion.run({ params: { id: _id } }, removal(show(name)))) setOpened(undefined);
  }

  const columns = queryColumns(search, {
    onDelete: (query) => void remove(query),
    busyId,
  });
  const total = showNumber(listed?.length);
  const count = search === '' ? text.total(total) : text.found(showNumber(found.length), total);
  return (
    <Page title={text.title} actions={<ExportButton list="queries" query={{ search }} />}>
      <Toolbar count={listed && count}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label={text.search}
          placeholder={text.placeholder}
          shortcut
        />
      </Toolbar>
      <Loaded
        read={read}
        data={listed && found}
        skeleton={<TableSkeleton columns={columns} />}
        failed={text.fetchFailed}
      >
        {(rows) => (
          <DataTable
            label={text.title}
            columns={columns}
            rows={rows}
            rowKey={(query) => show(query._id)}
            onRow={setOpened}
            empty={<NoneFound onClear={search === '' ? undefined : () => setSearch('')} />}
          />
        )}
      </Loaded>
      <QueryDialog
        query={opened}
        busy={busyId !== undefined && busyId === opened?._id}
        onClose={() => setOpened(undefined)}
        onDelete={(query) => void remove(query)}
      />
    </Page>
  );
}
