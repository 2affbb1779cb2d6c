import { westernDigits } from './characters.ts';
import { rule } from './sentences/rule.ts';

/** Separators between digits, including invisible direction marks that are copied with a number. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}().,/]/gu;

function compact(text: string): string {
  return westernDigits(text).replace(SEPARATORS, '');
}

/** National numbers without the leading 0: mobile, landline with its area digit, toll-free, shared cost. */
const NATIONAL = /^(?:5\d{8}|[234679]\d{7}|800\d{3,7}|600\d{6})$/;
const ABROAD = /^[1-9]\d{7,14}$/;

/**
 * Returns a phone number as E.164: '050 123 4567', '00971 (0)50-1234567', '٠٥٠١٢٣٤٥٦٧' and '971501234567' are all
 * +971501234567. Returns undefined if it is neither a UAE number nor one with a country code; such a number is stored
 * as typed.
 */
export function normalPhone(typed: string): string | undefined {
  const digits = compact(typed).replace(/^\+|^00/, '+');
  const [, code, rest = ''] = /^(\+?971)?(\+?\d*)$/.exec(digits) ?? [];
  const national = rest.replace(/^0/, '');
  if (NATIONAL.test(national)) return `+971${national}`;
  const foreign = code === undefined && rest.startsWith('+') ? rest.slice(1) : '';
  return ABROAD.test(foreign) ? `+${foreign}` : undefined;
}

/** Returns a phone number for display: '+971 50 123 4567', '+971 4 123 4567', '800 12345'; others are unchanged. */
export function shownPhone(typed: string): string {
  const number = normalPhone(typed);
  if (number === undefined) return typed;
  return number
    .replace(/^\+971([86]00)(\d{3,7})$/, '$1 $2')
    .replace(/^\+971(5\d|\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3');
}

/**
 * Returns an Emirates ID as printed, 784-1980-1234567-8, typed with or without hyphens, or undefined for another
 * format.
 */
export function emiratesIdShape(typed: string): string | undefined {
  const [, ...parts] = /^(784)((?:19|20)\d\d)(\d{7})(\d)$/.exec(compact(typed)) ?? [];
  return parts.length > 0 ? parts.join('-') : undefined;
}

/** Checks the last digit of an Emirates ID (Luhn). A failure only leads to a warning. */
export function emiratesIdCheckDigit(typed: string): boolean {
  const digits = [...compact(typed)].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns a Makani number, which identifies an entrance of a building in Dubai, as on its plate: 12345 67890. Returns
 * undefined for other numbers.
 */
export function makani(typed: string): string | undefined {
  const digits = compact(typed);
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 5)} ${digits.slice(5)}` : undefined;
}

/**
 * Computes ISO 7064 mod 97 over digits and letters, A = 10: 1 for a valid IBAN with its first four characters moved
 * to the end.
 */
function mod97(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Returns an IBAN as it is stored: no spaces, capital letters. */
export function normalIban(typed: string): string {
  return compact(typed).toUpperCase();
}

/** Returns the problem with an IBAN of any country, or undefined. */
export function ibanProblem(typed: string): string | undefined {
  const iban = normalIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) {
    return rule('not_iban');
  }
  if (iban.startsWith('AE') && !/^AE\d{21}$/.test(iban)) return rule('not_emirates_iban');
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) {
    return rule('iban_digit');
  }
  return undefined;
}

/** Returns the problem with a UAE tax registration number, or undefined. */
export function trnProblem(typed: string): string | undefined {
  return /^1\d{12}03$/.test(compact(typed)) ? undefined : rule('not_trn');
}

const HAS_FOUR_AFTER = /[\p{L}\p{N}](?=(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){4})/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * Masks an identity or account number: replaces its letters and digits with dots except the last four, or all if
 * there are at most four.
 */
export function masked(text: string): string {
  const dotted = text.replace(HAS_FOUR_AFTER, '•');
  return dotted === text ? text.replace(LETTER_OR_DIGIT, '•') : dotted;
}

/** Returns a TRN as it is stored: only digits. */
export function normalTrn(typed: string): string {
  return compact(typed);
}
