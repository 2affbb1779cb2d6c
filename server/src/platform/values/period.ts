import { DAY_MS } from '@tawseel/contract/facts/durations';
import type { DateFilter } from '@tawseel/contract/facts/periods';
import { instantOf, wallClock } from './time-zone.ts';

/** Half-open interval from one instant to another, which is excluded; both ISO 8601 UTC. */
export type Span = { from: string; to: string };

export type PeriodFilter = { dateFilter: DateFilter } | { startDate: string; endDate: string };

/** The database compares instants as text, which only works within the years 0000 to 9999. */
const FIRST_INSTANT = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns the period of a filter and its comparison period. A period in progress goes to the end of today: nothing is
 * dated later than now, so that includes everything so far, in whole days. It is compared with as much of the one
 * before: today at 15:20 with yesterday to 15:20; this week (from Monday) with last week to the same weekday and
 * time; this month on the 31st at 15:20 with all of a last month that has no 31st. Days chosen by date are compared
 * with the same number of days before them.
 */
export function periodOf(filter: PeriodFilter, now: Date, timeZone: string): Span & { previous: Span } {
  const at = (wall: number) => toIso(instantOf(wall, timeZone));
  if ('startDate' in filter) {
    const start = wallOf(filter.startDate);
    const end = wallOf(filter.endDate) + DAY_MS;
    return { from: at(start), to: at(end), previous: { from: at(start - (end - start)), to: at(start) } };
  }

  const clock = wallClock(now.getTime(), timeZone);
  const today = Math.floor(clock / DAY_MS) * DAY_MS;
  if (filter.dateFilter === 'yesterday') {
    const previous = { from: at(today - 2 * DAY_MS), to: at(today - DAY_MS) };
    return { from: at(today - DAY_MS), to: at(today), previous };
  }

  const [start, before] = startsOf(filter.dateFilter, today);
  const previous = { from: at(before), to: at(Math.min(before + (clock - start), start)) };
  return { from: at(start), to: at(today + DAY_MS), previous };
}

/** Returns the business day of an instant: 2026-01-31T21:30:00Z in Asia/Dubai is '2026-02-01'. */
export function businessDay(instant: string, timeZone: string): string {
  return clockText(instant, timeZone).slice(0, 10);
}

/** Returns the business hour of an instant: 2026-01-31T21:30:00Z in Asia/Dubai is '2026-02-01T01'. */
export function businessHour(instant: string, timeZone: string): string {
  return clockText(instant, timeZone).slice(0, 13);
}

/** Returns the business time of an instant, to the minute: 2026-01-31T21:30:00Z in Asia/Dubai is '2026-02-01T01:30'. */
export function businessMinute(instant: string, timeZone: string): string {
  return clockText(instant, timeZone).slice(0, 16);
}

/** Returns the first instant of an hour: '2026-02-01T01' in Asia/Dubai begins at 2026-01-31T21:00:00.000Z. */
export function startOfHour(hour: string, timeZone: string): string {
  return toIso(instantOf(wallOf(hour), timeZone));
}

/** Returns the first instant after a day: '2026-02-01' in Asia/Dubai ends at 2026-02-01T20:00:00.000Z. */
export function endOfDay(day: string, timeZone: string): string {
  return toIso(instantOf(wallOf(day) + DAY_MS, timeZone));
}

/** Returns 'November 2026' for '2026-11'. */
export function monthName(month: string): string {
  const names = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(wallOf(`${month}-01`));
}

function clockText(instant: string, timeZone: string): string {
  return new Date(wallClock(Date.parse(instant), timeZone)).toISOString();
}

export function toIso(instant: number): string {
  return new Date(Math.min(Math.max(instant, FIRST_INSTANT), LAST_INSTANT)).toISOString();
}

/** Parses a day or an hour as wall-clock time. Throws a RangeError if it is neither. */
function wallOf(text: string): number {
  const wall = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`'${text}' is no day (2026-02-01) or hour (2026-02-01T13)`);
  return wall;
}

/** Returns the starts of a period in progress and of the one before it, in wall-clock time. */
function startsOf(filter: Exclude<DateFilter, 'yesterday'>, today: number): [start: number, before: number] {
  if (filter === 'today') return [today, today - DAY_MS];
  const date = new Date(today);
  if (filter === 'this month') {
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return [Date.UTC(year, month, 1), Date.UTC(year, month - 1, 1)];
  }
  const monday = today - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return [monday, monday - 7 * DAY_MS];
}

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
