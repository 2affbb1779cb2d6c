import { IconEye } from '@tabler/icons-react';
import { hasFeature } from '../../../api/host.ts';
import { filtersText } from '../../../texts/en/filters.ts';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { showCity, showWord } from '../../../texts/words.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showDay } from '../../../ui/dates.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Mark } from '../../../ui/display/mark.tsx';
import { timeTip } from '../../../ui/display/tooltip.tsx';
import { dotted, show, showMoney } from '../../../ui/format.ts';
import { type Column, ID_COLUMN } from '../../../ui/table/column.ts';
import { placeText } from '../order-facts.ts';
import { asInName, asInTrackingId, foundReference, isCancelled, type LooseOrder } from '../order-rules.ts';
import { OrderStatus } from '../status-badge.tsx';

/** Second lines of the columns, from data of our own server; another server's list is as specified. */
function secondLines(search: string) {
  return {
    trackingID: (order: LooseOrder) => {
      const reference = foundReference(order, search);
      const sender = order.pickup?.senderName;
      return reference ? <Mark text={dotted([reference, sender])} match={search} /> : sender;
    },
    receiver: ({ dropoff: { receiverPhone, city } = {} }: LooseOrder) =>
      receiverPhone && city ? (
        <>
          <bdi className="nowrap">{show(receiverPhone)}</bdi>
          {' · '}
          {showCity(city)}
        </>
      ) : (
        (receiverPhone && show(receiverPhone)) || (city && showCity(city))
      ),
    payment: ({ orderValue }: LooseOrder) => Boolean(orderValue) && showMoney(orderValue),
    status: (order: LooseOrder) => !isCancelled(order) && placeText(order.trackingStatus),
  };
}

/** Returns the columns of All Orders, with the searched text marked; a list of unmoved orders has their last update. */
export function orderColumns(
  search: string,
  onView: (order: LooseOrder) => void,
  isOfUnmoved: boolean,
): Column<LooseOrder>[] {
  const day = (time: string | undefined) => <span {...timeTip(time)}>{showDay(time)}</span>;
  const second = hasFeature('tawseel') ? secondLines(search) : undefined;
  return [
    {
      key: 'trackingID',
      header: text.orderId,
      ...(second ? ID_COLUMN : { width: 'clamp(9.5rem, 20cqi, 16rem)' }),
      cell: (order) => <Mark text={show(order.trackingID)} match={asInTrackingId(order, search)} />,
      second: second?.trackingID,
    },
    {
      key: 'receiver',
      header: text.receiver,
      cell: ({ dropoff, isSimilar }) => {
        const name = show(dropoff?.receiverName);
        return (
          <>
            <Mark text={name} match={asInName(name, search)} />
            {isSimilar && (
              <>
                {' '}
                <Badge>{text.similar}</Badge>
              </>
            )}
          </>
        );
      },
      second: second?.receiver,
    },
    {
      key: 'payment',
      header: text.payment,
      width: second ? 'clamp(6.5rem, 11cqi, 8rem)' : '11%',
      cell: (order) => showWord('payment', order.paymentMethod),
      second: second?.payment,
    },
    {
      key: 'status',
      header: text.status,
      width: 'clamp(7rem, 14cqi, 8.5rem)',
      cell: (order) => <OrderStatus order={order} />,
      second: second?.status,
    },
    {
      key: 'date',
      header: isOfUnmoved ? filtersText.lastMove : text.date,
      width: isOfUnmoved ? '9.25rem' : 'clamp(7rem, 12cqi, 8rem)',
      cell: ({ createdAt, movedAt }) => day(isOfUnmoved ? movedAt : createdAt),
      second: isOfUnmoved ? ({ createdAt }) => filtersText.created(showDay(createdAt)) : undefined,
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      inCards: !second,
      width: 'clamp(4.25rem, 9cqi, 5rem)',
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
