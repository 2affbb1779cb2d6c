/** Smallest coin in use, in fils. */
const SMALLEST_COIN = 25;

/**
 * Returns true if the collected and due amounts, in fils, differ by less than the smallest coin: 249.90 is paid as
 * 250.
 */
export function isPaidInCoins(due: number, collected: number): boolean {
  return Math.abs(collected - due) < SMALLEST_COIN;
}

/** Difference in AED above which an amount is questioned even if it is less than ten times the due one. */
const MUCH_MORE_AED = 1000;

/** Returns true if an amount in AED is so far from the due one that a separator or digit was probably mistyped. */
export function isFarFrom(due: number, amount: number): boolean {
  return amount >= due * 10 || amount > due + MUCH_MORE_AED || amount * 10 <= due;
}
