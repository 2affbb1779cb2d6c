import { TRACKING_ID_SYMBOLS as SYMBOLS, trackingIdSum } from '@tawseel/contract/facts/tracking-id';

const DRAWN = 7;
/** IDs that begin with the last symbol are reserved for blank labels, so that no order gets the code of one. */
const BLANK = SYMBOLS.length ** (DRAWN - 1);
const COMBINATIONS = SYMBOLS.length ** DRAWN - BLANK;

/**
 * Generates a tracking ID, 'TWS-' and eight symbols, the last a check character over the other seven; `random(n)`
 * draws a whole number from 0 to n - 1 (node:crypto's randomInt). There are 17 billion: with 10 million in use, one
 * draw in 1700 is in use already, so callers draw again on a conflict of the unique index.
 * Worked example, the draw 29 (one twenty-nine and no ones): the symbols 2222232 stand for 0 0 0 0 0 1 0. Weighted 8
 * 7 6 5 4 3 2 they sum to 3; the check, weighted 1, fills up to a multiple of 29: 26, which is W. TWS-2222-232W.
 */
export function newTrackingId(random: (below: number) => number): string {
  return ofDraw(random(COMBINATIONS));
}

/** Generates the code of a blank label, TWS-Y…: a tracking ID that no order gets. */
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
  const check = (SYMBOLS.length - (trackingIdSum(drawn) % SYMBOLS.length)) % SYMBOLS.length;
  const whole = drawn + SYMBOLS.charAt(check);
  return `TWS-${whole.slice(0, 4)}-${whole.slice(4)}`;
}
