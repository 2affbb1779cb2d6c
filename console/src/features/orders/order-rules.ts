import type { Order } from '@tawseel/contract/orders';
import type { Loose } from '../../api/tolerant.ts';

export type LooseOrder = Loose<Order>;
export type ModeFilter = 'all' | 'urgent' | 'normal';

/** `urgent` or `normal` in lower case, from deliveryType, else mode; '' when the order says neither. */
export function deliveryTypeOf(order: LooseOrder): string {
  return (order.deliveryType || order.mode || '').trim().toLowerCase();
}

/** What the server's own search does: tracking ID or receiver name contains it, whatever the case. */
export function matchesOrder(order: LooseOrder, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [order.trackingID, order.dropoff?.receiverName].some((value) =>
    (value ?? '').toLowerCase().includes(wanted),
  );
}

export function matchesMode(order: LooseOrder, mode: ModeFilter): boolean {
  return mode === 'all' || deliveryTypeOf(order) === mode;
}

export function matchesTrackingId(order: LooseOrder, search: string): boolean {
  return (order.trackingID ?? '').toLowerCase().includes(search.trim().toLowerCase());
}

/** A name for a row that no other row has, whatever a server left out. */
export function orderKey(rows: readonly LooseOrder[], order: LooseOrder): string {
  return order._id ?? order.trackingID ?? String(rows.indexOf(order));
}
