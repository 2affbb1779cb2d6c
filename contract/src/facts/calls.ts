/**
 * Outcomes of a call to a receiver: a day agreed; another address or number; refused; no answer; to be left with a
 * guard or neighbour; to be called later; return decided.
 */
export const CALL_OUTCOMES = [
  'agreed',
  'other_address',
  'other_phone',
  'refused',
  'no_answer',
  'leave_with',
  'call_later',
  'return',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Follow-ups that are settled by calling. */
export const CALL_KINDS = ['call', 'return'] as const;

/** People who may receive a parcel for the receiver. */
export const LEFT_WITH = ['guard', 'neighbour'] as const;
export type LeftWith = (typeof LEFT_WITH)[number];

/** Hours that a receiver may ask for; '' for any. */
export const RECEIVER_HOURS = ['', '09:00-13:00', '13:00-17:00', '17:00-21:00'] as const;

/** Working days without an answer after which a return is proposed. */
export const CALL_DAYS = 3;
/** Minutes for which a claimed case belongs to the caller. */
export const CASE_MINUTES = 5;
