import { cityLabel, EMIRATES } from '@tawseel/contract/facts/emirates';
import { show } from '../ui/format.ts';
import { words } from './en/words.ts';

export type WordKind = keyof typeof words;

/** A word of the wire as a language says it; one that it does not know stays as it is. */
export function wordIn(known: Readonly<Record<string, string>>, word: string, unknown = word): string {
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? unknown;
}

/** A status, mode, payment or any other word of the wire; 'N/A' where there is none. */
export function showWord(kind: WordKind, word = ''): string {
  return show(wordIn(words[kind], word));
}

/** A city, its name with hyphens or without: 'Abu-Dhabi' reads 'Abu Dhabi', and so does 'Abu Dhabi'. */
export function showCity(city = ''): string {
  return show(wordIn(words.city, city.replaceAll(' ', '-'), cityLabel(city)));
}

/** The emirates to choose from. */
export function cityOptions() {
  return EMIRATES.map((value) => ({ value, label: showCity(value) }));
}
