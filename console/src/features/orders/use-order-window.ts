import { hasFeature } from '../../api/host.ts';
import { useLast } from '../../ui/dialog/use-last.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowAddress } from '../../ui/navigation/use-window-address.ts';
import type { LooseOrder } from './order-rules.ts';
import { useOrderToOpen } from './use-order-to-open.ts';

/**
 * State of the window of an order: on our own server its tracking ID is in the address. `rows` is the list on the page,
 * which need not have the order.
 */
export function useOrderWindow(rows: readonly LooseOrder[] | undefined) {
  const opened = useOpened<LooseOrder>();
  const { id, open, turnTo, close } = useWindowAddress('order');
  const isOurs = hasFeature('tawseel');
  useOrderToOpen(isOurs ? undefined : rows, opened.open);
  const find = (trackingID: string) => rows?.find((row) => row.trackingID === trackingID) ?? { trackingID };
  const lastId = useLast(id || undefined);
  if (!isOurs) return { ...opened, turnTo: opened.open };
  return {
    value: lastId === undefined ? undefined : find(lastId),
    isOpen: id !== '',
    open: ({ trackingID = '' }: LooseOrder) => open(trackingID),
    turnTo: ({ trackingID = '' }: LooseOrder) => turnTo(trackingID),
    close,
  };
}
