import { Attempts } from './attempts.tsx';
import { TryActs } from './attempts-acts.tsx';
import { isCancelled, type LooseOrder } from './order-rules.ts';

/** What drivers did at the door with an order, and what the office can do next. */
export function OrderAttempts({ order }: { order: LooseOrder }) {
  const { trackingID = '', trackingStatus } = order;
  return (
    <Attempts
      trackingID={trackingID}
      acts={
        <TryActs trackingID={trackingID} trackingStatus={trackingStatus} isCancelled={isCancelled(order)} />
      }
    />
  );
}
