import { plainCharacters } from '@tawseel/contract/facts/characters';
import { cityFromText, EMIRATES } from '@tawseel/contract/facts/emirates';
import { LONGEST, MAX_AED, MAX_CM, MAX_PARCEL_KG } from '@tawseel/contract/facts/limits';
import { decimalFromText } from '@tawseel/contract/facts/typed-number';
import {
  emiratesIdCheckDigit,
  emiratesIdShape,
  ibanProblem,
  makani as makaniFromText,
  masked,
  normalIban,
  normalPhone,
  normalTrn,
  trnProblem,
} from '@tawseel/contract/facts/uae';
import {
  EMAIL_LIKE,
  isEmail,
  isPictureAddress,
  lines,
  PHONE_LIKE,
  PICTURE_LIKE,
  phoneFromText,
  WAREHOUSE_CODE,
  words,
} from '@tawseel/contract/fields';
import { accountProblem } from '@tawseel/contract/staff-details';
import * as z from 'zod/mini';
import { instantOf, zonedText } from '../values/time-zone.ts';

/**
 * Codec of a cell: parser and formatter. `parse` gets trimmed text, never empty, and answers undefined for what it cannot
 * be; `expected` says to people what would have been right. What `format` writes, `parse` reads as the same value. Times
 * are on the clock of `timeZone`, that of the business.
 */
export type Codec<T> = {
  expected: string;
  parse(cell: string, timeZone: string): T | undefined;
  format(value: T, timeZone: string): string;
  /** Concatenation: where a file has it in several columns, what stands in all of them is one text. */
  joins?: true;
  /** Where a file has it in several columns: the first that is sure counts, else the last. */
  isSure?: (cell: string) => boolean;
  /** The codec of files that write the month before the day. */
  monthFirst?: Codec<T>;
};

const asItIs = (value: string): string => value;

/** What a plausibility check knows beside its value: what was read of the row before it, and the present time. */
export type Beside = { values: Readonly<Record<string, unknown>>; now: string };

/** Plausibility check of a value that could be read; `expected` says to people what would be right. */
export type Doubt<T> = {
  expected: string;
  isSound(value: T, beside: Beside): boolean;
  shown?: (cell: string) => string;
};

const ODD = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Text by the schema of the field of a form that takes the same; most has nothing odd in it, and is not held up. */
function typed(schema: z.ZodMiniType<string, string>, max: number): Codec<string> {
  return {
    expected: `text of at most ${max} characters`,
    parse: (cell) => (cell.length <= max && !ODD.test(cell) ? cell : z.safeParse(schema, cell).data),
    format: asItIs,
    joins: true,
  };
}

export const text = (max = 200) => typed(words(max), max);
export const severalLines = (max: number) => typed(lines(max), max);

function matching(expected: string, pattern: RegExp, max: number): Codec<string> {
  return {
    expected,
    parse: (cell) => (cell.length <= max && pattern.test(cell) ? cell : undefined),
    format: asItIs,
  };
}

export const identity = matching(
  `an id of at most ${LONGEST.id} letters, digits and hyphens`,
  /^[\w.-]+$/,
  LONGEST.id,
);
export const email: Codec<string> = {
  expected: EMAIL_LIKE,
  parse: (cell) => (isEmail(cell) ? cell : undefined),
  format: asItIs,
};
export const phone: Codec<string> = { expected: PHONE_LIKE, parse: phoneFromText, format: asItIs };
export const trn: Codec<string> = {
  expected: 'a TRN of 15 digits that begin with 1 and end with 03',
  parse: (cell) => (trnProblem(cell) === undefined ? normalTrn(cell) : undefined),
  format: asItIs,
};
export const iban: Codec<string> = {
  expected: 'an IBAN with valid check digits, like AE07 0331 2345 6789 0123 456',
  parse: (cell) => (ibanProblem(cell) === undefined ? normalIban(cell) : undefined),
  format: asItIs,
};
export const makani: Codec<string> = {
  expected: 'a Makani number of 10 digits',
  parse: makaniFromText,
  format: asItIs,
};
export const dialled: Doubt<string> = {
  expected: 'a phone number, like 050 123 4567, or +44 20 7946 0958 from abroad',
  isSound: (phone) => normalPhone(phone) !== undefined,
};
export const emiratesId: Doubt<string> = {
  expected: 'an Emirates ID of 15 digits with a valid check digit, like 784-1990-1234567-6',
  isSound: (number) => emiratesIdShape(number) !== undefined && emiratesIdCheckDigit(number),
  shown: masked,
};
export const bankAccount: Doubt<string> = {
  expected: 'an account number, or an IBAN with valid check digits',
  isSound: (number) => accountProblem(number) === undefined,
  shown: masked,
};
export const hasCome: Doubt<string> = {
  expected: 'a time from 1970 to now',
  isSound: (at, { now }) => at >= '1970' && at <= now,
};
export const address: Codec<string> = {
  expected: PICTURE_LIKE,
  parse: (cell) => (isPictureAddress(cell) ? cell : undefined),
  format: asItIs,
};
export const code = matching(
  `a code of letters, digits and hyphens, at most ${LONGEST.warehouseCode}`,
  WAREHOUSE_CODE,
  LONGEST.warehouseCode,
);

