import { dispatch } from '@tawseel/contract/dispatch';
import { MOST_LABELS } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import type { ReactNode } from 'react';
import { hasCall } from '../../../api/host.ts';
import { useReadOnDemand } from '../../../api/read.ts';
import { bulkText as text } from '../../../texts/en/order-bulk.ts';
import { editingText, orderWindowText } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { SelectionBar } from '../../../ui/table/selection-bar.tsx';
import type { OrderSelection } from '../list/order-selection.tsx';
import type { FilterQuery } from '../order-filters.ts';
import type { LooseOrder } from '../order-rules.ts';
import styles from './bulk.module.css';
import { BulkCancel, BulkGive, BulkPromise } from './bulk-acts.tsx';

const ACTS = [
  { name: 'give', row: dispatch.assignParcels, label: () => orderWindowText.give },
  { name: 'promise', row: dispatch.promiseTry, label: () => text.promise },
  { name: 'cancel', row: orders.cancelOrder, label: () => text.cancel },
] as const;

type BulkRequest = { act: (typeof ACTS)[number]['name']; chosen: ReadonlyMap<string, LooseOrder> };

export type BulkBarProps = {
  selection: OrderSelection;
  /** Filter of the list. */
  filter: FilterQuery & { search?: string; mode?: 'urgent' | 'normal' | undefined };
  /** Number of orders that it finds. */
  found: number;
  /** Returns the button that prints the labels of orders, of another feature. */
  print: (trackingIDs: string[]) => ReactNode;
};

/** Acts on the selected orders: those of a page, or all that the filter finds. */
export function BulkBar({ selection, filter, found, print }: BulkBarProps) {
  const { orders: chosen, isFull, shown, onPage, togglePage, choose, drop, clear } = selection;
  const opened = useOpened<BulkRequest>();
  const all = useReadOnDemand(orders.listOrders, { failed: text.allFailed });
  const trackingIDs = [...chosen.keys()];
  const count = trackingIDs.length;
  const isTooMuch = found > MOST_LABELS;
  const hasMore = found > shown && count < found;

  async function chooseAll() {
    const read = await all.run({ query: filter });
    if ('content' in read) choose(read.content);
  }

  return (
    <div className={styles.bar}>
      <SelectionBar
        shown={shown}
        selected={onPage}
        status={count > 0 ? `${text.chosen(count)}${isFull ? `. ${text.most(MOST_LABELS)}` : ''}` : ''}
        words={{ selectPage: editingText.selectPage, clear: editingText.clearSelection }}
        onPage={togglePage}
        onClear={clear}
        actions={() => (
          <>
            {print(trackingIDs)}
            {ACTS.filter(({ row }) => hasCall(row)).map(({ name, label }) => (
              <Button key={name} small onClick={() => opened.open({ act: name, chosen })}>
                {label()}
              </Button>
            ))}
          </>
        )}
      />
      {hasMore && isTooMuch && <span className="quiet">{text.tooMuch(MOST_LABELS)}</span>}
      {hasMore && !isTooMuch && (
        <Button small busy={all.busy} onClick={() => void chooseAll()}>
          {text.chooseAll(found)}
        </Button>
      )}
      <Opened of={opened}>
        {(frame, { act, chosen }) => {
          const window = { ...frame, onDone: drop, trackingIDs: [...chosen.keys()] };
          if (act === 'give') return <BulkGive {...window} orders={chosen} />;
          return act === 'promise' ? <BulkPromise {...window} /> : <BulkCancel {...window} />;
        }}
      </Opened>
    </div>
  );
}
