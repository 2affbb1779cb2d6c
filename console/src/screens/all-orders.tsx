import { useEffect, useMemo, useState } from 'react';
import { hasFeature } from '../api/host.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { type LooseOrder, type ModeFilter, orderKey } from '../features/orders/order-rules.ts';
import { orderColumns } from '../features/orders/orders-table.tsx';
import { type PagedOrders, usePagedOrders } from '../features/orders/use-paged-orders.ts';
import { Page } from '../features/page/page.tsx';
import { commonText } from '../texts/common.ts';
import { ordersText as text } from '../texts/orders.ts';
import { Button } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Choice, FilterButtons } from '../ui/filter-buttons.tsx';
import { showNumber } from '../ui/format.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { useAddressState } from '../ui/use-address-state.ts';
import styles from './all-orders.module.css';

const MODES: readonly Choice<ModeFilter>[] = [
  { value: 'all', label: text.all },
  { value: 'urgent', label: text.urgent },
  { value: 'normal', label: text.normal },
];

function pageIn(address: string): number {
  const page = Number(address);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The list's state, all of it in the address. */
function useListState() {
  const [search, setSearch] = useAddressState('search');
  const [modeText, setMode] = useAddressState('mode', 'all');
  const [pageText, setPageText] = useAddressState('page', '1');
  const mode = MODES.find((choice) => choice.value === modeText)?.value ?? 'all';
  return {
    search,
    mode,
    page: pageIn(pageText),
    setPage: (page: number) => setPageText(String(page)),
    setSearch: (next: string) => {
      setSearch(next);
      setPageText('1');
    },
    setMode: (next: ModeFilter) => {
      setMode(next);
      setPageText('1');
    },
  };
}

type ListProps = {
  list: PagedOrders;
  columns: readonly Column<LooseOrder>[];
  /** Present while something is searched for or filtered. */
  onClear: (() => void) | undefined;
};

function List({ list, columns, onClear }: ListProps) {
  const { rows, previous } = list;
  const empty = onClear ? (
    <EmptyState
      title={text.empty}
      hint={commonText.nothingMatches}
      action={<Button onClick={onClear}>{commonText.clearSearch}</Button>}
    />
  ) : (
    <EmptyState title={text.empty} hint={text.emptyHint} />
  );
  return (
    <Loaded
      read={list}
      data={rows}
      skeleton={<TableSkeleton columns={columns} rows={10} />}
      failed={text.loadFailed}
    >
      {(shown) => (
        <div className={styles.list} data-previous={previous} aria-busy={previous}>
          <DataTable
            label={text.list}
            columns={columns}
            rows={shown}
            rowKey={(order) => orderKey(shown, order)}
            empty={empty}
          />
        </div>
      )}
    </Loaded>
  );
}

export function AllOrders() {
  const { search, mode, page, setSearch, setMode, setPage } = useListState();
  const list = usePagedOrders({ search, mode, page });
  const [viewed, setViewed] = useState<LooseOrder>();
  const [open, setOpen] = useState(false);

  const columns = useMemo(
    () =>
      orderColumns(search, (order) => {
        setViewed(order);
        setOpen(true);
      }),
    [search],
  );

  const pastTheEnd = list.rows !== undefined && !list.previous && page > list.pages;
  useEffect(() => {
    if (pastTheEnd) setPage(list.pages);
  });

  function turnTo(next: number) {
    setPage(next);
    window.scrollTo({ top: 0 });
  }

  function clear() {
    setSearch('');
    setMode('all');
  }

  const referenced = hasFeature('references');
  const narrowed = search.trim() !== '' || mode !== 'all';
  const counted = list.total === 1 ? text.oneOrder : text.count(showNumber(list.total));
  return (
    <Page
      title={text.title}
      actions={<ExportButton list="orders" query={{ search, mode: mode === 'all' ? undefined : mode }} />}
    >
      <div className={styles.tools}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label={referenced ? text.searchAlsoReference : text.search}
          placeholder={referenced ? text.searchAlsoReferenceHint : text.searchHint}
          shortcut
        />
        <FilterButtons label={text.filter} choices={MODES} value={mode} onChange={setMode} />
        <p className={styles.count} role="status">
          {list.rows && !list.previous && counted}
        </p>
      </div>
      <List list={list} columns={columns} onClear={narrowed ? clear : undefined} />
      {list.rows && <Pager page={Math.min(page, list.pages)} pages={list.pages} onPage={turnTo} />}
      <OrderDetails order={viewed} open={open} onClose={() => setOpen(false)} />
    </Page>
  );
}
