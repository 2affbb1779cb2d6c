/** Returns an amount in fils. */
export const inFils = (aed: number) => Math.round(aed * 100);

/** Returns a sum in AED, added up in whole fils. Missing amounts count as 0. */
export function sumMoney(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount = 0) => sum + inFils(amount), 0) / 100;
}
