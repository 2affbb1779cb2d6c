import { westernDigits } from '@tawseel/contract/facts/characters';

/**
 * Returns the key of a sort code, without case, spaces, hyphens and dots: 'DXB · Z1 · MARINA' and 'dxb-z1 marina'
 * have one key.
 */
function keyOf(sortCode: string): string {
  return westernDigits(sortCode)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the sort code that equals a typed text, otherwise all that contain it. */
export function matchSortCodes(typed: string, sortCodes: readonly string[]): string[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const equal = sortCodes.filter((each) => keyOf(each) === key);
  return equal.length > 0 ? equal : sortCodes.filter((each) => keyOf(each).includes(key));
}
