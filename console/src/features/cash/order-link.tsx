import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { show } from '../../ui/format.ts';

/** Tracking ID as a link that opens the details of its order. */
export function OrderLink({ trackingID = '' }: { trackingID: string | undefined }) {
  const search = new URLSearchParams({ search: trackingID });
  return (
    <Link to={`${addresses.allOrders}?${search}`} state={{ opens: trackingID }} translate="no">
      {show(trackingID)}
    </Link>
  );
}
