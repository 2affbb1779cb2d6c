import { DISPATCH } from '@tawseel/contract/facts/roles';
import { Suspense } from 'react';
import { isFor } from '../../api/host.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';

const PrintOrderLabel = lazyComponent(() => import('./order-labels.tsx'), 'PrintOrderLabel');

/** Returns the button that prints an order's label, if the signed-in user may print; its window stays while it loads. */
export function printAct() {
  if (!isFor({ feature: 'tawseel', may: DISPATCH })) return undefined;
  return (trackingID: string, isPrimary = false) => (
    <Suspense>
      <PrintOrderLabel trackingID={trackingID} isPrimary={isPrimary} />
    </Suspense>
  );
}
