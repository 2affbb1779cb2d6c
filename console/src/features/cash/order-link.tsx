import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { show } from '../../ui/format.ts';

/** Tracking ID as a link that opens the window of its order. */
export function OrderLink({ trackingID = '' }: { trackingID: string | undefined }) {
  return (
    <Link
      to={`${addresses.allOrders}?${new URLSearchParams({ order: trackingID })}`}
      className="nowrap"
      translate="no"
    >
      {show(trackingID)}
    </Link>
  );
}
