/**
 * Kinds of runs: linehaul goes from one warehouse to another, delivery to receivers, return to senders, pickup to
 * shops.
 */
export const RUN_KINDS = ['linehaul', 'delivery', 'return', 'pickup'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
/** Kinds of runs that go from door to door. */
export const DOOR_KINDS = ['delivery', 'return', 'pickup'] as const;
type Goal = { id?: string | undefined } | null | undefined;
type Bound = { leg?: string | undefined; toWarehouse?: Goal };
type RunWay = { kind?: string | undefined; from?: Goal; to?: Goal };

/** Returns true if a parcel is to be delivered by another warehouse than the one that the run takes it to. */
export function isOnWrongRun({ leg, toWarehouse }: Bound, { kind, from, to }: RunWay): boolean {
  const goal = kind === 'linehaul' ? to?.id : from?.id;
  return leg === 'out' && Boolean(toWarehouse?.id) && toWarehouse?.id !== goal;
}

/** Kinds of runs whose parcels are assigned to drivers on the board. */
export const BOARD_KINDS = ['delivery', 'pickup'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/**
 * States of a stop: not done yet; done; failed, or missing at the end of a linehaul; brought back without an attempt.
 */
export const STOP_STATES = ['pending', 'done', 'failed', 'skipped'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** Results of an act: accepted; late, because the stop has another result; against the rules. */
export const ACT_RESULTS = ['accepted', 'late', 'refused'] as const;
export type ActResult = (typeof ACT_RESULTS)[number];

/** Relation of the person who took a parcel at the door to the receiver. */
export const RELATIONS = ['self', 'family', 'guard', 'colleague', 'neighbour', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Worst accuracy of a position in metres; beyond it, a position does not identify a door. */
export const LEAST_ACCURACY_M = 1000;

/** Maximum acts in one call, stops named in one call, and drivers in one assignment. */
export const MOST_ACTS = 50;
export const MOST_STOPS = 500;
/** Maximum stops of a run from door to door: more than a driver makes in a day, and it is handed out all at once. */
export const MOST_ON_RUN = 200;
export const MOST_ASSIGNED = 50;
