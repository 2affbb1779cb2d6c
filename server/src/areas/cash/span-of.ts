import { endOfDay, type Span, startOfHour } from '../../platform/values/period.ts';

/** Returns the span of time of a day, else of a month such as '2026-11', or undefined if none is named. */
export function spanOf(
  { day, month }: { day?: string | undefined; month?: string | undefined },
  timeZone: string,
): Span | undefined {
  if (day !== undefined) return { from: startOfHour(`${day}T00`, timeZone), to: endOfDay(day, timeZone) };
  if (month === undefined) return undefined;
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const startOf = (of: string) => startOfHour(`${of}-01T00`, timeZone);
  return { from: startOf(month), to: startOf(next.toISOString().slice(0, 7)) };
}
