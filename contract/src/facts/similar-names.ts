import { foldText, foldTyped } from './fold-text.ts';
import { namePieces } from './name-spellings.ts';

/** Fewest consonants of a search; fewer are in too many names. */
const FEWEST = 3;
const VOWELS = 'aeiouyاويء';
const ARTICLE = '(?:al|el|ال)';
/** Vowels behind a consonant, then perhaps the next word; of a vowel at its start only that of an article is skipped. */
const BETWEEN = `[${VOWELS}]*(?:[\\s-]+(?:[aeا](?=[lل])|(?![aeiouا])))?`;

/** Returns a word of a name without vowels and doubled letters; a first vowel counts as one letter. */
function consonants(word: string): string {
  const [first = '', ...rest] = word.replace(/[^\p{L}]/gu, '');
  const bare = first + rest.join('').replace(new RegExp(`[${VOWELS}]`, 'g'), '');
  return bare.replace(/(.)\1+/gu, '$1');
}

/** Returns the pattern of a consonant, or of a first vowel. */
function letterPattern(letter: string): string {
  return /[aeiou]/.test(letter) ? '[aeiou]' : letter;
}

/**
 * Returns a function that finds names which differ from a search in vowels and doubled letters: Mohamed, Muhammad.
 * Undefined if the search is no name, or too short for that.
 */
export function similarFinder(search: string): ((name: string) => boolean) | undefined {
  const words = namePieces(foldTyped(search)).map(({ text }) => text);
  const named = new RegExp(`^${ARTICLE}$`).test(words[0] ?? '') ? words.slice(1) : words;
  // Abdul Rahman is Abd Al Rahman: behind the first word, the article is its consonant.
  const [first = '', ...rest] = named.map((word, at) =>
    consonants(at > 0 ? word.replace(/^[aeا](?=[lل]$)/, '') : word),
  );
  const sought = [...first, ...rest.join('')];
  if (/\p{N}/u.test(search) || sought.length < FEWEST) return undefined;
  const letters = sought.map((letter) => `${letterPattern(letter)}+`).join(BETWEEN);
  const pattern = new RegExp(`(?<!\\p{L})(?:${ARTICLE}[\\s-]*)?${letters}`, 'u');
  return (name) => pattern.test(foldText(name));
}
