import { cityLabel, EMIRATES } from '@tawseel/contract/facts/emirates';
import { show } from '../ui/format.ts';
import { words } from './en/words.ts';

export type WordKind = keyof typeof words;

/** Returns the text of a word of the API; an unknown word stays as it is. */
export function wordIn(known: Readonly<Record<string, string>>, word: string, unknown = word): string {
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? unknown;
}

/** Returns the text of a status, mode, payment or other word of the API; 'N/A' if there is none. */
export function showWord(kind: WordKind, word = ''): string {
  return show(wordIn(words[kind], word));
}

/** Returns the name of a city, spelled with or without hyphens: 'Abu-Dhabi' and 'Abu Dhabi' are 'Abu Dhabi'. */
export function showCity(city = ''): string {
  return show(wordIn(words.city, city.replaceAll(' ', '-'), cityLabel(city)));
}

/** Returns the emirates to choose from. */
export function cityOptions() {
  return EMIRATES.map((value) => ({ value, label: showCity(value) }));
}