/** Enum codec, case-insensitive: one of a few words. */
export function oneOf<const T extends string>(words: readonly T[]): Codec<T> {
  const known = new Map(words.map((word) => [word.toLowerCase(), word]));
  return {
    expected: `one of ${words.join(', ')}`,
    parse: (cell) => known.get(cell.toLowerCase()),
    format: asItIs,
  };
}

/** Enum codec of the emirates, as people write them: 'Abu Dhabi' is 'Abu-Dhabi'. */
export const city: Codec<string> = {
  expected: `one of ${EMIRATES.join(', ')}`,
  parse: (cell) => cityFromText(cell),
  format: asItIs,
};

/** The same, or the name of a town, which whoever stores it looks up among the areas. */
export const place: Codec<string> = {
  ...city,
  expected: `${city.expected}, or a town of one of them`,
  parse: (cell) => cityFromText(cell) ?? text(LONGEST.area).parse(cell, ''),
  isSure: (cell) => cityFromText(cell) !== undefined,
};

export const yesOrNo: Codec<boolean> = {
  expected: 'yes or no',
  parse: (cell) => {
    if (/^(yes|y|true|1)$/i.test(cell)) return true;
    return /^(no|n|false|0)$/i.test(cell) ? false : undefined;
  },
  format: (value) => (value ? 'yes' : 'no'),
};

const PLAIN = /^(\d*)\.?(\d*)$/;

/** Fixed-point decimal: a whole number of its smallest part, made from the digits, so that nothing is rounded. */
function scaled(cell: string, decimals: number): number | undefined {
  const [, whole, fraction = ''] = PLAIN.exec(decimalFromText(cell) ?? 'none') ?? [];
  const part = fraction.replace(/0+$/, '');
  if (whole === undefined || part.length > decimals) return undefined;
  const parts = Number(whole + part.padEnd(decimals, '0'));
  return Number.isSafeInteger(parts) ? parts : undefined;
}

/** Money codec, in fils: 'AED 1,234.50' is read as 123450, and written as 1234.50. */
export const money: Codec<number> = {
  expected: `an amount in AED from 0 to ${MAX_AED}, with at most 2 decimals`,
  parse: (cell) => {
    const fils = scaled(cell, 2);
    return fils !== undefined && fils <= MAX_AED * 100 ? fils : undefined;
  },
  format: (fils) => (fils / 100).toFixed(2),
};

/** Weight codec: kilograms in the file, grams in memory. */
export const kilograms: Codec<number> = {
  expected: `a weight over 0 and up to ${MAX_PARCEL_KG} kg, with at most 3 decimals`,
  parse: (cell) => {
    const grams = scaled(cell.replace(/\s*kg$/i, ''), 3);
    return grams !== undefined && grams > 0 && grams <= MAX_PARCEL_KG * 1000 ? grams : undefined;
  },
  format: (grams) => String(grams / 1000),
};

/** Length codec: centimetres in the file, millimetres in memory. */
export const centimetres: Codec<number> = {
  expected: `a length over 0 and up to ${MAX_CM} cm, with at most 1 decimal`,
  parse: (cell) => {
    const millimetres = scaled(cell.replace(/\s*cm$/i, ''), 1);
    return millimetres !== undefined && millimetres > 0 && millimetres <= MAX_CM * 10
      ? millimetres
      : undefined;
  },
  format: (millimetres) => String(millimetres / 10),
};

/** The parts of a day as they are written: year first; two numbers and the year; a day and the name of its month. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)$/;
const TWO_AND_YEAR = /^(\d\d?)([-/.])(\d\d?)\2(\d{4}|\d\d)$/;
const NAMED_MONTH = /^(\d\d?)[-/. ]([a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i;
const MONTH_AND_DAY = /^([a-z]{3,9})\.? (\d\d?),? (\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_AND_HOUR = /^(.+?)(?:,?\s+|T)(\d\d?:\d\d.*)$/;
const HOUR =
  /^(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,3})\d*)?)?(?:\s*(?:([ap])\.?m\.?|([صم])))?\s?(Z|[+-]\d\d:?\d\d)?$/i;

type Day = { year: number; month: number; day: number };

/** A year of two figures is one of this century. */
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

