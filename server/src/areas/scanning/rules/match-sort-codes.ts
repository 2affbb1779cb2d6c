import { westernDigits } from '@tawseel/contract/facts/characters';

/** Case, blanks, hyphens and dots make no difference: 'DXB · Z1 · MARINA' and 'dxb-z1 marina' have one key. */
function keyOf(sortCode: string): string {
  return westernDigits(sortCode)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the sort codes that a typed text may mean: the one that it is, else those that it is a part of. */
export function matchSortCodes(typed: string, sortCodes: readonly string[]): string[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const equal = sortCodes.filter((each) => keyOf(each) === key);
  return equal.length > 0 ? equal : sortCodes.filter((each) => keyOf(each).includes(key));
}
