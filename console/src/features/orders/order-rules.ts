import { nameSpellings } from '@tawseel/contract/facts/name-spellings';
import { DISPATCH } from '@tawseel/contract/facts/roles';
import { finder, SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { isFinal, isTrackingStatus } from '@tawseel/contract/facts/tracking';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import type { Order } from '@tawseel/contract/order-replies';
import { type Similar, textFinder } from '../../api/find-rows.ts';
import { hasFeature, isFor } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { rowKey } from '../../ui/table/column.ts';

export type LooseOrder = Loose<Order> & Similar;
export type ModeFilter = 'all' | 'urgent' | 'normal';

/** Returns `urgent` or `normal` in lower case, from deliveryType, otherwise mode; '' without either. */
export function deliveryTypeOf(order: LooseOrder): string {
  return (order.deliveryType?.trim() || order.mode?.trim() || '').toLowerCase();
}

export function isCancelled({ cancelledAt }: LooseOrder): boolean {
  return hasFeature('tawseel') && Boolean(cancelledAt);
}

/** True if the caller may read the delivery code: until the order is at its end, an operator only with the call about it. */
export function mayReadCode(trackingStatus = '', hasItsCall = false): boolean {
  const mayAsk = isFor({ feature: 'tawseel', may: hasItsCall ? DISPATCH : ['supervisor'] });
  return mayAsk && isTrackingStatus(trackingStatus) && !isFinal(trackingStatus);
}

/** Search predicate, as the server's own. */
export function orderFinder(search: string): (order: LooseOrder) => boolean {
  const holds = finder(search);
  const finds: Readonly<Record<(typeof SEARCHED_OF_ORDERS)[number], (order: LooseOrder) => boolean>> = {
    trackingID: trackingIdFinder(search),
    receiverName: ({ dropoff }) => holds([dropoff?.receiverName]),
    reference: ({ reference }) => hasFeature('tawseel') && holds([reference]),
  };
  return (order) => SEARCHED_OF_ORDERS.some((text) => finds[text](order));
}

export function matchesMode(order: LooseOrder, mode: ModeFilter): boolean {
  return mode === 'all' || deliveryTypeOf(order) === mode;
}

/** Returns the forms that are searched in tracking IDs: on our own server all spellings, elsewhere the exact text. */
function searchedForms(search: string): string[] {
  return hasFeature('tawseel') ? trackingIdForms(search.trim()) : [search];
}

export function trackingIdFinder(search: string): (order: LooseOrder) => boolean {
  const finders = searchedForms(search).map(finder);
  return ({ trackingID }) => finders.some((holds) => holds([trackingID]));
}

/** Returns the match as spelled in the tracking ID if it was typed without hyphens. */
export function asInTrackingId({ trackingID }: LooseOrder, search: string): string {
  return searchedForms(search).find((form) => finder(form)([trackingID])) ?? search;
}

/** Returns the match as spelled in a name with other spaces or hyphens, which our own server finds. */
export function asInName(name: string, search: string): string {
  if (!hasFeature('tawseel')) return search;
  return nameSpellings(search).find((form) => finder(form)([name])) ?? search;
}

/** True if a search that found nothing is tried again for similar names. */
export function triesSimilar(search = ''): boolean {
  return hasFeature('tawseel') && /^[^\p{N}]{3,}$/u.test(search);
}

/** Returns the sender's own number of an order if it contains the searched text, on a server with such numbers. */
export function foundReference({ reference = '' }: LooseOrder, search: string): string {
  const isFound = search.trim() !== '' && textFinder(search)([reference]);
  return isFound && hasFeature('tawseel') ? reference : '';
}

/** Returns the row key of an order; without an id it is the tracking ID. */
export function orderKey({ _id, trackingID }: LooseOrder, at: number): string {
  return rowKey({ _id: _id ?? trackingID }, at);
}
