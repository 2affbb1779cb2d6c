import { TRACKING_ID_SYMBOLS as SYMBOLS } from '@tawseel/contract/facts/tracking-id';

// There are 29, a prime, which is what makes the check character catch every slip below.
const DRAWN = 7;
/** Those that begin with the last symbol are kept for blank labels, so that no order is ever given the code of one. */
const BLANK = SYMBOLS.length ** (DRAWN - 1);
const COMBINATIONS = SYMBOLS.length ** DRAWN - BLANK;
const SHAPE = new RegExp(`^TWS-([${SYMBOLS}]{4})-([${SYMBOLS}]{4})$`);

/**
 * Generates a tracking ID, 'TWS-' and eight symbols, the last a check character over the other seven; `random(n)`
 * draws a whole number from 0 to n - 1 (node:crypto's randomInt). There are 17 billion: with 10 million taken, one
 * draw in 1700 is taken already, so whoever stores it draws again when the unique index says so.
 *
 * Worked example, the draw 29 (one twenty-nine and no ones): the symbols 2222232 stand for 0 0 0 0 0 1 0. Weighted 8
 * 7 6 5 4 3 2 they sum to 3; the check, weighted 1, fills up to a multiple of 29: 26, which is W. TWS-2222-232W.
 */
export function newTrackingId(random: (below: number) => number): string {
  return ofDraw(random(COMBINATIONS));
}

/** Generates the code of a blank label: a tracking ID that no order is given, TWS-Y…. */
export function newBlankCode(random: (below: number) => number): string {
  return ofDraw(COMBINATIONS + random(BLANK));
}

function ofDraw(draw: number): string {
  let left = draw;
  let drawn = '';
  for (let index = 0; index < DRAWN; index += 1) {
    drawn = SYMBOLS.charAt(left % SYMBOLS.length) + drawn;
    left = Math.floor(left / SYMBOLS.length);
  }
  const check = (SYMBOLS.length - (weightedSum(drawn) % SYMBOLS.length)) % SYMBOLS.length;
  const whole = drawn + SYMBOLS.charAt(check);
  return `TWS-${whole.slice(0, 4)}-${whole.slice(4)}`;
}

/** Whether a text is shaped like a tracking ID of ours, whatever its check character. */
export function isShapedLikeTrackingId(text: string): boolean {
  return SHAPE.test(text);
}

/** Verifies the check character of a tracking ID: false when any one symbol is wrong or any two are swapped. */
export function isTrackingId(text: string): boolean {
  const found = SHAPE.exec(text);
  return found !== null && weightedSum(`${found[1]}${found[2]}`) % SYMBOLS.length === 0;
}

function weightedSum(symbols: string): number {
  let sum = 0;
  for (let index = 0; index < symbols.length; index += 1) {
    sum += (DRAWN + 1 - index) * SYMBOLS.indexOf(symbols.charAt(index));
  }
  return sum;
}
