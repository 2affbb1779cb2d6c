/**
 * States of a pickup: planned once it or a parcel of it is on a run, then done if a parcel was collected, otherwise
 * failed.
 */
export const PICKUP_STATES = ['asked', 'planned', 'done', 'failed', 'cancelled'] as const;
export type PickupState = (typeof PICKUP_STATES)[number];

/** Maximum days until a pickup. */
export const LAST_PICKUP_DAYS = 60;
/** Maximum cancelled pickups of a sender in the list of a day. */
export const MOST_CANCELLED = 10;
/** Maximum pickups of a sender on a day, including standing ones, and maximum parcels of one pickup. */
export const MOST_PICKUPS = 50;
export const MOST_EXPECTED = 10_000;
