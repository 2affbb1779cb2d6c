/** Linehaul goes from one warehouse to another, delivery to receivers, return to senders, pickup to shops that send. */
export const RUN_KINDS = ['linehaul', 'delivery', 'return', 'pickup'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
/** Of which kinds a driver goes from door to door. */
export const DOOR_KINDS = ['delivery', 'return', 'pickup'] as const;
type Goal = { id?: string | undefined } | null | undefined;
type Bound = { leg?: string | undefined; toWarehouse?: Goal };
type Way = { kind?: string | undefined; from?: Goal; to?: Goal };

/** True for a parcel that another warehouse delivers than the one that the run takes it to. */
export function isOnWrongRun({ leg, toWarehouse }: Bound, { kind, from, to }: Way): boolean {
  const goal = kind === 'linehaul' ? to?.id : from?.id;
  return leg === 'out' && Boolean(toWarehouse?.id) && toWarehouse?.id !== goal;
}

/** Of which kinds parcels are given to drivers at the board. */
export const BOARD_KINDS = ['delivery', 'pickup'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** What is on a run: still to be done; done; tried in vain, or missing at the end of a linehaul; brought back untried. */
export const STOP_STATES = ['pending', 'done', 'failed', 'skipped'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** What a driver does at a stop; a call ends nothing, and a stop that was ended by mistake is reopened. */
export const STOP_ACTS = [
  'delivered',
  'failed',
  'handed_back',
  'collected',
  'not_collected',
  'reopened',
  'called',
] as const;
export type StopAct = (typeof STOP_ACTS)[number];

/** What became of an act: taken; too late, the stop is over otherwise; against the rules. */
export const ACT_RESULTS = ['accepted', 'late', 'refused'] as const;
export type ActResult = (typeof ACT_RESULTS)[number];

/** Who took a parcel at the door. */
export const RELATIONS = ['self', 'family', 'guard', 'colleague', 'neighbour', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** How far from where it says it is a phone may be, in metres: beyond, it says nothing of a door. */
export const LEAST_ACCURACY_M = 1000;

/** How many acts one call brings at most, parcels one run has, and drivers one call gives parcels to. */
export const MOST_ACTS = 50;
export const MOST_STOPS = 500;
export const MOST_ASSIGNED = 50;
