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

/** Returns the locale of the language, and the time zone of the business. */
export function dateFormats(): { locale: string; timeZone: string } {
  return { locale: formats.locale, timeZone };
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
