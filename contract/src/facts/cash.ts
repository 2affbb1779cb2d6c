/** Smallest coin in use, in fils. */
const SMALLEST_COIN = 25;

/** True if what was collected is what was due, both in fils, but for less than any coin: 249.90 is paid as 250. */
export function isPaidInCoins(due: number, collected: number): boolean {
  return Math.abs(collected - due) < SMALLEST_COIN;
}

/** Above this, in AED, more than is due is asked about even if it is less than ten times as much. */
const MUCH_MORE_AED = 1000;

/** True if an amount in AED is so far from the one due that a separator or a digit was probably slipped. */
export function isFarFrom(due: number, amount: number): boolean {
  return amount >= due * 10 || amount > due + MUCH_MORE_AED || amount * 10 <= due;
}
