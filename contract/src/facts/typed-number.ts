import { plainCharacters } from './characters.ts';

/** Commas between groups of three: '1,250.50'. */
const COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** Spaces between groups of three: '1 250.50'. */
const BLANKS = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?![\d\s])/;
const POINT = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** A comma that is no thousands separator: '12,5', '0,125'. */
const DECIMAL_COMMA = /^-?(?:\d+,\d{0,2}|0?,\d{1,3})$/;

/** Returns a trimmed text with western digits, separators and minus signs. */
export function western(typed: string): string {
  return plainCharacters(typed)
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u2212/g, '-')
    .trim();
}

/**
 * Returns a typed or pasted number in plain digits with a point: '1,250.50', '1 250,50', '١٢٥٠٫٥٠' and 'AED 1250.50'
 * are all 1250.50. Returns undefined if it is ambiguous or no number.
 */
export function decimalFromText(typed: string): string | undefined {
  let text = western(typed).replace(/^AED\s*|\s*AED$/i, '');
  if (BLANKS.test(text)) text = text.replace(/\s/g, '');
  if (COMMAS.test(text)) return text.replaceAll(',', '');
  return POINT.test(text) || DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined;
}

/** Returns a typed number: undefined if empty, NaN if `decimalFromText` cannot read it. */
export function numberFromText(typed: string): number | undefined {
  return western(typed) === '' ? undefined : Number(decimalFromText(typed) ?? Number.NaN);
}
