export let timeZone = 'Asia/Dubai';

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
  /** Names of the months in a day such as '21 Nov 2026', if days are written so: 'Jan Feb …'. */
  months?: string;
  /** Separator of parts of one text: ', '. */
  comma: string;
  /** Keep the order of figures, and of the parts of a line, between words from right to left. */
  isolateFigures?: (text: string) => string;
  isolateParts?: (parts: readonly string[]) => string[];
  /** An amount that has its decimals and separators, with its sign and the currency: 'AED 1,234.50'. */
  money: (amount: string, sign: string) => string;
};

export let formats: Formats;

/** Sets the formats once at start, with the language. */
export function setFormats(chosen: Formats): void {
  formats = chosen;
}
