import { cityFromText, EMIRATES } from '@tawseel/contract/facts/emirates';
import { LONGEST, MAX_AED, MAX_CM, MAX_PARCEL_KG } from '@tawseel/contract/facts/limits';
import { phoneFromText, secondPhone } from '@tawseel/contract/facts/phones';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { valueFinder } from '@tawseel/contract/facts/synonyms';
import { amountFromText } from '@tawseel/contract/facts/typed-amount';
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
import { isEmail, isPictureAddress, lines, WAREHOUSE_CODE, words } from '@tawseel/contract/fields';
import { accountProblem } from '@tawseel/contract/staff-details';
import * as z from 'zod/mini';
import { zonedText } from '../values/time-zone.ts';
import { readInstant } from './typed-time.ts';

/**
 * Codec of a cell. `parse` gets trimmed, non-empty text, and returns undefined if it cannot be read; `expected`
 * describes valid text for users. `parse` reads the output of `format` back as the same value. Times are in
 * `timeZone`, that of the business.
 */
export type Codec<T> = {
  expected: Sentence;
  parse(cell: string, timeZone: string): T | undefined;
  format(value: T, timeZone: string): string;
  /** Closed set of values. */
  among?: readonly T[];
  /** If a file supplies the column in several cells, they are joined into one text. */
  joins?: true;
  /**
   * If a file supplies the column in several cells, the first cell for which this is true is used, otherwise the
   * last.
   */
  isSure?: (cell: string) => boolean;
  /** Codec for files that write the month before the day. */
  monthFirst?: Codec<T>;
};

const asItIs = (value: string): string => value;

/** Context of a plausibility check: the values read before it in the row, and the current time. */
export type Beside = { values: Readonly<Record<string, unknown>>; now: string };

/** Plausibility check of a readable value; `expected` describes a valid value for users. */
export type Doubt<T> = {
  expected: Sentence;
  isSound(value: T, beside: Beside): boolean;
  shown?: (cell: string) => string;
};

const ODD = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/**
 * Returns a codec for text, using the schema of the matching form field. Most text has no odd characters and skips
 * the schema, which is slower.
 */
function typed(schema: z.ZodMiniType<string, string>, max: number): Codec<string> {
  return {
    expected: sentence('a_text', { max }),
    parse: (cell) => (cell.length <= max && !ODD.test(cell) ? cell : z.safeParse(schema, cell).data),
    format: asItIs,
    joins: true,
  };
}

export const text = (max = 200) => typed(words(max), max);
export const severalLines = (max: number) => typed(lines(max), max);

function matching(expected: Sentence, pattern: RegExp, max: number): Codec<string> {
  return {
    expected,
    parse: (cell) => (cell.length <= max && pattern.test(cell) ? cell : undefined),
    format: asItIs,
  };
}

export const identity = matching(sentence('an_id', { max: LONGEST.id }), /^[\w.-]+$/, LONGEST.id);
export const email: Codec<string> = {
  expected: sentence('an_email'),
  parse: (cell) => (isEmail(cell) ? cell : undefined),
  format: asItIs,
};
export const phone: Codec<string> = { expected: sentence('a_phone'), parse: phoneFromText, format: asItIs };
export const trn: Codec<string> = {
  expected: sentence('a_trn'),
  parse: (cell) => (trnProblem(cell) === undefined ? normalTrn(cell) : undefined),
  format: asItIs,
};
export const iban: Codec<string> = {
  expected: sentence('an_iban'),
  parse: (cell) => (ibanProblem(cell) === undefined ? normalIban(cell) : undefined),
  format: asItIs,
};
export const makani: Codec<string> = {
  expected: sentence('a_makani'),
  parse: makaniFromText,
  format: asItIs,
};
export const dialled: Doubt<string> = {
  expected: sentence('a_dialled_phone'),
  isSound: (phone) => normalPhone(phone) !== undefined || secondPhone(phone) !== '',
};
export const emiratesId: Doubt<string> = {
  expected: sentence('an_emirates_id'),
  isSound: (number) => emiratesIdShape(number) !== undefined && emiratesIdCheckDigit(number),
  shown: masked,
};
export const bankAccount: Doubt<string> = {
  expected: sentence('a_bank_account'),
  isSound: (number) => accountProblem(number) === undefined,
  shown: masked,
};
export const hasCome: Doubt<string> = {
  expected: sentence('a_past_time'),
  isSound: (at, { now }) => at >= '1970' && at <= now,
};
export const address: Codec<string> = {
  expected: sentence('a_picture', { max: LONGEST.address }),
  parse: (cell) => (isPictureAddress(cell) ? cell : undefined),
  format: asItIs,
};
export const code = matching(
  sentence('a_warehouse_code', { max: LONGEST.warehouseCode }),
  WAREHOUSE_CODE,
  LONGEST.warehouseCode,
);

/** Returns a codec for one of a few words, in any spelling, or for a synonym of one. */
export function oneOf<const T extends string>(
  words: readonly T[],
  synonyms?: Readonly<Partial<Record<T, readonly string[]>>>,
): Codec<T> {
  return {
    expected: sentence('one_of', { words }),
    parse: valueFinder(words, synonyms),
    format: asItIs,
    among: words,
  };
}

