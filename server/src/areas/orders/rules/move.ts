import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { isTrackingStatus, mayMove, nextStatuses } from '@tawseel/contract/facts/tracking';
import { type ActRefusal, type Acts, type Outcome, refuse, type Situation } from './order-act.ts';

/** Moves an order to a next status. */
export function move({ to, note, isImplied }: Acts['move'], { order }: Situation): Outcome | ActRefusal {
  const { tracking_id: trackingID, tracking_status: from } = order;
  const isKnown = isTrackingStatus(from);
  if (isKnown && mayMove(from, to)) {
    const event = { kind: 'status', ...(note ? { note } : {}), ...(isImplied ? { isImplied } : {}) } as const;
    return { patch: { tracking_status: to }, event, done: sentence('order_moved', { trackingID, to }) };
  }
  const next = isKnown ? nextStatuses(from) : [];
  const isCancelled = order.cancelled_at !== null;
  return refuse('no_such_move', { trackingID, status: from, to, next, isCancelled });
}
