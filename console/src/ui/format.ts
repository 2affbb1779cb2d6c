let timeZone = 'Asia/Dubai';

/** Sets the time zone once at start: all dates are shown in that of the business, wherever the reader is. */
export function setTimeZone(zone: string): void {
  timeZone = zone;
}

/** Number and date formats of a language. */
export type Formats = {
  /** BCP 47 */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Placeholder of a missing value. */
  missing: string;
  /** Separator of parts of one text: ', '. */
  comma: string;
  /** Keep the order of figures, and of the parts of a line, between words from right to left. */
  isolateFigures?: (text: string) => string;
  isolateParts?: (parts: readonly string[]) => string[];
  /** An amount that has its decimals and separators, with its sign and the currency: 'AED 1,234.50'. */
  money: (amount: string, sign: string) => string;
};

let formats: Formats;
let amount: Intl.NumberFormat;
let price: Intl.NumberFormat;
let count: Intl.NumberFormat;

/** Sets the formats once at start, with the language. */
export function setFormats(chosen: Formats): void {
  formats = chosen;
  amount = new Intl.NumberFormat(chosen.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  price = new Intl.NumberFormat(chosen.locale, { minimumFractionDigits: 2, maximumFractionDigits: 10 });
  count = new Intl.NumberFormat(chosen.locale, { maximumFractionDigits: 3 });
}

export function isRightToLeft(): boolean {
  return formats.dir === 'rtl';
}

export function missing(): string {
  return formats.missing;
}

/** Formats a value as text: 'N/A' for what is missing, never `undefined`, `null` or `NaN`. */
export function show(value: string | number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return formats.missing;
  const shown = String(value).trim();
  if (shown === '') return formats.missing;
  return formats.isolateFigures?.(shown) ?? shown;
}

type Parts = readonly (string | false | null | undefined)[];

function inLine(parts: Parts, separator: string): string {
  const present = parts.filter(Boolean) as string[];
  return ((present.length > 1 && formats.isolateParts?.(present)) || present).join(separator);
}

/** Joins the parts that there are to one text: 'Villa 12, Al Wasl Road, Dubai'. */
export function joined(parts: Parts, comma = formats.comma): string {
  return inLine(parts, comma);
}

/** Joins the facts that there are to one line: 'TWS-2222-232W · Shoes · AED 45.00'. */
export function dotted(parts: Parts): string {
  return inLine(parts, ' \u00b7 ');
}

/** `AED 1,234.50`, negative with a true minus: `−AED 12.00`. */
export function showMoney(aed: number | null | undefined): string {
  if (aed === null || aed === undefined || !Number.isFinite(aed)) return formats.missing;
  const sign = aed < 0 ? '\u2212' : '';
  return formats.money(amount.format(Math.abs(aed)), sign);
}

/** A price as it is stored, with all its decimals: `AED 31.125`. */
export function showPrice(aed: number | null | undefined): string {
  return aed === null || aed === undefined || !Number.isFinite(aed)
    ? formats.missing
    : formats.money(price.format(aed), '');
}

/** A plain figure with thousands marked. */
export function showNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value)
    ? formats.missing
    : count.format(value);
}

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
  return new Intl.DateTimeFormat(formats.locale, { ...shown, timeZone: isInstant ? timeZone : 'UTC' }).format(
    time,
  );
}

/** `21 Nov 2026` in the business time zone. */
export function showDay(instant: string | null | undefined): string {
  return showDate(instant, DAY);
}

/** `21 Nov 2026, 14:52` in the business time zone. */
export function showTime(instant: string | null | undefined): string {
  return showDate(instant, { ...DAY, hour: '2-digit', minute: '2-digit' });
}
