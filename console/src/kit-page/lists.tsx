import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Badge } from '../ui/display/badge.tsx';
import { Mark } from '../ui/display/mark.tsx';
import { Tabs } from '../ui/display/tabs.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { showMoney } from '../ui/format.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../ui/table/paged.tsx';
import { SelectionBar } from '../ui/table/selection-bar.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';
import { Sample } from './sample.tsx';
import { FAILED, LOADED, LOADING } from './states.tsx';

type Parcel = { id: string; to: string; cod: number };

const PARCELS: Parcel[] = Array.from({ length: 6 }, (_, at) => ({
  id: `TWS-${at + 1}`,
  to: ['Ahmed', 'Fatima', 'Somebody with a name that is longer than any column'][at % 3]!,
  cod: at * 150 - 100,
}));
const KINDS = ['all', 'urgent'] as const;

export function Lists() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [chosen, setChosen] = useState<readonly string[]>(['TWS-1']);
  const { page, setPage } = usePage();

  const columns: Column<Parcel>[] = [
    {
      key: 'tick',
      header: 'Select',
      align: 'tick',
      width: '3rem',
      cell: ({ id }) => (
        <Checkbox
          label={<span className="visually-hidden">{id}</span>}
          checked={chosen.includes(id)}
          onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ),
    },
    { key: 'to', header: 'To', cell: ({ to }) => <Mark text={to} match={search} />, second: ({ id }) => id },
    { key: 'status', header: 'Status', cell: () => <Badge dot>On its way</Badge> },
    { key: 'cod', header: 'COD', align: 'end', cell: ({ cod }) => showMoney(cod) },
    {
      key: 'actions',
      header: 'Actions',
      align: 'actions',
      width: '5rem',
      cell: ({ id }) => <IconButton label={`Delete ${id}`} icon={<IconTrash aria-hidden="true" />} danger />,
    },
  ];
  const table = { columns, rowKey: ({ id }: Parcel) => id, label: 'Parcels' };
  const loaded = {
    ...table,
    failed: 'The parcels could not be loaded',
    empty: (
      <NothingFound onClear={undefined} title="No parcel yet" hint="The first comes with the first order." />
    ),
  };

  return (
    <>
      <Sample of="Toolbar with SearchBox and FilterButtons">
        <Toolbar count={`${PARCELS.length} parcels`}>
          <SearchBox label="Search parcels" value={search} onChange={setSearch} />
          <FilterButtons
            label="Kind"
            choices={KINDS}
            words={{ all: 'All', urgent: 'Urgent' }}
            value={kind}
            onChange={setKind}
          />
        </Toolbar>
      </Sample>
      <Sample of="SelectionBar">
        <SelectionBar
          shown={PARCELS.length}
          selected={chosen.length}
          status={`${chosen.length} selected`}
          words={{ selectPage: 'Select this page', clear: 'Clear' }}
          onPage={(on) => setChosen(on ? PARCELS.map(({ id }) => id) : [])}
          onClear={() => setChosen([])}
          actions={(end) => <Button onClick={end}>Delete</Button>}
        />
      </Sample>
      <Sample of="LoadedTable: data, in pages (Paged, Pager)">
        <div>
          <Paged page={page} pages={9} previous={false} onPage={setPage} typed="Page">
            <LoadedTable {...loaded} read={LOADED} rows={PARCELS} />
          </Paged>
        </div>
      </Sample>
      <Sample of="LoadedTable: loading">
        <LoadedTable {...loaded} read={LOADING} rows={undefined} skeletonRows={3} />
      </Sample>
      <Sample of="LoadedTable: empty, nothing found">
        <LoadedTable {...loaded} read={LOADED} rows={[]} />
        <LoadedTable
          {...loaded}
          read={LOADED}
          rows={[]}
          empty={<NothingFound onClear={() => undefined} title="No parcel found" />}
        />
      </Sample>
      <Sample of="LoadedTable: failed, failed with rows that were there">
        <LoadedTable {...loaded} read={FAILED} rows={undefined} />
        <LoadedTable {...loaded} read={FAILED} rows={PARCELS.slice(0, 2)} />
      </Sample>
      <Sample of="DataTable: rows that can be pressed, in a box of its own height">
        <DataTable {...table} rows={PARCELS} height="12rem" onRow={() => undefined} />
      </Sample>
      <Sample of="Tabs">
        <Tabs
          label="Kinds"
          tabs={[
            { value: 'all', label: 'All', count: 6 },
            { value: 'urgent', label: 'Urgent' },
          ]}
          value={kind}
          onChange={setKind}
        >
          <p>{kind}</p>
        </Tabs>
      </Sample>
    </>
  );
}
