import { plainCharacters } from './characters.ts';
import { normalPhone } from './uae.ts';

/** What begins another number, or no number at all: '050 123 4567 / 04 123 4567', '04 123 4567 ext 2'. */
const ENDS_NUMBER = /[\p{L}/|;,#*&]/u;
/** Fewest digits of a number that can be searched for. */
const SHORTEST = 5;
/** End of a phone number that a spreadsheet took for an amount: '971501234567.0'. */
const DECIMAL = /(?<=\d{7})[.,]0+$/;

function digitsOf(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

function firstNumber(typed: string): string {
  return typed.split(ENDS_NUMBER).find((piece) => digitsOf(piece).length >= SHORTEST) ?? typed;
}

/**
 * Search key of a phone number, the same however it was typed: '050 123 4567', '501234567', '00971 (0)50-1234567' and
 * '٠٥٠١٢٣٤٥٦٧' are all '+971501234567' (E.164). Of what is no whole number it is the digits; empty where those are too
 * few.
 */
export function phoneKey(typed: string): string {
  const number = firstNumber(plainCharacters(typed)).trim().replace(DECIMAL, '');
  const digits = digitsOf(number);
  return normalPhone(number) ?? (digits.length >= SHORTEST ? digits : '');
}

/** Digits of the keys that have the letters A to Z. */
const KEYPAD = '22233344455566677778889999';
/** A number in letters: '800 TAWSEEL'. */
const IN_LETTERS = /^\s*[68]00[\s-]*[A-Za-z]{3,7}\s*$/;

function inDigits(typed: string): string {
  if (!IN_LETTERS.test(typed)) return firstNumber(typed);
  return typed.toUpperCase().replace(/[A-Z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 65));
}

/** The first of two numbers with nothing but a blank or a hyphen between them, by the groups of their digits. */
function firstOfTwo(groups: readonly string[]): string | undefined {
  const halves = groups.map((_, at) => [groups.slice(0, at), groups.slice(at)].map((half) => half.join(' ')));
  return halves.flatMap(([first = '', second = '']) => {
    const number = normalPhone(first);
    return number?.startsWith('+971') || normalPhone(second) ? (number ?? []) : [];
  })[0];
}

/**
 * Returns the number to dial for what stands as a phone, of several the first, as E.164 if it is one of the Emirates or
 * has its country's code; else its digits, as of '999'. Returns undefined if there are none.
 */
export function dialledPhone(typed: string): string | undefined {
  const number = inDigits(plainCharacters(typed))
    .trim()
    .replace(DECIMAL, '')
    .replace(/^[^\d+(]+/, '');
  const whole = normalPhone(number) ?? firstOfTwo(number.split(/[^\d+]+/));
  return whole ?? (number.replace(/[^\d+]/g, '') || undefined);
}

/** Link that dials a phone; undefined if it has no digits. */
export function callLink(phone: string): string | undefined {
  const number = dialledPhone(phone);
  return number && `tel:${number}`;
}
