import { type KeyboardEvent, Suspense } from 'react';
import { hasFeature } from '../../../api/host.ts';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { isRightToLeft, show } from '../../../ui/format.ts';
import { lazyComponent } from '../../../ui/states/lazy-component.ts';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import type { LooseOrder } from '../order-rules.ts';
import type { OurOrderProps } from '../window/order-window.tsx';
import { OrderSections } from './order-sections.tsx';

const OurOrder = lazyComponent<'OurOrder', OurOrderProps>(
  () => import('../window/order-window.tsx'),
  'OurOrder',
);

export type OrderDetailsProps = Pick<OurOrderProps, 'print' | 'more'> & {
  order: LooseOrder;
  open: boolean;
  onClose: () => void;
  /** The list that it was opened from, and how to show another order of it. */
  rows?: readonly LooseOrder[] | undefined;
  onTurn?: (order: LooseOrder) => void;
};

/** Window of an order: of our own server with all that can be done to it. */
export function OrderDetails({ order, open, onClose, rows = [], onTurn, ...parts }: OrderDetailsProps) {
  const { trackingID } = order;
  const isOurs = hasFeature('tawseel') && trackingID !== undefined;
  const at = rows.findIndex((row) => row.trackingID === trackingID);
  const turnTo = (row: LooseOrder | undefined) => row && onTurn && (() => onTurn(row));
  const turns = { previous: at === -1 ? undefined : turnTo(rows[at - 1]), next: turnTo(rows[at + 1]) };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, altKey, ctrlKey, metaKey, key } = event;
    // Not in a window above it, whose events come through here.
    if (!isOurs || altKey || ctrlKey || metaKey || !currentTarget.contains(target as Node)) return;
    const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft() ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) turns.next?.();
    if (key === backward) turns.previous?.();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.details(show(trackingID))}
      size="large"
      onKeyDown={onKeyDown}
    >
      {isOurs ? (
        <Suspense fallback={<TextSkeleton lines={12} />}>
          <OurOrder key={trackingID} listed={order} trackingID={trackingID} {...turns} {...parts} />
        </Suspense>
      ) : (
        <OrderSections order={order} />
      )}
    </Dialog>
  );
}
