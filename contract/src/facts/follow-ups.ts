/** Kinds of follow-ups. */
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
  'no_slip',
] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];
