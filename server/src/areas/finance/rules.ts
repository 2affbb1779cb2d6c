import { toAed } from '../../platform/values/fils.ts';

/** Finance summary, four sums in AED: revenue 10.50 and expenses 12.00 make a loss of 1.50. */
export function summary(totals: { revenueFils: number; expensesFils: number }) {
  const balance = totals.revenueFils - totals.expensesFils;
  return {
    totalRevenue: toAed(totals.revenueFils),
    expenses: toAed(totals.expensesFils),
    profit: toAed(Math.max(0, balance)),
    loss: toAed(Math.max(0, -balance)),
  };
}

/**
 * The percent change of each figure, to one decimal: 150 after 120 is 25; 1 after 3 is -66.7.
 * Null where the figure before was 0 and there is nothing to compare with.
 */
export function changes<Figure extends string>(
  current: Readonly<Record<Figure, number>>,
  previous: Readonly<Record<Figure, number>>,
): Record<Figure, number | null> {
  const percents = {} as Record<Figure, number | null>;
  for (const figure in current) percents[figure] = percentChange(current[figure], previous[figure]);
  return percents;
}

function percentChange(current: number, previous: number): number | null {
  if (previous === 0) return null;
  return Math.round(((current - previous) / previous) * 1000) / 10 + 0;
}
