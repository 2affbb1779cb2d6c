import { DISPATCH } from '@tawseel/contract/facts/roles';
import { isFor } from '../api/host.ts';
import type { PrintAct } from '../features/orders/print-act.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';

const PrintOrderLabel = lazyComponent(() => import('../features/labels/order-labels.tsx'), 'PrintOrderLabel');

/** Returns the button that prints a label, if the signed-in user may print. */
export function printAct(): PrintAct {
  if (!isFor({ feature: 'tawseel', may: DISPATCH })) return undefined;
  return (trackingID, isPrimary) => <PrintOrderLabel trackingID={trackingID} isPrimary={isPrimary} />;
}
