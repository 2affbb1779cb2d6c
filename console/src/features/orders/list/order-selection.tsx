import { useState } from 'react';
import { editingText as text } from '../../../texts/en/order-editing.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { LooseOrder } from '../order-rules.ts';

type Selected = ReadonlyMap<string, LooseOrder>;
const NONE: Selected = new Map();

export type OrderSelection = {
  /** Selected orders by tracking ID, on any page. */
  orders: Selected;
  isFull: boolean;
  /** Number of rows on this page. */
  shown: number;
  onPage: number;
  isSelected: (order: LooseOrder) => boolean;
  toggle: (order: LooseOrder, on: boolean) => void;
  togglePage: (on: boolean) => void;
  /** Selects these instead. */
  choose: (orders: readonly LooseOrder[]) => void;
  drop: (trackingIDs: readonly string[]) => void;
  clear: () => void;
};

function entriesOf(orders: readonly LooseOrder[]) {
  return orders.flatMap((order) => (order.trackingID ? [[order.trackingID, order] as const] : []));
}

/** Selection of orders of one list (`list`) for an act on all of them, up to a maximum; it stays from page to page. */
export function useOrderSelection(rows: readonly LooseOrder[], list: string, most: number): OrderSelection {
  const [stored, setStored] = useState({ list, orders: NONE });
  const chosen = stored.list === list ? stored.orders : NONE;
  const known = entriesOf(rows);
  const fresh = new Map(known);
  // Orders on this page are up to date.
  const selected = new Map([...chosen].map(([id, order]) => [id, fresh.get(id) ?? order]));
  const select = (next: Iterable<readonly [string, LooseOrder]>) =>
    setStored({ list, orders: new Map([...next].slice(0, most)) });
  const without = (ids: readonly string[]) => [...selected].filter(([id]) => !ids.includes(id));
  return {
    orders: selected,
    isFull: selected.size >= most,
    shown: known.length,
    onPage: known.filter(([id]) => selected.has(id)).length,
    isSelected: ({ trackingID = '' }) => selected.has(trackingID),
    toggle: (order, on) => {
      const { trackingID = '' } = order;
      select(on ? [...selected, [trackingID, order]] : without([trackingID]));
    },
    togglePage: (on) => select(on ? [...selected, ...known] : without(known.map(([id]) => id))),
    choose: (all) => select(entriesOf(all)),
    drop: (ids) => select(without(ids)),
    clear: () => select([]),
  };
}

/** Column of the boxes that select an order. */
export function selectionColumn({ isSelected, isFull, toggle }: OrderSelection): Column<LooseOrder> {
  return {
    key: 'selected',
    header: text.selected,
    align: 'tick',
    width: '2.5rem',
    cell: (order) =>
      order.trackingID && (
        <Checkbox
          label={<span className="visually-hidden">{text.select(order.trackingID)}</span>}
          checked={isSelected(order)}
          disabled={isFull && !isSelected(order)}
          onChange={(on) => toggle(order, on)}
        />
      ),
  };
}
