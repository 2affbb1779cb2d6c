import { runsText as text } from '../../texts/en/runs.ts';
import { show } from '../../ui/format.ts';
import type { LooseStop, LooseVisit } from './shown.ts';

const MOST = 12;

/** Names the parcels of stops in a question. */
export function ParcelLines({ stops }: { stops: readonly LooseStop[] }) {
  return (
    <ul className="stack gap-half breaks above-half">
      {stops.slice(0, MOST).map(({ _id, parcel }) => (
        <li key={_id}>
          <span translate="no" dir="ltr">
            {show(parcel?.trackingID)}
          </span>{' '}
          <bdi>{show(parcel?.receiverName)}</bdi>
        </li>
      ))}
      {stops.length > MOST && <li>{text.andMore(stops.length - MOST)}</li>}
    </ul>
  );
}

/** Names the shops of pickups without booked parcels in a question. */
export function VisitLines({ visits }: { visits: readonly LooseVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <ul className="stack gap-half breaks above-half">
      {visits.map(({ pickupId, number, name }) => (
        <li key={pickupId}>
          <span translate="no" dir="ltr">
            {show(number)}
          </span>{' '}
          <bdi>{show(name)}</bdi>
        </li>
      ))}
    </ul>
  );
}
