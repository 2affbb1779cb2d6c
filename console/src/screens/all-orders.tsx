import { hasFeature } from '../api/host.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { CashBar, cashColumn } from '../features/orders/cash-bar.tsx';
import { isCashDesk, useCashSelection } from '../features/orders/cash-selection.ts';
import { endOfFound } from '../features/orders/end-of-found.ts';
import { FilterBar } from '../features/orders/filter-bar.tsx';
import { NewOrderButton } from '../features/orders/new-order-button.tsx';
import { OrderDetails } from '../features/orders/order-details.tsx';
import { useOrderFilters } from '../features/orders/order-filters.ts';
import { type LooseOrder, type ModeFilter, orderKey } from '../features/orders/order-rules.ts';
import { orderColumns } from '../features/orders/orders-table.tsx';
import { PriceLookupButton } from '../features/orders/price-lookup-button.tsx';
import { useOrderToOpen } from '../features/orders/use-order-to-open.ts';
import { usePagedOrders } from '../features/orders/use-paged-orders.ts';
import { Page } from '../features/page/page.tsx';
import { filtersText } from '../texts/filters.ts';
import { ordersText as text } from '../texts/orders.ts';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { showMoney } from '../ui/format.ts';
import { LoadedTable } from '../ui/loaded-table.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { Paged, usePage } from '../ui/paged.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useSearch } from '../ui/use-search.ts';
import { useSearchParamState } from '../ui/use-search-param-state.ts';

const MODES: readonly ModeFilter[] = ['all', 'urgent', 'normal'];

export function AllOrders() {
  const { page, setPage, toFirst } = usePage();
  const { search, setSearch, clear } = useSearch(toFirst);
  const [modeText, setModeText] = useSearchParamState('mode', 'all');
  const mode = MODES.find((one) => one === modeText) ?? 'all';
  const filters = useOrderFilters(search);
  const list = usePagedOrders({ search, mode, page, filters: filters.query });
  const viewed = useOpened<LooseOrder>();

  useOrderToOpen(list.previous ? undefined : list.rows, viewed.open);

  const cash = useCashSelection(list.rows ?? [], JSON.stringify([search, mode, filters.query]));
  const atCashDesk = isCashDesk(filters);

  const isOfUnmoved = filters.query.unmovedDays !== undefined;
  const columns = [
    ...(atCashDesk ? [cashColumn(cash)] : []),
    ...orderColumns(search, viewed.open, isOfUnmoved),
  ];

  function setMode(next: ModeFilter) {
    setModeText(next);
    toFirst();
  }

  function clearAll() {
    setSearch('');
    setMode('all');
    if (filters.count > 0) filters.clear();
  }

  const { sort: _, ...filtered } = filters.query;

  const counted = (list.moreThanTotal ? text.moreThan : text.count)(list.total);
  const told =
    list.unpaidCOD === undefined ? counted : text.cashToReceive(counted, showMoney(list.unpaidCOD));
  const referenced = hasFeature('tawseel');
  return (
    <Page
      title={text.title}
      actions={
        <>
          <ExportButton
            list="orders"
            query={{ search, mode: mode === 'all' ? undefined : mode, ...filtered }}
          />
          <PriceLookupButton />
          <NewOrderButton small />
        </>
      }
    >
      <Toolbar count={list.rows && !list.previous ? told : ''}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label={referenced ? text.searchAlsoReference : text.search}
          placeholder={referenced ? text.searchAlsoReferenceHint : text.searchHint}
        />
        <FilterButtons label={text.filter} choices={MODES} words={text} value={mode} onChange={setMode} />
      </Toolbar>
      {hasFeature('tawseel') && <FilterBar filters={filters} search={search} onSearch={setSearch} />}
      <Paged
        page={page}
        pages={list.pages}
        end={endOfFound(list, text.firstOfMore)}
        previous={list.previous}
        onPage={setPage}
        typed={hasFeature('tawseel') ? filtersText.goToPage : undefined}
      >
        {atCashDesk && <CashBar selection={cash} />}
        <LoadedTable
          read={list}
          rows={list.rows}
          failed={text.loadFailed}
          skeletonRows={10}
          label={text.list}
          columns={columns}
          rowKey={orderKey}
          empty={
            <NothingFound
              title={text.empty}
              hint={text.emptyHint}
              onClear={clear || mode !== 'all' || filters.count > 0 ? clearAll : undefined}
            />
          }
        />
      </Paged>
      {viewed.value && <OrderDetails order={viewed.value} open={viewed.isOpen} onClose={viewed.close} />}
    </Page>
  );
}
