import { IconPlus } from '@tabler/icons-react';
import { finder, searched } from '@tawseel/contract/facts/searches';
import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../addresses.ts';
import { useAction } from '../api/action.ts';
import { useRead } from '../api/read.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { EditWarehouse } from '../features/warehouses/edit-warehouse.tsx';
import { warehouseColumns } from '../features/warehouses/warehouse-columns.tsx';
import type { LooseWarehouse } from '../features/warehouses/warehouse-facts.tsx';
import { commonText } from '../texts/common.ts';
import { warehousesText as text } from '../texts/warehouses.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { show } from '../ui/format.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { useAddressState } from '../ui/use-address-state.ts';
import styles from './warehouses.module.css';

function named(all: readonly LooseWarehouse[], search: string): LooseWarehouse[] {
  const holds = finder(search);
  return all.filter((warehouse) => holds(searched.warehouses(warehouse)));
}

function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear) {
    const action = <Button onClick={onClear}>{commonText.clearSearch}</Button>;
    return <EmptyState title={text.empty} hint={commonText.nothingMatches} action={action} />;
  }
  const action = (
    <LinkButton
      to={addresses.registerWarehouse}
      variant="primary"
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {text.register}
    </LinkButton>
  );
  return <EmptyState title={text.empty} hint={text.emptyHint} action={action} />;
}

function removal(name: string) {
  return { title: text.removeTitle(name), text: text.removeText(name), yes: text.removeYes, danger: true };
}

export function Warehouses() {
  const navigate = useNavigate();
  const [search, setSearch] = useAddressState('search');
  const read = useRead(warehouses.listWarehouses, {});
  const [edited, setEdited] = useState<{ warehouse: LooseWarehouse; times: number }>();
  const [editing, setEditing] = useState(false);
  const remove = useAction(warehouses.deleteWarehouse, {
    done: text.removed,
    failed: text.removeFailed,
    replaces: warehouses.listWarehouses,
  });

  const columns = warehouseColumns(search, {
    onView: (warehouse) => void navigate(addresses.singleWarehouse, { state: { warehouse } }),
    onEdit: (warehouse) => {
      setEdited({ warehouse, times: (edited?.times ?? 0) + 1 });
      setEditing(true);
    },
    onRemove: ({ _id, wareHouseName }) =>
      _id !== undefined && void remove.run({ params: { id: _id } }, removal(show(wareHouseName))),
    removing: remove.busy ? remove.asked?.params.id : undefined,
  });

  return (
    <Page title={text.title} actions={<ExportButton list="warehouses" query={{ search }} />}>
      <div className={styles.tools}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label={text.search}
          placeholder={text.search}
          shortcut
        />
      </div>
      <Loaded
        read={read}
        data={read.data && named(read.data, search)}
        skeleton={<TableSkeleton columns={columns} />}
        failed={text.loadFailed}
      >
        {(rows) => (
          <DataTable
            label={text.list}
            columns={columns}
            rows={rows}
            rowKey={(warehouse) => warehouse._id ?? String(rows.indexOf(warehouse))}
            empty={<Nothing onClear={search.trim() === '' ? undefined : () => setSearch('')} />}
          />
        )}
      </Loaded>
      {edited && (
        <EditWarehouse
          key={edited.times}
          warehouse={edited.warehouse}
          open={editing}
          onClose={() => setEditing(false)}
        />
      )}
    </Page>
  );
}
