import { IconEye } from '@tabler/icons-react';
import { filtersText } from '../../texts/filters.ts';
import { ordersText as text } from '../../texts/orders.ts';
import type { Column } from '../../ui/data-table.tsx';
import { show, showDay, showTime } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { tip } from '../../ui/tooltip.tsx';
import { asInTrackingId, foundReference, type LooseOrder } from './order-rules.ts';
import styles from './orders-table.module.css';
import { OrderStatus } from './status-badge.tsx';

/** The tracking ID and, where the search found that, the sender's own number. */
function OrderId({ order, search }: { order: LooseOrder; search: string }) {
  const reference = foundReference(order, search);
  return (
    <>
      <Mark text={show(order.trackingID)} match={asInTrackingId(order, search)} />
      {reference && (
        <span className={styles.reference}>
          <Mark text={reference} match={search} />
        </span>
      )}
    </>
  );
}

/** On a small screen two of these leave the receiver room. */
const DAY = 'clamp(7.25rem, 12cqi, 8rem)';

/** The columns of All Orders, what was searched for marked where it was found. */
export function orderColumns(
  search: string,
  onView: (order: LooseOrder) => void,
  isOfUnmoved = false,
): Column<LooseOrder>[] {
  const lastMove: Column<LooseOrder> = {
    key: 'movedAt',
    header: filtersText.lastMove,
    width: DAY,
    cell: (order) => <span {...tip(showTime(order.movedAt))}>{showDay(order.movedAt)}</span>,
  };
  return [
    {
      key: 'trackingID',
      header: text.orderId,
      width: 'clamp(9.5rem, 20cqi, 16rem)',
      cell: (order) => <OrderId order={order} search={search} />,
    },
    {
      key: 'receiver',
      header: text.receiver,
      cell: (order) => <Mark text={show(order.dropoff?.receiverName)} match={search} />,
    },
    {
      key: 'payment',
      header: text.payment,
      width: '11%',
      cell: (order) => show(order.paymentMethod),
    },
    {
      key: 'status',
      header: text.status,
      width: 'clamp(7.5rem, 14cqi, 8.5rem)',
      cell: (order) => <OrderStatus order={order} />,
    },
    {
      key: 'date',
      header: text.date,
      width: DAY,
      cell: (order) => <span {...tip(showTime(order.createdAt))}>{showDay(order.createdAt)}</span>,
    },
    ...(isOfUnmoved ? [lastMove] : []),
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      width: 'clamp(4.5rem, 9cqi, 5rem)',
      cell: (order) => (
        <IconButton
          label={text.view(show(order.trackingID))}
          hint={text.viewHint}
          icon={<IconEye aria-hidden="true" />}
          onClick={() => onView(order)}
        />
      ),
    },
  ];
}
