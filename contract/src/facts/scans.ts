/** Acts on a parcel that a scan at a hub records. */
export const SCAN_ACTS = ['received', 'sorted', 'sent', 'counted', 'measured', 'handed_back'] as const;
export type ScanAct = (typeof SCAN_ACTS)[number];

/**
 * Results of a scan: as expected; with implied moves of the order; nothing new; here although not expected; to be
 * sent on to another warehouse; an unknown or ambiguous code; older than the known state; not allowed at its status.
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

/** Maximum scans in one call, and length of their client ids: first the time, then random characters. */
export const MOST_SCANS = 500;
export const CLIENT_ID_LENGTH = 22;

/** Maximum length of the codes of other carriers and shops. */
export const LONGEST_CODE = 80;
