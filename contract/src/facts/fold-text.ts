import { westernDigits } from './characters.ts';

/** Accents and tashkeel, invisible characters, and tatweel, which only stretches a word. */
const DROPPED = /\p{Script=Inherited}|(?=\p{M})\p{Script=Arabic}|\p{Cf}|ـ/gu;

/** Letters without a decomposition that are typed for each other: on Arabic, Persian and Urdu keyboards, and barred. */
const LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Folded characters by code point: a list of 50,000 names is searched at each key. */
const foldedCharacters = new Map<number, string>();

function foldCharacter(codePoint: number): string {
  const bare = String.fromCodePoint(codePoint).normalize('NFKD').replace(DROPPED, '');
  // By way of upper case, ς and ſ become the letters that they are a form of; ẞ is its own upper case.
  const lower = westernDigits(bare.toLowerCase().toUpperCase().toLowerCase());
  const folded = lower.replace(/./gu, (letter) => LETTERS[letter] ?? letter);
  foldedCharacters.set(codePoint, folded);
  return folded;
}

/** True for a text of English letters, digits and signs, of which folding changes only the case. */
export function isPlainText(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/**
 * Returns a text in the one spelling in which searches compare: without case, accents, tashkeel, tatweel and invisible
 * characters, each form of alef, hamza, yeh and heh as one letter, digits as 0 to 9, compatibility characters as what
 * they stand for. Each character is folded by itself, so a text that contains another also does when both are folded.
 * Databases store folded texts: a change needs a migration.
 */
export function foldText(text: string): string {
  if (isPlainText(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at)!;
    folded += foldedCharacters.get(codePoint) ?? foldCharacter(codePoint);
    at += codePoint > 0xffff ? 2 : 1;
  }
  return folded;
}

/**
 * Returns what was typed to search, in that spelling; marks and invisible characters alone stay as they are, because no
 * folded text contains them, but every text contains an empty one.
 */
export function foldTyped(typed: string): string {
  return foldText(typed).trim() || typed.trim();
}

/** A character with its marks. */
const WHOLE_CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

export type TextRange = { start: number; end: number };

/** Returns the ranges of a text that match a search, in whole characters, without overlaps, in their order. */
export function foundRanges(text: string, search: string): TextRange[] {
  const sought = foldTyped(search);
  if (sought === '') return [];
  let folded = '';
  // The character that each unit of the folded text comes from.
  const sources: TextRange[] = [];
  for (const { 0: character, index: start } of text.matchAll(WHOLE_CHARACTER)) {
    const units = foldText(character);
    folded += units;
    for (let unit = 0; unit < units.length; unit += 1) sources.push({ start, end: start + character.length });
  }
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, at)) {
    const { start } = sources[at]!;
    const { end } = sources[at + sought.length - 1]!;
    ranges.push({ start, end });
    while (at < sources.length && sources[at]!.start < end) at += 1;
  }
  return ranges;
}
