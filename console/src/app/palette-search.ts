import { foldText } from '@tawseel/contract/facts/fold-text';
import { nameSpellings } from '@tawseel/contract/facts/name-spellings';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { hasFeature } from '../api/host.ts';

/** Least number of letters of a search on the server, because a shorter text is in too many tracking IDs. */
export const LEAST_LETTERS = 2;
export const MOST_OF_A_KIND = 5;

/** Returns the searched text in the forms for comparison; on our own server in each spelling of a name. */
export function wantedIn(search: string): string[] {
  const wanted = foldText(search).trim();
  return hasFeature('tawseel') ? nameSpellings(wanted) : [wanted];
}

/** Match rank: 0 prefix of the text, 1 prefix of a word of it, 2 contained, 3 no match. */
function distance(text: string, wanted: string): number {
  const folded = foldText(text);
  const at = folded.indexOf(wanted);
  if (at <= 0) return at === 0 ? 0 : 3;
  return folded.includes(` ${wanted}`) ? 1 : 2;
}

/** Returns the rank of the wanted text that is closest. */
export function closest(text: string, wanted: readonly string[]): number {
  return Math.min(...wanted.map((one) => distance(text, one)));
}

/** Returns the rows with a text that contains one of the wanted ones, closest first, at most five. */
export function best<Row>(
  rows: readonly Row[],
  wanted: readonly string[],
  textsOf: (row: Row) => (string | undefined)[],
): Row[] {
  return rows
    .map((row) => {
      const texts = textsOf(row).map((text) => text ?? '');
      return { row, far: Math.min(...texts.map((text) => closest(text, wanted))) };
    })
    .filter(({ far }) => far < 3)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_OF_A_KIND)
    .map(({ row }) => row);
}

/** Returns the E.164 phone of a search, on a server that finds orders by phone. */
export function soughtPhone(search: string): string | undefined {
  return hasFeature('tawseel') ? normalPhone(search.trim()) : undefined;
}
