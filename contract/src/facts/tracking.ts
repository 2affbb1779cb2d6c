export const TRACKING_STATUSES = [
  'created',
  'accepted',
  'unpick',
  'pickup',
  'warehouse',
  'assignedtodriver',
  'delivered',
  'return',
] as const;

/**
 * Events of a tracking history: an order came to a status, its cash on delivery was handed in, it was corrected or
 * cancelled, or the last of these but a correction was taken back.
 */
export const TRACKING_EVENTS = ['status', 'cashHandedIn', 'corrected', 'cancelled', 'takenBack'] as const;
/** What a sender's key is told besides: a failed attempt, that it is tried again on the same run, and the promised day. */
export const TOLD_EVENTS = [...TRACKING_EVENTS, 'attemptFailed', 'reopened', 'promised'] as const;
export type ToldEventKind = (typeof TOLD_EVENTS)[number];

export type TrackingEventKind = (typeof TRACKING_EVENTS)[number];

export type TrackingStatus = (typeof TRACKING_STATUSES)[number];
export type DerivedStatus = {
  readonly status: 'Pending' | 'Not Pickup' | 'Pickup';
  readonly orderStatus: 'Pending' | 'completed' | 'return';
};

type Step = DerivedStatus & { readonly next: readonly TrackingStatus[] };

const STEPS: Readonly<Record<TrackingStatus, Step>> = {
  created: {
    status: 'Pending',
    orderStatus: 'Pending',
    next: ['accepted', 'unpick'],
  },
  accepted: {
    status: 'Not Pickup',
    orderStatus: 'Pending',
    next: ['pickup', 'unpick'],
  },
  unpick: {
    status: 'Not Pickup',
    orderStatus: 'Pending',
    next: ['accepted', 'return'],
  },
  pickup: {
    status: 'Pickup',
    orderStatus: 'Pending',
    next: ['warehouse', 'return'],
  },
  warehouse: {
    status: 'Pickup',
    orderStatus: 'Pending',
    next: ['assignedtodriver', 'return'],
  },
  assignedtodriver: {
    status: 'Pickup',
    orderStatus: 'Pending',
    next: ['delivered', 'warehouse', 'return'],
  },
  delivered: { status: 'Pickup', orderStatus: 'completed', next: [] },
  return: { status: 'Pickup', orderStatus: 'return', next: [] },
};

export function isTrackingStatus(value: string): value is TrackingStatus {
  return Object.hasOwn(STEPS, value);
}

/**
 * Derived statuses, the two that follow from the one stored: 'delivered' is {status: 'Pickup', orderStatus:
 * 'completed'}.
 */
export function derivedStatus(trackingStatus: TrackingStatus): DerivedStatus {
  const { status, orderStatus } = STEPS[trackingStatus];
  return { status, orderStatus };
}

/**
 * State machine of the tracking status: where an order may go from each; nowhere once it is delivered or returned.
 */
export function nextStatuses(trackingStatus: TrackingStatus): readonly TrackingStatus[] {
  return STEPS[trackingStatus].next;
}

/** Whether an order may move so: a warehouse hands it to a driver, never straight to the receiver. */
export function mayMove(from: TrackingStatus, to: TrackingStatus): boolean {
  return STEPS[from].next.includes(to);
}

/** Whether nothing is to happen to an order any more. */
export function isFinal(trackingStatus: TrackingStatus): boolean {
  return nextStatuses(trackingStatus).length === 0;
}
