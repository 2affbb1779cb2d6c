/** What is done with a parcel by scanning it at a hub. */
export const SCAN_ACTS = ['received', 'sorted', 'sent', 'counted', 'measured', 'handed_back'] as const;
export type ScanAct = (typeof SCAN_ACTS)[number];

/**
 * What became of a scan: as expected; the same with moves of the order that it implied; nothing new; here, though nobody
 * expected it; to be sent on to another warehouse; a code that nobody knows, or several orders have; older than what is
 * known by now; not allowed at its status.
 */
export const SCAN_RESULTS = [
  'ok',
  'implied',
  'repeat',
  'surplus',
  'wrong_place',
  'unknown',
  'late',
  'refused',
] as const;
export type ScanResultKind = (typeof SCAN_RESULTS)[number];

/** How many scans one call brings at most, and how long their client ids are: the time first, then chance. */
export const MOST_SCANS = 500;
export const CLIENT_ID_LENGTH = 22;

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

export const FOLLOW_UP_KINDS = [
  'missing',
  'surplus',
  'address',
  'damaged',
  'measured',
  'call',
  'return',
  'recall',
  'late_act',
  'cod_changed',
  'no_proof',
  'code_wrong',
] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

export const RUN_STATES = ['open', 'out', 'closed', 'cancelled'] as const;

/** How many parcels a list at a desk has at most. */
export const MOST_LISTED = 1000;
/** Runs that one list has: a day of the largest warehouse. */
export const MOST_RUNS = 200;
/** Of the codes that other carriers and shops print. */
export const LONGEST_CODE = 80;
