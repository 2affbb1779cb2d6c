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
 * Events of a tracking history: a new status, cash on delivery handed in, a correction, a cancellation, or the
 * undoing of the last of these except a correction.
 */
export const TRACKING_EVENTS = ['status', 'cashHandedIn', 'corrected', 'cancelled', 'takenBack'] as const;
/** Further events that a sender's key sees: a failed attempt, its reopening on the same run, and the promised day. */
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
 * Returns the two statuses derived from the stored one: 'delivered' is {status: 'Pickup', orderStatus: 'completed'}.
 */
export function derivedStatus(trackingStatus: TrackingStatus): DerivedStatus {
  const { status, orderStatus } = STEPS[trackingStatus];
  return { status, orderStatus };
}

/** Returns the statuses that an order may change to (state machine); none once it is delivered or returned. */
export function nextStatuses(trackingStatus: TrackingStatus): readonly TrackingStatus[] {
  return STEPS[trackingStatus].next;
}

/**
 * Returns true if an order may change its status so: a warehouse hands it to a driver, never straight to the
 * receiver.
 */
export function mayMove(from: TrackingStatus, to: TrackingStatus): boolean {
  return STEPS[from].next.includes(to);
}

/** Returns true if the status of an order cannot change any more. */
export function isFinal(trackingStatus: TrackingStatus): boolean {
  return nextStatuses(trackingStatus).length === 0;
}
