import { type UIEvent, useMemo } from 'react';
import { singleWarehouseText as text } from '../../../texts/en/warehouses.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showDay } from '../../../ui/dates.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Mark } from '../../../ui/display/mark.tsx';
import { timeTip } from '../../../ui/display/tooltip.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { show } from '../../../ui/format.ts';
import { useSearch } from '../../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../../ui/states/nothing-found.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LoadedTable } from '../../../ui/table/loaded-table.tsx';
import { asInTrackingId, isCancelled, type LooseOrder, orderKey } from '../order-rules.ts';
import type { PrintAct } from '../print-act.ts';
import { ModeBadge, OrderStatus } from '../status-badge.tsx';
import { endOfFound } from './end-of-found.ts';
import { NewOrderButton } from './new-order-button.tsx';
import { useWarehouseOrders } from './use-warehouse-orders.ts';
import styles from './warehouse-orders.module.css';

/** Fixed height, so that nothing below moves. */
const HEIGHT = '15rem';
/** Keeps the line of the total until it is known. */
const NO_TOTAL_YET = '\u00a0';
/** Distance in pixels to the end of the box at which the next rows are fetched. */
const NEAR_PX = 400;

function columnsFor(search: string): Column<LooseOrder>[] {
  return [
    {
      key: 'trackingID',
      header: text.orderId,
      cell: (order) => <Mark text={show(order.trackingID)} match={asInTrackingId(order, search)} />,
    },
    {
      key: 'mode',
      header: text.mode,
      width: '30%',
      cell: (order) => (isCancelled(order) ? <OrderStatus order={order} /> : <ModeBadge order={order} />),
    },
    {
      key: 'date',
      header: text.date,
      width: '30%',
      cell: (order) => <span {...timeTip(order.createdAt)}>{showDay(order.createdAt)}</span>,
    },
  ];
}

type ListProps = {
  orders: ReturnType<typeof useWarehouseOrders>;
  search: string;
  onClear: (() => void) | undefined;
};

function List({ orders, search, onClear }: ListProps) {
  const { hasMore, loadingMore, moreFailed, loadMore } = orders;
  const columns = useMemo(() => columnsFor(search), [search]);
  const end = endOfFound(orders, text.firstOfMore);

  function onScroll({ target }: UIEvent) {
    if (!(target instanceof HTMLElement) || !hasMore || orders.isFetching) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < NEAR_PX) loadMore();
  }

  return (
    <div onScrollCapture={onScroll} aria-busy={loadingMore} style={{ minBlockSize: HEIGHT }}>
      <LoadedTable
        read={orders}
        rows={orders.rows}
        failed={text.ordersFailed}
        skeletonRows={4}
        label={text.ordersTable}
        columns={columns}
        rowKey={orderKey}
        height={HEIGHT}
        empty={<NothingFound title={text.noOrders} hint={text.noOrdersHint} onClear={onClear} />}
      />
      <p className="visually-hidden" role="status">
        {loadingMore && text.loadingMore}
      </p>
      {end && !hasMore && <p className="row quiet above-1">{end}</p>}
      {moreFailed && (
        <p className="row quiet above-1" role="alert">
          {text.moreFailed}
          <Button small busy={loadingMore} onClick={loadMore}>
            {text.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Infinite scroll of the orders of a warehouse, in a box of its own. */
export function WarehouseOrders({ warehouseId, print }: { warehouseId: string; print: PrintAct }) {
  const { search, setSearch, clear } = useSearch();
  const orders = useWarehouseOrders(warehouseId, search);
  const counted = orders.moreThanTotal ? text.ordersMoreThan : text.ordersCount;
  const about = orders.total === undefined ? (orders.rows ? undefined : NO_TOTAL_YET) : counted(orders.total);
  return (
    <Card
      title={text.orders}
      about={about}
      actions={
        <>
          <NewOrderButton warehouseId={warehouseId} print={print} />
          <div className={styles.search}>
            <SearchBox value={search} onChange={setSearch} label={text.ordersSearch} />
          </div>
        </>
      }
    >
      <List orders={orders} search={search} onClear={clear} />
    </Card>
  );
}
