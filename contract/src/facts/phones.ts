import { westernDigits } from './characters.ts';
import { normalPhone } from './uae.ts';

/** What begins another number, or no number at all: '050 123 4567 / 04 123 4567', '04 123 4567 ext 2'. */
const ENDS_NUMBER = /[\p{L}/|;,#*&]/u;
/** Digits that a number has at least; what is shorter is found by no one. */
const SHORTEST = 5;

function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '');
}

/**
 * Search key of a phone number, the same however it was typed: '050 123 4567', '501234567', '00971 (0)50-1234567' and
 * '٠٥٠١٢٣٤٥٦٧' are all '+971501234567' (E.164). Of what is no whole number it is the digits; empty where those are too
 * few.
 */
export function phoneKey(typed: string): string {
  const pieces = typed.split(ENDS_NUMBER);
  const number = pieces.find((piece) => digitsOf(piece).length >= SHORTEST) ?? typed;
  const digits = digitsOf(number);
  return normalPhone(number) ?? (digits.length >= SHORTEST ? digits : '');
}
