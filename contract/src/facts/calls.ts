/**
 * What comes of a call to a receiver: a day agreed; another address, another number; refused; nobody answered; it is left
 * with somebody else; to be called later; the return is decided.
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

/** With whom a parcel may be left. */
export const LEFT_WITH = ['guard', 'neighbour'] as const;
export type LeftWith = (typeof LEFT_WITH)[number];

/** On so many working days nobody answers before a return is proposed. */
export const CALL_DAYS = 3;
/** For so long a case is the caller's, in minutes. */
export const CASE_MINUTES = 5;
