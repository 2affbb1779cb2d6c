import { MOST_CASH_ORDERS, MOST_LABELS } from '@tawseel/contract/facts/limits';
import { DESK } from '@tawseel/contract/facts/roles';
import { orders } from '@tawseel/contract/orders';
import { startTransition, useState } from 'react';
import { hasCall, hasFeature, isFor } from '../api/host.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { printAct } from '../features/labels/print-act.tsx';
import type { OrderDetailsProps } from '../features/orders/details/order-details.tsx';
import { FilterBar, FilterOpener, useFilterForm } from '../features/orders/filter-bar.tsx';
import filterStyles from '../features/orders/filters.module.css';
import { CashBar } from '../features/orders/list/cash-bar.tsx';
import { endOfFound } from '../features/orders/list/end-of-found.ts';
import { NewOrderButton } from '../features/orders/list/new-order-button.tsx';
import { selectionColumn, useOrderSelection } from '../features/orders/list/order-selection.tsx';
import { orderColumns } from '../features/orders/list/orders-table.tsx';
import { PriceLookupButton } from '../features/orders/list/price-lookup-button.tsx';
import { usePagedOrders } from '../features/orders/list/use-paged-orders.ts';
import { type OrderFilters, useOrderFilters } from '../features/orders/order-filters.ts';
import { type ModeFilter, orderKey } from '../features/orders/order-rules.ts';
import { useOrderWindow } from '../features/orders/use-order-window.ts';
import { Page } from '../features/page/page.tsx';
import { filtersText } from '../texts/en/filters.ts';
import { editingText } from '../texts/en/order-editing.ts';
import { ordersText as text } from '../texts/en/orders.ts';
import { Button } from '../ui/buttons/button.tsx';
import { MoreActions } from '../ui/buttons/more-actions.tsx';
import { Opened } from '../ui/dialog/opened.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { showMoney } from '../ui/format.ts';
import { useSearch, useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';
import { useWindowLink } from '../ui/navigation/use-window-link.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { useLoadAhead } from '../ui/states/use-load-ahead.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../ui/table/paged.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

const PrintChosen = lazyComponent(() => import('../features/labels/print-button.tsx'), 'PrintChosen');
/** With its print button: each part that came later would move the rows under the pointer. */
const BulkBar = lazyComponent(async () => {
  const { BulkBar: bar } = await import('../features/orders/bulk/bulk-bar.tsx');
  await PrintChosen.load();
  return { BulkBar: bar };
}, 'BulkBar');
const OrderDetails = lazyComponent<'OrderDetails', OrderDetailsProps>(
  () => import('../features/orders/details/order-details.tsx'),
  'OrderDetails',
);
const OrderLabels = lazyComponent(() => import('../features/labels/order-labels.tsx'), 'OrderLabels');

const laterParts = () => [OrderDetails];

const MODES = ['all', 'urgent', 'normal'] as const;

export function AllOrders() {
  const { page, setPage, toFirst } = usePage();
  const { search, setSearch, clear } = useSearch(toFirst);
  const [mode, chooseMode] = useSearchParamChoice('mode', MODES);
  const filters = useOrderFilters(search);
  const filterForm = useFilterForm(filters);
  const list = usePagedOrders({ search, mode, page, filters: filters.query });
  const viewed = useOrderWindow(list.previous ? undefined : list.rows);

  useLoadAhead(laterParts);

  const print = printAct();
  const hasLabels = isFor({ feature: 'tawseel', may: DESK });
  const [selecting, setSelecting] = useState(false);
  /** The boxes of the rows come together with the bar above them, once its code is there. */
  const select = (on: boolean) => startTransition(() => setSelecting(on));
  useWindowLink('printLabels', print ? () => select(true) : undefined);
  const atCashDesk = isCashDesk(filters) && !selecting;
  const selection = useOrderSelection(
    list.rows ?? [],
    JSON.stringify([search, mode, filters.query, selecting]),
    selecting ? MOST_LABELS : MOST_CASH_ORDERS,
  );

  const isOfUnmoved = filters.query.unmovedDays !== undefined;
  const columns = [
    ...(atCashDesk || selecting ? [selectionColumn(selection)] : []),
    // While rows are selected they open without a button, because boxes take its room.
    ...orderColumns(search, viewed.open, isOfUnmoved).filter(
      ({ align }) => !(selecting && align === 'actions'),
    ),
  ];

  function setMode(next: ModeFilter) {
    chooseMode(next);
    toFirst();
  }

  function clearAll() {
    setSearch('');
    setMode('all');
    if (filters.count > 0) filters.clear();
  }

  const { sort: _, ...filtered } = filters.query;
  const found = { search: search.trim().slice(0, 100), mode: mode === 'all' ? undefined : mode, ...filtered };

  const count = list.rows?.[0]?.isSimilar ? text.similarCount : text.count;
  const counted = (list.moreThanTotal ? text.moreThan : count)(list.total);
  const countText =
    list.unpaidCOD === undefined ? counted : text.cashToReceive(counted, showMoney(list.unpaidCOD));
  const isOurs = hasFeature('tawseel');
  const actions = (
    <>
      <ExportButton list="orders" query={found} />
      <PriceLookupButton />
      {print && (
        <Button small aria-pressed={selecting} onClick={() => select(!selecting)}>
          {editingText.selectOrders}
        </Button>
      )}
      <NewOrderButton small print={print} />
    </>
  );
  return (
    <Page
      title={text.title}
      actions={isOurs ? <MoreActions label={text.moreActions}>{actions}</MoreActions> : actions}
    >
      <Toolbar count={list.rows && !list.previous ? countText : ''}>
        {isOurs ? (
          <div className={filterStyles.find}>
            <SearchBox
              value={search}
              onChange={setSearch}
              label={text.searchAlsoReference}
              placeholder={text.searchAlsoReferenceHint}
            />
            <FilterOpener filters={filters} form={filterForm} />
          </div>
        ) : (
          <SearchBox value={search} onChange={setSearch} label={text.search} placeholder={text.searchHint} />
        )}
        <FilterButtons label={text.filter} choices={MODES} words={text} value={mode} onChange={setMode} />
      </Toolbar>
      {isOurs && <FilterBar filters={filters} form={filterForm} search={search} />}
      <Paged
        page={page}
        pages={list.pages}
        end={endOfFound(list, text.firstOfMore)}
        previous={list.previous}
        onPage={setPage}
        typed={isOurs ? filtersText.goToPage : undefined}
      >
        {atCashDesk && <CashBar selection={selection} />}
        {selecting && (
          <BulkBar
            selection={selection}
            filter={found}
            found={list.total}
            print={(trackingIDs) => <PrintChosen trackingIDs={trackingIDs} />}
          />
        )}
        <LoadedTable
          read={list}
          rows={list.rows}
          failed={text.loadFailed}
          skeletonRows={10}
          label={text.list}
          columns={columns}
          rowKey={orderKey}
          onRow={isOurs ? viewed.open : undefined}
          empty={
            <NothingFound
              title={text.empty}
              hint={text.emptyHint}
              onClear={clear || mode !== 'all' || filters.count > 0 ? clearAll : undefined}
            />
          }
        />
      </Paged>
      <Opened of={viewed}>
        {(frame, order) => (
          <OrderDetails
            order={order}
            {...frame}
            rows={list.rows}
            onTurn={viewed.turnTo}
            print={print}
            more={hasLabels && ((trackingID) => <OrderLabels trackingID={trackingID} />)}
          />
        )}
      </Opened>
    </Page>
  );
}

/** Returns true if the list is of orders whose cash the signed-in user may record: drivers hand in what they hold. */
function isCashDesk({ query }: OrderFilters): boolean {
  const isOpenCash = query.payment === 'COD-unheld' && query.trackingStatus === 'delivered';
  return isOpenCash && hasCall(orders.handInCashOfMany);
}
