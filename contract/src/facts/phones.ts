import { plainCharacters } from './characters.ts';
import { LONGEST } from './limits.ts';
import { normalPhone } from './uae.ts';

/** Characters that separate two numbers or start an extension: '050 123 4567 / 04 123 4567', '04 123 4567 ext 2'. */
const ENDS_NUMBER = /[\p{L}/|;,#*&]/u;
/** Minimum digits of a searchable number. */
const SHORTEST = 5;
/** End of a phone number that a spreadsheet treated as an amount: '971501234567.0'. */
const DECIMAL = /(?<=\d{7})[.,]0+$/;

function digitsOf(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

function firstNumber(typed: string): string {
  return typed.split(ENDS_NUMBER).find((piece) => digitsOf(piece).length >= SHORTEST) ?? typed;
}

/**
 * Returns the search key of a phone number, the same for all spellings: '050 123 4567', '501234567', '00971
 * (0)50-1234567' and '٠٥٠١٢٣٤٥٦٧' are all '+971501234567' (E.164). For an incomplete number the key is its digits, or
 * '' if there are too few.
 */
export function phoneKey(typed: string): string {
  const number = firstNumber(plainCharacters(typed)).trim().replace(DECIMAL, '');
  const digits = digitsOf(number);
  return normalPhone(number) ?? (digits.length >= SHORTEST ? digits : '');
}

/** Returns the search key of a text of nothing but a phone number, otherwise ''. */
export function typedPhoneKey(typed: string): string {
  return /^[\p{N}\s()+./-]+$/u.test(plainCharacters(typed).trim()) ? phoneKey(typed) : '';
}

/** Keypad digits of the letters A to Z. */
const KEYPAD = '22233344455566677778889999';
/** Number in letters: '800 TAWSEEL'. */
const IN_LETTERS = /^\s*[68]00[\s-]*[A-Za-z]{3,7}\s*$/;

function inDigits(typed: string): string {
  if (!IN_LETTERS.test(typed)) return firstNumber(typed);
  return typed.toUpperCase().replace(/[A-Z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 65));
}

/** Returns the first of two numbers that are separated only by a space or a hyphen, from the groups of their digits. */
function firstOfTwo(groups: readonly string[]): string | undefined {
  const halves = groups.map((_, at) => [groups.slice(0, at), groups.slice(at)].map((half) => half.join(' ')));
  return halves.flatMap(([first = '', second = '']) => {
    const number = normalPhone(first);
    return number?.startsWith('+971') || normalPhone(second) ? (number ?? []) : [];
  })[0];
}

/**
 * Returns the number to dial for a typed phone, the first if there are several: as E.164 if it is a UAE number or has
 * a country code, otherwise its digits, such as '999'. Returns undefined if there are none.
 */
function dialledPhone(typed: string): string | undefined {
  const number = inDigits(plainCharacters(typed))
    .trim()
    .replace(DECIMAL, '')
    .replace(/^[^\d+(]+/, '');
  const whole = normalPhone(number) ?? firstOfTwo(number.split(/[^\d+]+/));
  return whole ?? (number.replace(/[^\d+]/g, '') || undefined);
}

/** Characters between two numbers of one field, but not those in front of an extension. */
const BETWEEN_NUMBERS = /[/|;,&\n]/;

/** Returns the second of two whole numbers in one field: of '050 123 4567 / 055 765 4321', or '' if there is one. */
export function secondPhone(typed: string): string {
  const numbers = plainCharacters(typed)
    .split(BETWEEN_NUMBERS)
    .map((piece) => piece.trim());
  return numbers.filter((number) => normalPhone(number) !== undefined)[1] ?? '';
}

/** Returns a link that dials a phone, or undefined if it has no digits. */
export function callLink(phone: string): string | undefined {
  const number = dialledPhone(phone);
  return number && `tel:${number}`;
}

/** Returns the link to a chat with a phone number: 971501234567. Undefined if its country is not known. */
export function whatsAppLink(phone: string, words: string): string | undefined {
  const [, digits] = /^\+(\d+)$/.exec(dialledPhone(phone) ?? '') ?? [];
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(words)}`;
}

/**
 * Characters of phone numbers with at least three digits of any script, but no number that a spreadsheet has
 * shortened: 9.71501E+11.
 */
const PHONE =
  /^(?=(?:\P{Nd}*\p{Nd}){3})(?!\d+(?:[.,]\d+)?[Ee]\+?\d+$)[\p{L}\p{M}\p{Nd}\s\p{Pd}+().,;:'’/|#*&]+$/u;

/**
 * Returns a phone number as typed, or undefined if it is none: '04 123 4567 ext 2' and '٠٥٠ ١٢٣ ٤٥٦٧' are unchanged,
 * 'call me' is undefined. Invisible characters, which phones add to copied numbers, are removed.
 */
export function phoneFromText(text: string): string | undefined {
  const phone = text.replace(/\p{Cf}/gu, '').trim();
  return phone.length <= LONGEST.phone && PHONE.test(phone) ? phone : undefined;
}
