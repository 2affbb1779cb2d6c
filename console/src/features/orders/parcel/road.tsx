import { History } from './history.tsx';
import { ParcelNow } from './parcel-now.tsx';

/** Holder, destination and history of a parcel. */
export function Road({ trackingID }: { trackingID: string }) {
  return (
    <div className="stack gap-3">
      <ParcelNow trackingID={trackingID} />
      <History trackingID={trackingID} />
    </div>
  );
}
