import { orders } from '@tawseel/contract/orders';
import { hasCall } from '../../api/host.ts';
import type { OrderFilters } from './order-filters.ts';

/** Returns true if the list is of orders whose cash the signed-in user may record: drivers hand in what they hold. */
export function isCashDesk({ query }: OrderFilters): boolean {
  const isOpenCash = query.payment === 'COD-unheld' && query.trackingStatus === 'delivered';
  return isOpenCash && hasCall(orders.handInCashOfMany);
}
