/**
 * Holders of a parcel: a warehouse or a run, a holder of ours that no scan names (unknown), or the sender or
 * receiver.
 */
export const HOLDER_KINDS = ['sender', 'warehouse', 'run', 'unknown', 'receiver'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** Direction of a parcel: out to the receiver, or back to the sender. */
export const LEGS = ['out', 'back'] as const;

/** Problems with a parcel in our custody: its address is unclear, it is damaged, or it is missing. */
export const EXCEPTIONS = ['address', 'damaged', 'missing'] as const;
export type Exception = (typeof EXCEPTIONS)[number];

/** Parcels of a warehouse by place: in the warehouse, on their way to it, or sent on by it. */
export const HELD_PLACES = ['here', 'coming', 'gone'] as const;
export type HeldPlace = (typeof HELD_PLACES)[number];

/** Maximum parcels in a list at a hub. */
export const MOST_LISTED = 1000;
