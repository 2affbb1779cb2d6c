import { History } from './history.tsx';
import styles from './order-details.module.css';
import { ParcelNow } from './parcel-now.tsx';

/** Who has a parcel since when, where it goes, and all that happened to it. */
export function Road({ trackingID }: { trackingID: string }) {
  return (
    <div className={styles.details}>
      <ParcelNow trackingID={trackingID} />
      <History trackingID={trackingID} />
    </div>
  );
}
