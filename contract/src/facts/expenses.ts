/** Purposes of what drivers pay out of the cash that they have collected; `toll` is Salik or Darb. */
export const EXPENSE_KINDS = ['fuel', 'parking', 'toll', 'repair', 'other'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/**
 * States of an expense. `open`: the driver entered it, and no count has decided it; `removed`: by the driver; `taken`
 * and `crossedOut`: by a count.
 */
export const EXPENSE_STATES = ['open', 'removed', 'taken', 'crossedOut'] as const;
export type ExpenseState = (typeof EXPENSE_STATES)[number];

/** Decisions of a cashier about an expense. One that is left is open for the next hand-in. */
export const EXPENSE_DECISIONS = ['take', 'crossOut', 'leave'] as const;

/** Maximum open expenses of a driver: more than a week on the road has, and few enough for one hand-in. */
export const MOST_OPEN_EXPENSES = 30;

/** Maximum expenses that one hand-in decides, because reversed hand-ins may open more than a driver may enter. */
export const MOST_DECIDED_EXPENSES = 100;

/** Maximum amount in AED: an office pays more by transfer. */
export const MOST_EXPENSE_AED = 2000;

/** Amount in AED from which a driver is asked, because a separator or digit was probably mistyped. */
const FAR_EXPENSE_AED = 500;

/** Returns true if an amount in AED has to be confirmed. */
export function isFarExpense(amount: number): boolean {
  return amount >= FAR_EXPENSE_AED;
}

/**
 * Returns true if an expense needs a note: what it was, or why there is no receipt. A toll gate prints none, and
 * parking is paid by phone.
 */
export function needsExpenseNote(kind: ExpenseKind, hasPhoto: boolean): boolean {
  return kind === 'other' || (!hasPhoto && (kind === 'fuel' || kind === 'repair'));
}
