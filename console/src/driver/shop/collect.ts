import type { PickupReason } from '@tawseel/contract/facts/pickup-reasons';
import type { MyStop } from '@tawseel/contract/my-day';
import type { Draft } from '../queue/driver.ts';

type Parcels = { taken: readonly MyStop[]; left: readonly MyStop[] };
/** What is said of the parcels of a shop: why some were left, and what is told of who handed the others over. */
type Told = { reason: PickupReason; who: Pick<Draft, 'receivedBy' | 'proofs'> };

/** One act for each parcel of a shop: who handed over those that were taken is the same, and why the others were left. */
export function collectDrafts({ taken, left }: Parcels, { reason, who }: Told): Draft[] {
  return [
    ...taken.map((stop): Draft => ({ stop, act: 'collected', ...who })),
    ...left.map((stop): Draft => ({ stop, act: 'not_collected', reason })),
  ];
}
