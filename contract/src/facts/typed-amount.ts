import { decimalFromText, western } from './typed-number.ts';

/** The dirham as people write it, before or after an amount: 'Dhs. 120', '120 درهم', '120/-', the sign of 2025. */
const DIRHAM = String.raw`AED|Dhs?\.?|Dirhams?|د\.?\s?إ\.?|درهم(?:ا|اً)?|دراهم|\u20c3`;
const CURRENCY = new RegExp(String.raw`^(?:${DIRHAM})\s*|\s*(?:${DIRHAM}|/[-=])$`, 'gi');

/** Returns an amount of a file in plain digits with a point, without the name of the dirham; see decimalFromText. */
export function amountFromText(typed: string): string | undefined {
  return decimalFromText(western(typed).normalize('NFC').replace(CURRENCY, ''));
}
