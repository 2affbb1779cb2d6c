import type { CountedEvent } from '../../platform/http/metrics.ts';

declare module '../../platform/http/tally.ts' {
  interface Tally {
    orderTaken: [mode: string];
    orderMoved: [status: string];
    cashHandedIn: [];
    cashCounted: [kind: string];
  }
}

/** Events on orders that the metrics count. */
export const ORDER_EVENTS: readonly CountedEvent[] = [
  { event: 'cashCounted', name: 'tawseel_cash_counts_total', help: 'Counts of cash, by kind', label: 'kind' },
  { event: 'orderTaken', name: 'tawseel_orders_taken_total', help: 'Orders taken by the API', label: 'mode' },
  {
    event: 'orderMoved',
    name: 'tawseel_orders_moved_total',
    help: 'Orders moved on, by where to',
    label: 'status',
  },
  { event: 'cashHandedIn', name: 'tawseel_cash_handed_in_total', help: 'Orders whose cash was handed in' },
];
