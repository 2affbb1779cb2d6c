import { orders } from '@tawseel/contract/orders';
import { hasCall } from '../../api/host.ts';
import type { OrderFilters } from './order-filters.ts';

/** Filters of the cash desk: delivered orders whose cash is still open. */
export const CASH_HERE = { payment: 'COD-open', trackingStatus: 'delivered' } as const;

/** Returns true if the list is of orders whose cash the signed-in user may record. */
export function isCashDesk({ query }: OrderFilters): boolean {
  const isOpenCash = query.payment === CASH_HERE.payment && query.trackingStatus === CASH_HERE.trackingStatus;
  return isOpenCash && hasCall(orders.handInCashOfMany);
}
