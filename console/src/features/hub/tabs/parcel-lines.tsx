import { hubText as text } from '../../../texts/en/hub.ts';
import { show } from '../../../ui/format.ts';
import styles from '../hub.module.css';
import type { LooseParcel } from '../shown.ts';

const MOST = 12;

/** Names parcels in a question, so that nobody has to look them up to answer it. */
export function ParcelLines({ parcels }: { parcels: readonly LooseParcel[] }) {
  return (
    <ul className={styles.lines}>
      {parcels.slice(0, MOST).map(({ trackingID, receiverName }) => (
        <li key={trackingID}>
          <span translate="no" dir="ltr">
            {show(trackingID)}
          </span>{' '}
          <bdi>{show(receiverName)}</bdi>
        </li>
      ))}
      {parcels.length > MOST && <li>{text.andMore(parcels.length - MOST)}</li>}
    </ul>
  );
}