function hourOf(text: string): Hour | undefined {
  const found = HOUR.exec(text);
  if (!found) return undefined;
  const [, written, minute, second = 0, fraction = '', latin, arabic, offset] = found;
  const half = (latin?.toLowerCase() ?? (arabic && (arabic === 'م' ? 'p' : 'a'))) as 'a' | 'p' | undefined;
  const isTwelve = half !== undefined;
  const hour = isTwelve ? (Number(written) % 12) + (half === 'p' ? 12 : 0) : Number(written);
  if (isTwelve && !(Number(written) >= 1 && Number(written) <= 12)) return undefined;
  if (!(hour < 24 && Number(minute) < 60 && Number(second) < 60)) return undefined;
  const seconds = (hour * 60 + Number(minute)) * 60 + Number(second);
  return { milliseconds: seconds * 1000 + Number(fraction.padEnd(3, '0')), offset };
}

/** Splits '25/11/2026, 2:30 PM' into its day and its hour. */
function partsOf(cell: string): [day: string, hour: string | undefined] {
  const plain = plainCharacters(cell);
  const [, day, hour] = DAY_AND_HOUR.exec(plain) ?? [];
  return day === undefined ? [plain, undefined] : [day, hour];
}

function readInstant(cell: string, timeZone: string, isMonthFirst: boolean): string | undefined {
  const [written, clock] = partsOf(cell);
  const day = dayOf(written, isMonthFirst);
  const hour = clock === undefined ? { milliseconds: 0, offset: undefined } : hourOf(clock);
  const midnight = day && midnightOf(day);
  if (midnight === undefined || !hour) return undefined;
  return inZone(midnight + hour.milliseconds, hour.offset, timeZone);
}

/** In which order a time says day and month, where it says both as numbers of at most 12 each: 'either'. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'either';

/** The order of day and month in a time; undefined where it has no two to confuse. */
export function dayOrderOf(cell: string): DayOrder | undefined {
  const [, one, , other] = TWO_AND_YEAR.exec(partsOf(cell)[0]) ?? [];
  if (one === undefined || Number(one) === Number(other)) return undefined;
  if (Number(other) > 12) return 'monthFirst';
  return Number(one) > 12 ? 'dayFirst' : 'either';
}

const TIME_LIKE = 'a time like 2026-11-21T14:30:00Z, or in the time zone of the business';

/** Timestamp codec, ISO 8601 UTC in memory. A time without a UTC offset is one of the business's own clock. */
export const instant: Codec<string> = {
  expected: `${TIME_LIKE} 2026-11-21 14:30, 21/11/2026 2:30 PM or 21-Nov-26`,
  parse: (cell, timeZone) => readInstant(cell, timeZone, false),
  format: (iso, timeZone) => zonedText(Date.parse(iso), timeZone),
  monthFirst: {
    expected: `${TIME_LIKE} 2026-11-21 14:30, 11/21/2026 2:30 PM or 21-Nov-26`,
    parse: (cell, timeZone) => readInstant(cell, timeZone, true),
    format: (iso, timeZone) => zonedText(Date.parse(iso), timeZone),
  },
};

/** Midnight as milliseconds without a zone; undefined for a day that does not exist. */
function midnightOf({ year, month, day }: Day): number | undefined {
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  return wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day ? wall.getTime() : undefined;
}

function inZone(wall: number, offset: string | undefined, timeZone: string): string {
  return new Date(
    offset === undefined ? instantOf(wall, timeZone) : wall - minutesOf(offset) * 60_000,
  ).toISOString();
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}

/** List codec, delimited text in one cell. What holds the separator itself is written as JSON, which is read too. */
function several(item: Codec<string>, separator: string, expected: string): Codec<string[]> {
  const holds = (value: string) => value.includes(separator) || value !== value.trim() || value === '';
  return {
    expected,
    parse: (cell, timeZone) => {
      const items = cell.startsWith('[') ? textsIn(cell) : cell.split(separator).map((part) => part.trim());
      const read = items?.filter((part) => part !== '').map((part) => item.parse(part, timeZone));
      return read?.every((part) => part !== undefined) ? read : undefined;
    },
    format: (values) =>
      values.some(holds) || values[0]?.startsWith('[')
        ? JSON.stringify(values)
        : values.join(separator === ' ' ? ' ' : `${separator} `),
  };
}

function textsIn(cell: string): string[] | undefined {
  const read = jsonIn(cell);
  return Array.isArray(read) && read.every((part) => typeof part === 'string') ? read : undefined;
}

function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

export const addresses = several(address, ' ', 'addresses (https://… or /…) with a space between them');
export const areas = several(text(LONGEST.area), ';', 'areas with a semicolon between them');

/** JSON codec of one shape: `check` hands back the value, or undefined for another shape. */
export function json<T>(expected: string, check: (value: unknown) => T | undefined): Codec<T> {
  return { expected, parse: (cell) => check(jsonIn(cell)), format: (value) => JSON.stringify(value) };
}
