/**
 * Feature flags: what a server has beyond the specification. The run-time settings of a server of ours name `tawseel`,
 * for all of it, and each part that it may also lack; a server that follows only the specification names none, and is
 * never asked their calls.
 */
export const FEATURES = [
  'tawseel',
  'mail',
  'areas',
  'labels',
  'scanning',
  'runs',
  'follow-ups',
  'pickups',
  'driver-page',
  'proofs',
] as const;
export type Feature = (typeof FEATURES)[number];
