/**
 * Returns true if an amount in AED is a whole number of fils, so that it can be stored exactly. Floating-point errors
 * are ignored: 0.1 + 0.2 is 30 fils.
 */
export function isWholeFils(aed: number): boolean {
  const fils = Math.round(aed * 100);
  return Number.isSafeInteger(fils) && (fils / 100 === aed || Math.abs(aed * 100 - fils) < 1e-6);
}

/**
 * Converts AED to whole fils: 12.35 is 1235. Throws a RangeError for more than two decimals, because rounding here
 * would change money; external input is checked before.
 */
export function toFils(aed: number): number {
  if (!isWholeFils(aed)) throw new RangeError(`${aed} AED is not a whole number of fils (two decimals)`);
  return Math.round(aed * 100) + 0;
}

/** Converts whole fils to AED: 1235 is 12.35. */
export function toAed(fils: number): number {
  return fils / 100;
}

/** Sums figures with at most three decimals, such as AED or kilograms, without floating-point errors. */
export function sumOf(figures: readonly number[]): number {
  return Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 1000) / 1000;
}

const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats whole fils for a sentence: 123456 is 'AED 1,234.56'. */
export function aedText(fils: number): string {
  return `AED ${TWO_DECIMALS.format(toAed(fils))}`;
}
