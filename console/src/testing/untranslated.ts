import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { english } from '../texts/en/english.ts';
import { type Language, speak } from '../texts/language.ts';
import { pseudo } from '../texts/pseudo.ts';
import { outside, wordsIn, wordsOfReply } from './words.ts';

/*
 * Finds words on a page that neither the language nor the server gave it, in any component test. The texts of `marked`
 * are in brackets, which are taken away again as React writes them, so that tests read plain English; a word written
 * without brackets is one that no translation reaches.
 */

/** Names of languages, the prefix of our tracking IDs, months and days (from Intl), keys, and roles as another server spells them. */
const KNOWN =
  /^(English|Pseudo|Accents|TWS|Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?|((Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?)|Ctrl|Esc|Enter|Space|Tab|supervisor|operator|driver|cashier)$/;
/** Attributes that are read to a user. */
const SAID = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** English with brackets around every text. */
export const marked: Language = { ...pseudo('ltr'), locale: english.locale };

/** Words written outside of brackets and inside them, and words that the server sent. */
const bare = new Set<string>();
const translated = new Set<string>();
const sent = new Set<string>();

/** Returns a text of `marked` as plain English. */
export const withoutBrackets = (text: string): string => text.replace(/[«»]/g, '');

function readWrite(text: string): string {
  const rest = outside(text);
  for (const word of wordsIn(rest)) bare.add(word);
  if (rest !== text) for (const word of wordsIn(text)) translated.add(word);
  return withoutBrackets(text);
}

/** Takes the brackets from what is written to the page, and collects the words outside of them. */
function trackWrites(): void {
  const { createTextNode } = Document.prototype;
  vi.spyOn(Document.prototype, 'createTextNode').mockImplementation(function (this: Document, text) {
    return createTextNode.call(this, readWrite(text));
  });
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    setAttribute.call(this, name, SAID.includes(name) ? readWrite(String(value)) : value);
  });
  for (const name of ['textContent', 'nodeValue'] as const) {
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, name)!;
    vi.spyOn(Node.prototype, name, 'set').mockImplementation(function (this: Node, text) {
      // A part with a language of its own, as on papers in two, is not translated.
      const isInOwn = this instanceof HTMLElement && this.lang !== '';
      set!.call(this, text === null || isInOwn ? text : readWrite(text));
    });
  }
}

/** Tells the check what a server sent. */
export function noteReply(reply: unknown): void {
  for (const word of wordsOfReply(reply)) sent.add(word);
}

/** Fails each test of a file that shows a word which came neither from the language nor from the server. */
export function expectTranslated(): void {
  beforeAll(() => speak(marked));

  beforeEach(() => {
    bare.clear();
    translated.clear();
    sent.clear();
    trackWrites();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    // A match in a search cuts a word in several.
    const isSent = (word: string) => [...sent].some((whole) => whole.includes(word));
    const isCut = (word: string) => [...translated].some((whole) => whole !== word && whole.includes(word));
    const untranslated = [...bare].filter((word) => !(KNOWN.test(word) || isSent(word) || isCut(word)));
    expect(untranslated, 'words that no translation reaches').toEqual([]);
  });
}
