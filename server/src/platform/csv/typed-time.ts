import { plainCharacters } from '@tawseel/contract/facts/characters';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { instantOf } from '../values/time-zone.ts';

/** Written forms of a date: year first; two numbers and the year; day and month name; month name and day. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)$/;
const TWO_AND_YEAR = /^(\d\d?)([-/.])(\d\d?)\2(\d{4}|\d\d)$/;
const NAMED_MONTH = /^(\d\d?)[-/. ]([a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i;
const MONTH_AND_DAY = /^([a-z]{3,9})\.? (\d\d?),? (\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_AND_HOUR = /^(.+?)(?:,?\s+|T)(\d\d?:\d\d.*)$/;
const HOUR = /^(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,3})\d*)?)?\s*([ap]\.?m\.?|[صم])?\s?(Z|[+-]\d\d:?\d\d)?$/i;

type Day = { year: number; month: number; day: number };

/** Returns the year; two digits are a year of this century. */
const yearOf = (figures: string) => (figures.length === 2 ? 2000 : 0) + Number(figures);

function monthOf(name: string): number {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at + 1;
}

function dayOf(text: string, isMonthFirst: boolean): Day | undefined {
  const [, year = '', , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  const [, one, , other, last = ''] = TWO_AND_YEAR.exec(text) ?? [];
  if (last) {
    const [first, second] = [Number(one), Number(other)];
    return { year: yearOf(last), month: isMonthFirst ? first : second, day: isMonthFirst ? second : first };
  }
  const [, date, name = '', end = ''] = NAMED_MONTH.exec(text) ?? [];
  if (end) return { year: yearOf(end), month: monthOf(name), day: Number(date) };
  const [, long = '', second, whole = ''] = MONTH_AND_DAY.exec(text) ?? [];
  return whole ? { year: Number(whole), month: monthOf(long), day: Number(second) } : undefined;
}

type Hour = { milliseconds: number; offset: string | undefined };

/** Returns the hour of the day from a 12-hour clock, or NaN if it is invalid: (12, 'p') is 12, (12, 'a') is 0. */
function hourOfHalf(hour: number, half: string): number {
  return hour < 1 || hour > 12 ? Number.NaN : (hour % 12) + (/[pم]/i.test(half) ? 12 : 0);
}

function hourOf(text: string): Hour | undefined {
  const [, written, minute, second = 0, fraction = '', half, offset] = HOUR.exec(text) ?? [];
  const hour = half ? hourOfHalf(Number(written), half) : Number(written);
  if (!(hour < 24 && Number(minute) < 60 && Number(second) < 60)) return undefined;
  const seconds = (hour * 60 + Number(minute)) * 60 + Number(second);
  return { milliseconds: seconds * 1000 + Number(fraction.padEnd(3, '0')), offset };
}

/** Splits '25/11/2026, 2:30 PM' into date and time. */
function partsOf(cell: string): [day: string, hour: string | undefined] {
  const plain = plainCharacters(cell);
  const [, day, hour] = DAY_AND_HOUR.exec(plain) ?? [];
  return day === undefined ? [plain, undefined] : [day, hour];
}

/** Parses a time of a file to ISO 8601 UTC, or returns undefined; without a UTC offset it is in `timeZone`. */
export function readInstant(cell: string, timeZone: string, isMonthFirst: boolean): string | undefined {
  const [written, clock] = partsOf(cell);
  const day = dayOf(written, isMonthFirst);
  const hour = clock === undefined ? { milliseconds: 0, offset: undefined } : hourOf(clock);
  const midnight = day && midnightOf(day);
  if (midnight === undefined || !hour) return undefined;
  return inZone(midnight + hour.milliseconds, hour.offset, timeZone);
}

/** Order of day and month in a time; 'either' if both are numbers of at most 12. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'either';

/** Returns the order of day and month in a time, or undefined if they cannot be confused. */
export function dayOrderOf(cell: string): DayOrder | undefined {
  const [, one, , other] = TWO_AND_YEAR.exec(partsOf(cell)[0]) ?? [];
  if (one === undefined || Number(one) === Number(other)) return undefined;
  if (Number(other) > 12) return 'monthFirst';
  return Number(one) > 12 ? 'dayFirst' : 'either';
}

/** Returns midnight in milliseconds without a time zone, or undefined if the day does not exist. */
function midnightOf({ year, month, day }: Day): number | undefined {
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  return wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day ? wall.getTime() : undefined;
}

function inZone(wall: number, offset: string | undefined, timeZone: string): string {
  return new Date(
    offset === undefined ? instantOf(wall, timeZone) : wall - minutesOf(offset) * MINUTE_MS,
  ).toISOString();
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}
