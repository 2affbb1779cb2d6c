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

/** Of the codes that other carriers and shops print. */
export const LONGEST_CODE = 80;
