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

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** Match rank: 0 prefix of the text, 1 prefix of a word of it, 2 contained or a prefix of a word for each word, 3 no match. */
function distance(text: string, wanted: string): number {
  const folded = foldText(text);
  const at = folded.indexOf(wanted);
  if (at === 0) return 0;
  if (at > 0) return folded.includes(` ${wanted}`) ? 1 : 2;
  const words = wordsOf(folded);
  return wordsOf(wanted).every((one) => words.some((word) => word.startsWith(one))) ? 2 : 3;
}

/** Fewest letters of a word in which one may be wrong. */
const LEAST_FORGIVEN = 4;

/** Returns true if a word begins as typed but for one letter: added, another, left out, or swapped with the next. */
function isSlip(word: string, typed: string): boolean {
  if (typed.length < LEAST_FORGIVEN) return false;
  const same = [...typed].findIndex((letter, at) => letter !== word[at]);
  const [wrong = '', next = '', ...others] = typed.slice(same);
  const rest = word.slice(same);
  const behind = next + others.join('');
  // A last letter may only be wrong at the end of the word, otherwise three letters would do.
  if (behind === '') return rest.length < 2;
  return (
    rest.startsWith(behind) ||
    rest.slice(1).startsWith(behind) ||
    rest.slice(1).startsWith(wrong + behind) ||
    rest.startsWith(next + wrong + others.join(''))
  );
}

/** Returns true if a text has each word of a wanted one, at least its beginning, some with one wrong letter. */
export function isLikeTyped(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(foldText(text));
  return wanted.some((one) =>
    wordsOf(one).every((typed) => words.some((word) => word.startsWith(typed) || isSlip(word, typed))),
  );
}

/** Returns the rank of the wanted text that is closest. */
export function closest(text: string, wanted: readonly string[]): number {
  return Math.min(...wanted.map((one) => distance(text, one)));
}

/**
 * Returns the rows with a text that contains one of the wanted ones, closest first, at most five.
 */
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

/** Returns the rows with a text that is like a wanted one, at most five. */
export const likeTyped: typeof best = (rows, wanted, textsOf) =>
  rows
    .filter((row) => textsOf(row).some((text) => text && isLikeTyped(text, wanted)))
    .slice(0, MOST_OF_A_KIND);

/** Returns the E.164 phone of a search, on a server that finds orders by phone. */
export function soughtPhone(search: string): string | undefined {
  return hasFeature('tawseel') ? normalPhone(search.trim()) : undefined;
}
