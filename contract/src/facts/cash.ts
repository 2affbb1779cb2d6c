/** Smallest coin in use, in fils. */
const SMALLEST_COIN = 25;

/** Returns the amounts in fils, down and up from the due one, that coins can make: 249.75 and 250 for 249.90. */
export function paidInCoins(due: number): { least: number; most: number } {
  const [least, most] = [Math.floor(due / SMALLEST_COIN), Math.ceil(due / SMALLEST_COIN)];
  return { least: least * SMALLEST_COIN, most: most * SMALLEST_COIN };
}

/**
 * Returns true if the due amount, in fils, was collected or rounded to coins: 249.90 is paid as 250, and 250 as
 * nothing else.
 */
export function isPaidInCoins(due: number, collected: number): boolean {
  const { least, most } = paidInCoins(due);
  return collected >= least && collected <= most;
}

/**
 * Splits a difference of a count, in fils and negative if cash is missing: coins can pay what a person owes, and the
 * rest, less than the smallest coin, is rounding.
 */
export function splitDifference(difference: number): { person: number; rounding: number } {
  const person = Math.trunc(difference / SMALLEST_COIN) * SMALLEST_COIN;
  return { person, rounding: difference - person };
}

/**
 * Returns true if the expenses of a count are above what was expected: its difference is what the business owes the driver,
 * and was not counted too much.
 */
export function isOwedToDriver({ counted, difference }: { counted: number; difference: number }): boolean {
  return difference > counted;
}

/** Difference in AED above which an amount is questioned even if it is less than ten times the due one. */
const MUCH_MORE_AED = 1000;

/** Returns true if an amount in AED is so far from the due one that a separator or digit was probably mistyped. */
export function isFarFrom(due: number, amount: number): boolean {
  return amount >= due * 10 || amount > due + MUCH_MORE_AED || amount * 10 <= due;
}
