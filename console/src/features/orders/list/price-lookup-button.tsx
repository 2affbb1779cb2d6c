import { IconCalculator } from '@tabler/icons-react';
import { orders } from '@tawseel/contract/orders';
import { hasCall } from '../../../api/host.ts';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../../ui/navigation/use-window-link.ts';
import { lazyComponent, preload } from '../../../ui/states/lazy-component.ts';

const PriceLookup = lazyComponent(() => import('./price-lookup.tsx'), 'PriceLookup');

/** Opens the price lookup; absent for users without prices. */
export function PriceLookupButton() {
  const opened = useOpened<true>();
  const isOffered = hasCall(orders.quoteOrder);
  useWindowLink('priceLookup', isOffered ? () => opened.open(true) : undefined);
  if (!isOffered) return null;
  const loadAhead = () => preload(PriceLookup);
  return (
    <>
      <Button
        small
        icon={<IconCalculator size={18} aria-hidden="true" />}
        onClick={() => opened.open(true)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        {text.priceLookup}
      </Button>
      <Opened of={opened}>{(frame) => <PriceLookup {...frame} />}</Opened>
    </>
  );
}
