import { DAY_MS } from './durations.ts';
import { onFirstUse } from './on-first-use.ts';

/** Weekdays, starting with Monday, as the Emirates' working week does. */
export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** Default working days of couriers. */
export const USUAL_WORKING_DAYS: readonly WeekDay[] = WEEK_DAYS.slice(0, 6);

/** 1 Muharram of the year 1, as days since 1970. */
const HIJRA = -492_148;

const hijri = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

function hijriPart(daysSince1970: number, part: 'year' | 'month'): number {
  const parts = hijri().formatToParts(daysSince1970 * DAY_MS);
  return Number.parseInt(parts.find(({ type }) => type === part)?.value ?? '', 10);
}

function dayText(daysSince1970: number): string {
  return new Date(daysSince1970 * DAY_MS).toISOString().slice(0, 10);
}

/** Working days of the week, and holidays among them. */
export type WorkingTime = {
  readonly workingDays: readonly WeekDay[];
  readonly holidays: readonly { readonly date: string }[];
};

/** Number of days to search; if none of them is a working day, the next day is used. */
const MOST_DAYS_OFF = 60;

/** Returns the next working day after a day: with Monday to Saturday, '2026-11-23' after '2026-11-21'. */
export function nextWorkingDay(after: string, { workingDays, holidays }: WorkingTime): string {
  const first = Date.parse(after) / DAY_MS + 1;
  for (let day = first; day < first + MOST_DAYS_OFF; day += 1) {
    // 1 January 1970 was a Thursday.
    const name = WEEK_DAYS[(day + 3) % WEEK_DAYS.length]!;
    if (workingDays.includes(name) && !holidays.some(({ date }) => date === dayText(day)))
      return dayText(day);
  }
  return dayText(first);
}

/** Days ahead among which a receiver chooses a working day. */
const DAYS_AHEAD = 7;

/** Returns the working days among the seven after a day, of which a receiver may ask for one. */
export function daysToChoose(today: string, working: WorkingTime): string[] {
  const last = dayText(Date.parse(today) / DAY_MS + DAYS_AHEAD);
  const days: string[] = [];
  for (let day = nextWorkingDay(today, working); day <= last; day = nextWorkingDay(day, working))
    days.push(day);
  return days;
}

/** Returns the Hijri year of a day: 1448 for '2026-11-22'. */
export function hijriYearOf(day: string): number {
  return hijriPart(Date.parse(day) / DAY_MS, 'year');
}

/**
 * Returns the first and last day of Ramadan of a Hijri year by the Umm al-Qura calendar: 1448 is 2027-02-08 to
 * 2027-03-08. A moon sighting may move either by a day.
 */
export function ramadanOf(hijriYear: number): { from: string; to: string } {
  const years = hijriYear - 1;
  // Starts from the tabular calendar, which is at most a few days off, then checks day by day.
  const near = HIJRA + years * 354 + Math.floor((3 + 11 * hijriYear) / 30) + 236;
  const days = Array.from({ length: 50 }, (_, at) => near - 10 + at);
  const fasted = days.filter((day) => hijriPart(day, 'month') === 9 && hijriPart(day, 'year') === hijriYear);
  return { from: dayText(fasted[0]!), to: dayText(fasted.at(-1)!) };
}