/** Words around a city in sheets: 'Emirate: Dubai', 'Dubai City, UAE', 'دبي، الإمارات'. */
const AROUND_CITY =
  /^\s*(?:emirate|city|إمارة|مدينة)\s*(?:of)?\s*:?\s+|\s*(?:city)?\s*[,،/(\p{Pd}]*\s*(?:u\.?\s?a\.?\s?e\.?|united arab emirates|الإمارات(?: العربية المتحدة)?)\)?\s*$|\s+city\s*$/giu;

const cityOf = (cell: string) => cityFromText(cell) ?? cityFromText(cell.replace(AROUND_CITY, ''));

/** Codec of emirates, in common spellings: 'Abu Dhabi' is 'Abu-Dhabi', as is 'Abu Dhabi, UAE'. */
export const city: Codec<string> = {
  expected: sentence('one_of', { words: EMIRATES }),
  parse: cityOf,
  format: asItIs,
};

/** Codec of emirates that also accepts the name of a town, which the importer looks up among the areas. */
export const place: Codec<string> = {
  ...city,
  expected: sentence('a_city_or_town', { words: EMIRATES }),
  parse: (cell) => cityOf(cell) ?? text(LONGEST.area).parse(cell, ''),
  isSure: (cell) => cityOf(cell) !== undefined,
};

export const yesOrNo: Codec<boolean> = {
  expected: sentence('yes_or_no'),
  parse: (cell) => {
    if (/^(yes|y|true|1|نعم)$/i.test(cell)) return true;
    return /^(no|n|false|0|لا)$/i.test(cell) ? false : undefined;
  },
  format: (value) => (value ? 'yes' : 'no'),
};

const PLAIN = /^(\d*)\.?(\d*)$/;

/**
 * Returns a decimal as an integer of its smallest unit, computed from the digits so that nothing is rounded, or
 * undefined if it has more decimals.
 */
function scaled(decimal: string | undefined, decimals: number): number | undefined {
  const [, whole, fraction = ''] = PLAIN.exec(decimal ?? 'none') ?? [];
  const part = fraction.replace(/0+$/, '');
  if (whole === undefined || part.length > decimals) return undefined;
  const parts = Number(whole + part.padEnd(decimals, '0'));
  return Number.isSafeInteger(parts) ? parts : undefined;
}

/** Codec of money in fils: 'AED 1,234.50' is read as 123450, and written as 1234.50. */
export const money: Codec<number> = {
  expected: sentence('an_amount', { max: MAX_AED }),
  parse: (cell) => {
    const fils = scaled(amountFromText(cell), 2);
    return fils !== undefined && fils <= MAX_AED * 100 ? fils : undefined;
  },
  format: (fils) => (fils / 100).toFixed(2),
};

/** Codec of weights: kilograms in the file, grams in memory. */
export const kilograms: Codec<number> = {
  expected: sentence('a_weight', { max: MAX_PARCEL_KG }),
  parse: (cell) => {
    const grams = scaled(decimalFromText(cell.replace(/\s*kg$/i, '')), 3);
    return grams !== undefined && grams > 0 && grams <= MAX_PARCEL_KG * 1000 ? grams : undefined;
  },
  format: (grams) => String(grams / 1000),
};

/** Codec of lengths: centimetres in the file, millimetres in memory. */
export const centimetres: Codec<number> = {
  expected: sentence('a_length', { max: MAX_CM }),
  parse: (cell) => {
    const millimetres = scaled(decimalFromText(cell.replace(/\s*cm$/i, '')), 1);
    return millimetres !== undefined && millimetres > 0 && millimetres <= MAX_CM * 10
      ? millimetres
      : undefined;
  },
  format: (millimetres) => String(millimetres / 10),
};

/** Codec of timestamps, ISO 8601 UTC in memory. A time without a UTC offset is in the business's time zone. */
export const instant: Codec<string> = {
  expected: sentence('a_time', { like: '21/11/2026 2:30 PM' }),
  parse: (cell, timeZone) => readInstant(cell, timeZone, false),
  format: (iso, timeZone) => zonedText(Date.parse(iso), timeZone),
  monthFirst: {
    expected: sentence('a_time', { like: '11/21/2026 2:30 PM' }),
    parse: (cell, timeZone) => readInstant(cell, timeZone, true),
    format: (iso, timeZone) => zonedText(Date.parse(iso), timeZone),
  },
};

/**
 * Returns a codec for lists, delimited text in one cell. Lists whose items contain the separator are written as JSON,
 * which is read too.
 */
function several(item: Codec<string>, separator: string, expected: Sentence): Codec<string[]> {
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

export const addresses = several(address, ' ', sentence('pictures'));
export const areas = several(text(LONGEST.area), ';', sentence('areas_in_cell'));

/** Returns a codec for JSON; `check` returns the typed value, or undefined if the shape is wrong. */
export function json<T>(expected: Sentence, check: (value: unknown) => T | undefined): Codec<T> {
  return { expected, parse: (cell) => check(jsonIn(cell)), format: (value) => JSON.stringify(value) };
}
