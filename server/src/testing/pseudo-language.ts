import { english } from '@tawseel/contract/facts/sentences/en/english';
import type { Sentences } from '@tawseel/contract/facts/sentences/sentence';
import { LANGUAGES } from '../platform/http/language.ts';

type Text = string | ((...given: never[]) => string);

function bracketed(text: Text): Text {
  return typeof text === 'string' ? `⟦${text}⟧` : (...given) => `⟦${text(...given)}⟧`;
}

/** Pseudo-language: English in brackets. What an answer says outside of them is of no language. */
export const PSEUDO = 'en-XA';

export const languages = {
  ...LANGUAGES,
  // Each text keeps the params of its code.
  [PSEUDO]: Object.fromEntries(
    Object.entries(english).map(([code, text]) => [code, bracketed(text)]),
  ) as unknown as Sentences,
};

/** Returns the rest of a message without its sentences in brackets, inner ones removed first. */
export function outsideOfSentences(message: string): string {
  const less = message.replace(/⟦[^⟦⟧]*⟧/g, '').trim();
  return less === message ? message : outsideOfSentences(less);
}
