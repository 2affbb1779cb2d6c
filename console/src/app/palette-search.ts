import { normalPhone } from '@tawseel/contract/facts/uae';
import { hasFeature } from '../api/host.ts';

/** Fewest letters of a search on the server: a shorter text is in too many tracking IDs to help. */
export const LEAST_LETTERS = 2;
export const MOST_OF_A_KIND = 5;

/** Returns the text that is searched for, as it is compared. */
export function wantedIn(search: string): string {
  return search.trim().toLowerCase();
}

/** Match rank: 0 prefix of the text, 1 prefix of a word of it, 2 contained, 3 no match. */
export function distance(text: string, wanted: string): number {
  const at = text.toLowerCase().indexOf(wanted);
  if (at <= 0) return at === 0 ? 0 : 3;
  return text.toLowerCase().includes(` ${wanted}`) ? 1 : 2;
}

/** Returns the rows of which a text contains one of the wanted ones, the closest first, at most five. */
export function best<Row>(
  rows: readonly Row[],
  wanted: readonly string[],
  textsOf: (row: Row) => (string | undefined)[],
): Row[] {
  return rows
    .map((row) => {
      const texts = textsOf(row).map((text) => text ?? '');
      return { row, far: Math.min(...texts.flatMap((text) => wanted.map((one) => distance(text, one)))) };
    })
    .filter(({ far }) => far < 3)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_OF_A_KIND)
    .map(({ row }) => row);
}

/** The phone as E.164 that a search reads as, on a server that finds orders by one. */
export function soughtPhone(search: string): string | undefined {
  return hasFeature('tawseel') ? normalPhone(search.trim()) : undefined;
}
