import { withCommas } from '@tawseel/contract/facts/with-commas';
import { formats, timeZone } from './formats.ts';

const AMOUNT = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const PRICE = { minimumFractionDigits: 2, maximumFractionDigits: 10 };
const COUNT = { maximumFractionDigits: 3 };

/** Memoises formats by their options, because the first of a page takes longer than drawing a list. */
function memoised<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify([formats.locale, timeZone, options]);
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}

const numberFormat = memoised(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(formats.locale, options),
);

/** Languages that write figures with Latin digits, commas and a point. */
const WITH_COMMAS = /^en\b|-nu-latn$/;

/** Formats a figure; most without Intl, whose first format takes an eighth of the script's time of the first list. */
function figure(value: number, options: { minimumFractionDigits?: number; maximumFractionDigits: number }) {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  const isExact = whole !== undefined && decimals.length <= options.maximumFractionDigits;
  if (!isExact || !WITH_COMMAS.test(formats.locale)) return numberFormat(options).format(value);
  const shown = decimals.padEnd(options.minimumFractionDigits ?? 0, '0');
  return [withCommas(whole), ...(shown ? [shown] : [])].join('.');
}

/** Returns a date format of the language, in the time zone of the business unless the options name another. */
export const dateFormat = memoised(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(formats.locale, { timeZone, ...options }),
);

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
  return formats.money(figure(Math.abs(aed), AMOUNT), sign);
}

/** A price as it is stored, with all its decimals: `AED 31.125`. */
export function showPrice(aed: number | null | undefined): string {
  return aed === null || aed === undefined || !Number.isFinite(aed)
    ? formats.missing
    : formats.money(figure(aed, PRICE), '');
}

/** A plain figure with thousands marked. */
export function showNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value)
    ? formats.missing
    : figure(value, COUNT);
}
