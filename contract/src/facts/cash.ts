/** Smallest coin in use, in fils. */
const SMALLEST_COIN = 25;

/** True if what was collected is what was due, both in fils, but for less than any coin: 249.90 is paid as 250. */
export function isPaidInCoins(due: number, collected: number): boolean {
  return Math.abs(collected - due) < SMALLEST_COIN;
}
