/** How far a pickup is: planned once it or a parcel of it is on a run, then done if one was collected, else failed. */
export const PICKUP_STATES = ['asked', 'planned', 'done', 'failed', 'cancelled'] as const;
export type PickupState = (typeof PICKUP_STATES)[number];

/** How many days ahead a pickup may be. */
export const LAST_PICKUP_DAYS = 60;
/** How many pickups a sender has on a day at most, standing ones included, and how many parcels one may be of. */
export const MOST_PICKUPS = 50;
export const MOST_EXPECTED = 10_000;
