import { IconPlus } from '@tabler/icons-react';
import { orders } from '@tawseel/contract/orders';
import { hasCall } from '../../../api/host.ts';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../../ui/navigation/use-window-link.ts';
import { lazyComponent, preload } from '../../../ui/states/lazy-component.ts';
import type { PrintAct } from '../print-act.ts';

const NewOrder = lazyComponent(() => import('../editing/new-order.tsx'), 'NewOrder');

type NewOrderButtonProps = { warehouseId?: string; small?: boolean; print: PrintAct };

/** Opens the form of a new order; absent if orders cannot be entered. */
export function NewOrderButton({ warehouseId, small, print }: NewOrderButtonProps) {
  const opened = useOpened<true>();
  const isOffered = hasCall(orders.createOrder);
  useWindowLink('newOrder', isOffered ? () => opened.open(true) : undefined);
  if (!isOffered) return null;
  const loadAhead = () => preload(NewOrder);
  return (
    <>
      <Button
        small={small}
        icon={<IconPlus size={18} aria-hidden="true" />}
        variant="primary"
        onClick={() => opened.open(true)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        {text.newOrder}
      </Button>
      <Opened of={opened}>
        {(frame) => <NewOrder warehouseId={warehouseId} print={print} {...frame} />}
      </Opened>
    </>
  );
}
