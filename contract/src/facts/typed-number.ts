import { plainCharacters } from './characters.ts';

/** Commas between groups of three: '1,250.50'. */
const COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** Blanks between groups of three: '1 250.50'. */
const BLANKS = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?![\d\s])/;
const POINT = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** A comma that ends no group: '12,5', '0,125'. */
const DECIMAL_COMMA = /^-?(?:\d+,\d{0,2}|0?,\d{1,3})$/;

/** Western digits, separators and minus for those of other keyboards, trimmed. */
function western(typed: string): string {
  return plainCharacters(typed)
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u2212/g, '-')
    .trim();
}

/**
 * Returns a number as people type and paste it in plain digits with a point: '1,250.50', '1 250,50', '١٢٥٠٫٥٠' and
 * 'AED 1250.50' are all 1250.50. Returns undefined if it could be meant in two ways or is no number.
 */
export function decimalFromText(typed: string): string | undefined {
  let text = western(typed).replace(/^AED\s*|\s*AED$/i, '');
  if (BLANKS.test(text)) text = text.replace(/\s/g, '');
  if (COMMAS.test(text)) return text.replaceAll(',', '');
  return POINT.test(text) || DECIMAL_COMMA.test(text) ? text.replace(',', '.') : undefined;
}

/** Returns a typed number: undefined while there is none, NaN if `decimalFromText` reads none. */
export function numberFromText(typed: string): number | undefined {
  return western(typed) === '' ? undefined : Number(decimalFromText(typed) ?? Number.NaN);
}
