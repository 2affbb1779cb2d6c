/** Writes a whole number with a comma before each three digits, as Intl does: '1,234,567'. */
export function withCommas(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
