import { dateFormat, show } from './format.ts';
import { formats, timeZone } from './formats.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/**
 * The forms of a date that are read: all have a year of four digits, which comes first, or after a day and the name of a
 * month. Browsers read others, too, such as 'week 12' or 5, each as it likes.
 */
const YEAR_FIRST = /^[12]\d{3}(?:[-/.]\d{1,2}){0,2}(?:$|[T\s]+\d)/;
const MONTH_NAMED = new RegExp(
  `^(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\\s+)?(?:\\d{1,2}[\\s-]${MONTH}|${MONTH}\\s+\\d{1,2}),?` +
    '(?:[\\s-]+|\\s+\\d{1,2}:\\d.*\\s)[12]\\d{3}(?![\\d:])',
  'i',
);

/** Seconds or milliseconds since 1970. */
const SINCE_1970 = /^\d{10}(\d{3})?$/;
/** A time of day with its zone: '14:52Z', '14:52:00+04:00', '14:52:00 GMT+0400 (Gulf Standard Time)'. */
const ZONED = /\d:\d.*(?:Z|UTC?|GMT|[ECMP][SD]T|[+-]\d{1,2}(?::?\d{2})?)(?: *\(.*\))?$/i;
/** The forms of a date that every browser reads as UTC. */
const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](?=\d)/;

/** Parses a date without a zone as UTC; by itself a browser takes its own zone. */
function parseAsUtc(date: string): number {
  if (ISO_DATE.test(date)) return Date.parse(date);
  return Date.parse(ISO_TIME.test(date) ? `${date.replace(ISO_TIME, '$1T')}Z` : `${date} UTC`);
}

/** Hours ahead of UTC at any time of the year. */
const AHEAD: Readonly<Record<string, number>> = { UTC: 0, 'Asia/Dubai': 4 };
const HOUR = 3_600_000;

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Formats an instant in the business time zone. A date without a zone is one of the business: its day and hour are shown
 * as they were sent, in any browser. A date in a form of its own stays as it was sent.
 */
export function showDate(instant: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  const date = (instant ?? '').trim();
  const isCounted = SINCE_1970.test(date);
  const isInstant = isCounted || ZONED.test(date);
  const time = isCounted ? Number(date.padEnd(13, '0')) : isInstant ? Date.parse(date) : parseAsUtc(date);
  const isRead = isCounted || YEAR_FIRST.test(date) || MONTH_NAMED.test(date);
  if (!isRead || Number.isNaN(time)) return show(instant);
  const shown = isInstant || date.includes(':') ? options : DAY;
  const zone = isInstant ? timeZone : 'UTC';
  const ahead = AHEAD[zone];
  if (shown !== DAY || !formats.months || ahead === undefined) {
    return dateFormat({ timeZone: zone, ...shown }).format(time);
  }
  // Without Intl, whose first format takes an eighth of the script's time of the first list.
  const day = new Date(time + ahead * HOUR);
  return `${day.getUTCDate()} ${formats.months.split(' ')[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** `21 Nov 2026` in the business time zone. */
export function showDay(instant: string | null | undefined): string {
  return showDate(instant, DAY);
}

/** `14:52` in the business time zone. */
export function showHour(instant: string | null | undefined): string {
  return showDate(instant, { hour: '2-digit', minute: '2-digit' });
}

/** `21 Nov 2026, 14:52` in the business time zone. */
export function showTime(instant: string | null | undefined): string {
  return showDate(instant, { ...DAY, hour: '2-digit', minute: '2-digit' });
}
