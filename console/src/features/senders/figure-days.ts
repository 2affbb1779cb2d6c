import { dayAfter } from '@tawseel/contract/facts/durations';

export const PERIODS = ['this-month', 'last-month', 'last-7-days', 'other'] as const;
export type FigurePeriod = (typeof PERIODS)[number];

/** First and last day. */
export type Days = { from: string; to: string };

const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** Returns the days of a period as of a day. */
export function daysOfPeriod(period: Exclude<FigurePeriod, 'other'>, today: string): Days {
  if (period === 'this-month') return { from: monthOf(today), to: today };
  if (period === 'last-7-days') return { from: dayAfter(today, -6), to: today };
  const to = dayAfter(monthOf(today), -1);
  return { from: monthOf(to), to };
}
