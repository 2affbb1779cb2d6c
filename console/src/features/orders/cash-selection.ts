import { MOST_CASH_ORDERS } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { hasCall } from '../../api/host.ts';
import type { OrderFilters } from './order-filters.ts';
import type { LooseOrder } from './order-rules.ts';

/** What the cash desk does all day: the delivered orders whose cash is still to come in. */
export const CASH_HERE = { payment: 'COD-open', trackingStatus: 'delivered' } as const;

/** Whether the list is of orders whose cash whoever has signed in may record. */
export function isCashDesk({ query }: OrderFilters): boolean {
  const isOpenCash = query.payment === CASH_HERE.payment && query.trackingStatus === CASH_HERE.trackingStatus;
  return isOpenCash && hasCall(orders.handInCashOfMany);
}

type Selected = ReadonlyMap<string, LooseOrder>;
const NONE: Selected = new Map();

export type CashSelection = {
  /** By tracking ID, on whatever page they are. */
  orders: Selected;
  /** What they come to. */
  total: number;
  isFull: boolean;
  /** Of the rows of this page. */
  shown: number;
  onPage: number;
  isSelected: (order: LooseOrder) => boolean;
  toggle: (order: LooseOrder, on: boolean) => void;
  togglePage: (on: boolean) => void;
  drop: (trackingIDs: readonly string[]) => void;
  clear: () => void;
};

/** Orders of one list, as `list` names it, whose cash is to be recorded together; kept from page to page. */
export function useCashSelection(rows: readonly LooseOrder[], list: string): CashSelection {
  const [stored, setStored] = useState({ list, orders: NONE });
  const chosen = stored.list === list ? stored.orders : NONE;
  const known = rows.flatMap((order) => (order.trackingID ? [[order.trackingID, order] as const] : []));
  const fresh = new Map(known);
  // As they are now, where they can be seen.
  const selected = new Map([...chosen].map(([id, order]) => [id, fresh.get(id) ?? order]));
  const select = (next: Iterable<readonly [string, LooseOrder]>) =>
    setStored({ list, orders: new Map([...next].slice(0, MOST_CASH_ORDERS)) });
  const without = (ids: readonly string[]) => [...selected].filter(([id]) => !ids.includes(id));
  const fils = [...selected.values()].reduce(
    (sum, { orderValue = 0 }) => sum + Math.round(orderValue * 100),
    0,
  );
  return {
    orders: selected,
    total: fils / 100,
    isFull: selected.size >= MOST_CASH_ORDERS,
    shown: known.length,
    onPage: known.filter(([id]) => selected.has(id)).length,
    isSelected: ({ trackingID = '' }) => selected.has(trackingID),
    toggle: (order, on) => {
      const { trackingID = '' } = order;
      select(on ? [...selected, [trackingID, order]] : without([trackingID]));
    },
    togglePage: (on) => select(on ? [...selected, ...known] : without(known.map(([id]) => id))),
    drop: (ids) => select(without(ids)),
    clear: () => select([]),
  };
}
