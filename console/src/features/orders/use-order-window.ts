import { hasFeature } from '../../api/host.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowAddress } from '../../ui/navigation/use-window-address.ts';
import type { LooseOrder } from './order-rules.ts';
import { useOrderToOpen } from './use-order-to-open.ts';

/**
 * State of the window of an order: on our own server its tracking ID is in the address. `rows` is the list on the page,
 * which need not have the order. It has no key, because the next order is shown in the same window.
 */
export function useOrderWindow(rows: readonly LooseOrder[] | undefined) {
  const { key: _, ...opened } = useOpened<LooseOrder>();
  const { value, isOpen, open, turnTo, close } = useWindowAddress('order');
  const isOurs = hasFeature('tawseel');
  useOrderToOpen(isOurs ? undefined : rows, opened.open);
  const find = (trackingID: string) => rows?.find((row) => row.trackingID === trackingID) ?? { trackingID };
  if (!isOurs) return { ...opened, turnTo: opened.open };
  return {
    value: value === undefined ? undefined : find(value),
    isOpen,
    open: ({ trackingID = '' }: LooseOrder) => open(trackingID),
    turnTo: ({ trackingID = '' }: LooseOrder) => turnTo(trackingID),
    close,
  };
}
