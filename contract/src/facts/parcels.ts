/** Who has a parcel: a warehouse or a run of ours, somebody of ours that no scan names, or not us. */
export const HOLDER_KINDS = ['sender', 'warehouse', 'run', 'unknown', 'receiver'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** On its way out to the receiver or back to the sender. */
export const LEGS = ['out', 'back'] as const;

/** What is wrong with a parcel in our hands: its address, the parcel itself, or that nobody finds it. */
export const EXCEPTIONS = ['address', 'damaged', 'missing'] as const;
export type Exception = (typeof EXCEPTIONS)[number];

/** Of the parcels of a warehouse: those that it has, those on their way to it, those that it sent on. */
export const HELD_PLACES = ['here', 'coming', 'gone'] as const;
export type HeldPlace = (typeof HELD_PLACES)[number];

/** How many parcels a list at a desk has at most. */
export const MOST_LISTED = 1000;
