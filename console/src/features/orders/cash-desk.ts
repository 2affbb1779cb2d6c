import { orders } from '@tawseel/contract/orders';
import { hasCall } from '../../api/host.ts';
import type { OrderFilters } from './order-filters.ts';

/** What the cash desk does all day: the delivered orders whose cash is still to come in. */
export const CASH_HERE = { payment: 'COD-open', trackingStatus: 'delivered' } as const;

/** Whether the list is of orders whose cash whoever has signed in may record. */
export function isCashDesk({ query }: OrderFilters): boolean {
  const isOpenCash = query.payment === CASH_HERE.payment && query.trackingStatus === CASH_HERE.trackingStatus;
  return isOpenCash && hasCall(orders.handInCashOfMany);
}
