/** Damm's quasigroup of order 10, which detects every single wrong digit and every swap of adjacent digits. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

const checkOf = (digits: string): string =>
  [...digits].reduce((row, digit) => DAMM[Number(row)]![Number(digit)]!, '0');

/** Returns a door code: four digits and a check digit. '1234' becomes '12340'. */
export function withCheckDigit(four: string): string {
  return four + checkOf(four);
}

/**
 * Returns true if a door code is well formed with a valid check digit. The phone cannot know which code is correct,
 * because it stores no secret that could be guessed.
 */
export function isDoorCode(code: string): boolean {
  return /^\d{5}$/.test(code) && checkOf(code) === '0';
}
