/** Commas between groups of three: '1,250.50'. */
const COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** Blanks between groups of three: '1 250.50'. */
const BLANKS = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?![\d\s])/;
const POINT = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** A comma that ends no group: '12,5', '0,125'. */
const DECIMAL_COMMA = /^-?(?:\d+,\d{0,2}|0?,\d{1,3})$/;

/** Western digits, separators and minus for those of other keyboards, without invisible marks of direction. */
function western(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\u2212/g, '-')
    .replace(/\p{Cf}/gu, '');
}

/**
 * Parses a number as people type and paste it: '12.5', '12,5', '1,250.50', '١٢٫٥' and 'AED 12.50'. Undefined while there
 * is none, NaN for what could be meant in two ways or is no number.
 */
export function numberFromText(typed: string): number | undefined {
  let text = western(typed).trim();
  if (text === '') return undefined;
  text = text.replace(/^AED\s*|\s*AED$/i, '');
  if (BLANKS.test(text)) text = text.replace(/\s/g, '');
  if (COMMAS.test(text)) return Number(text.replaceAll(',', ''));
  return POINT.test(text) || DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
