import { History } from './history.tsx';
import { ParcelNow } from './parcel-now.tsx';

/** Who has a parcel since when, where it goes, and all that happened to it. */
export function Road({ trackingID }: { trackingID: string }) {
  return (
    <div className="stack gap-3">
      <ParcelNow trackingID={trackingID} />
      <History trackingID={trackingID} />
    </div>
  );
}
