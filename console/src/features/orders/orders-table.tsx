import { IconEye } from '@tabler/icons-react';
import { ordersText as text } from '../../texts/orders.ts';
import type { Column } from '../../ui/data-table.tsx';
import { show, showDay, showTime } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { tip } from '../../ui/tooltip.tsx';
import { asInTrackingId, type LooseOrder } from './order-rules.ts';
import { StatusBadge } from './status-badge.tsx';

/** The columns of All Orders, what was searched for marked where it was found. */
export function orderColumns(search: string, onView: (order: LooseOrder) => void): Column<LooseOrder>[] {
  return [
    {
      key: 'trackingID',
      header: text.orderId,
      width: '22%',
      cell: (order) => <Mark text={show(order.trackingID)} match={asInTrackingId(order, search)} />,
    },
    {
      key: 'receiver',
      header: text.receiver,
      cell: (order) => <Mark text={show(order.dropoff?.receiverName)} match={search} />,
    },
    { key: 'payment', header: text.payment, width: '12%', cell: (order) => show(order.paymentMethod) },
    {
      key: 'status',
      header: text.status,
      width: '8.5rem',
      cell: (order) => <StatusBadge status={order.orderStatus ?? order.status} />,
    },
    {
      key: 'date',
      header: text.date,
      width: '8rem',
      cell: (order) => <span {...tip(showTime(order.createdAt))}>{showDay(order.createdAt)}</span>,
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      width: '5rem',
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
