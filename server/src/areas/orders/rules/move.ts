import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  isTrackingStatus,
  mayMove,
  nextStatuses,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import { type Acts, type RuleResult, refuse, type Situation } from './order-act.ts';

/** Statuses at which a missing or recalled parcel has been found. */
const FOUND: readonly TrackingStatus[] = ['warehouse', 'delivered'];

/** Moves an order to a next status. Scans and runs settle what they find; a move by hand does it here. */
export function move({ to, note, isImplied, isByHand }: Acts['move'], { order, at }: Situation): RuleResult {
  const { tracking_id: trackingID, tracking_status: from } = order;
  const isKnown = isTrackingStatus(from);
  if (isKnown && mayMove(from, to)) {
    const event = { kind: 'status', ...(note ? { note } : {}), ...(isImplied ? { isImplied } : {}) } as const;
    const done = sentence('order_moved', { trackingID, to });
    const found = { settle: ['missing', 'recall'], outcome: storeSentence(done), at } as const;
    const followUps = isByHand && FOUND.includes(to) ? { followUps: [found] } : {};
    return { patch: { tracking_status: to }, event, ...followUps, done };
  }
  const next = isKnown ? nextStatuses(from) : [];
  const isCancelled = order.cancelled_at !== null;
  return refuse('no_such_move', { trackingID, status: from, to, next, isCancelled });
}
