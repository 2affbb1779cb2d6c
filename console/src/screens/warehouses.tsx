import { searched } from '@tawseel/contract/facts/searches';
import { warehouses } from '@tawseel/contract/warehouses';
import { useNavigate } from 'react-router';
import { addresses } from '../addresses.ts';
import { useAction } from '../api/action.ts';
import { textFinder } from '../api/find-rows.ts';
import { hasCall, hasFeature } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { EditWarehouse } from '../features/warehouses/edit-warehouse.tsx';
import { RegisterLink } from '../features/warehouses/register-link.tsx';
import { warehouseColumns } from '../features/warehouses/warehouse-columns.tsx';
import type { LooseWarehouse } from '../features/warehouses/warehouse-facts.tsx';
import { warehousesText as text } from '../texts/en/warehouses.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { show } from '../ui/format.ts';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearch } from '../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { rowKey } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

function named(all: readonly LooseWarehouse[], search: string): LooseWarehouse[] {
  const holds = textFinder(search);
  return all.filter((warehouse) => holds(searched.warehouses(warehouse)));
}

function removal(name: string) {
  // Another server may keep what it deletes.
  const isForGood = hasFeature('tawseel');
  const question = [text.removeText(name), isForGood && text.removedForGood].filter(Boolean).join(' ');
  return { title: text.removeTitle(name), text: question, yes: text.removeYes, danger: true };
}

export function Warehouses() {
  const navigate = useNavigate();
  const { search, setSearch, clear } = useSearch();
  const read = useRead(warehouses.listWarehouses, {});
  const edited = useOpened<LooseWarehouse>();
  const remove = useAction(warehouses.deleteWarehouse, {
    done: text.removed,
    failed: text.removeFailed,
    replaces: warehouses.listWarehouses,
  });

  const ask = ({ _id, wareHouseName }: LooseWarehouse) =>
    _id !== undefined && void remove.run({ params: { id: _id } }, removal(show(wareHouseName)));
  const columns = warehouseColumns(search, {
    onView: (warehouse) => void navigate(addresses.singleWarehouse, { state: { warehouse } }),
    onEdit: hasCall(warehouses.updateWarehouse) ? edited.open : undefined,
    onRemove: hasCall(warehouses.deleteWarehouse) ? ask : undefined,
    removing: remove.busy ? remove.variables?.params.id : undefined,
  });

  return (
    <Page title={text.title} actions={<ExportButton list="warehouses" query={{ search }} />}>
      <Toolbar>
        <SearchBox value={search} onChange={setSearch} label={text.search} />
      </Toolbar>
      <LoadedTable
        read={read}
        rows={read.data && named(read.data, search)}
        failed={text.loadFailed}
        label={text.list}
        columns={columns}
        rowKey={rowKey}
        empty={
          <NothingFound title={text.empty} hint={text.emptyHint} action={<RegisterLink />} onClear={clear} />
        }
      />
      <Opened of={edited}>{(frame, warehouse) => <EditWarehouse warehouse={warehouse} {...frame} />}</Opened>
    </Page>
  );
}
