import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import type { Order } from '@tawseel/contract/orders';
import { hasFeature } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';

export type LooseOrder = Loose<Order>;
export type ModeFilter = 'all' | 'urgent' | 'normal';

/** `urgent` or `normal` in lower case, from deliveryType, else mode; '' when the order says neither. */
export function deliveryTypeOf(order: LooseOrder): string {
  return (order.deliveryType || order.mode || '').trim().toLowerCase();
}

function contains(value: string | undefined, wanted: string): boolean {
  return (value ?? '').toLowerCase().includes(wanted.toLowerCase());
}

/** What the server's own search does: tracking ID or receiver name contains it, whatever the case. */
export function matchesOrder(order: LooseOrder, search: string): boolean {
  return contains(order.dropoff?.receiverName, search.trim()) || matchesTrackingId(order, search);
}

export function matchesMode(order: LooseOrder, mode: ModeFilter): boolean {
  return mode === 'all' || deliveryTypeOf(order) === mode;
}

export function matchesTrackingId(order: LooseOrder, search: string): boolean {
  return trackingIdForms(search.trim()).some((form) => contains(order.trackingID, form));
}

/** The searched text as it stands in the tracking ID, where it was typed without the hyphens. */
export function asInTrackingId({ trackingID }: LooseOrder, search: string): string {
  return trackingIdForms(search.trim()).find((form) => contains(trackingID, form)) ?? search;
}

/** The sender's own number for an order where it contains what is searched for, on a server that has such numbers. */
export function foundReference({ reference = '' }: LooseOrder, search: string): string {
  const isFound = search.trim() !== '' && contains(reference, search.trim());
  return isFound && hasFeature('references') ? reference : '';
}

/** A name for a row that no other row has, whatever a server left out. */
export function orderKey(rows: readonly LooseOrder[], order: LooseOrder): string {
  return order._id ?? order.trackingID ?? String(rows.indexOf(order));
}
