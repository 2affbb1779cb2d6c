import { arabic } from '@tawseel/contract/facts/sentences/ar/arabic';
import { english } from '@tawseel/contract/facts/sentences/en/english';
import { ruleOf } from '@tawseel/contract/facts/sentences/rule';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import { type Sentences, sayIn, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { urdu } from '@tawseel/contract/facts/sentences/ur/urdu';
import type { FastifyRequest } from 'fastify';
import { inEnglish } from '../values/in-english.ts';

declare module 'fastify' {
  interface FastifyInstance {
    languages: Languages;
  }
}

/** Catalogues by language tag, including English. */
export type Languages = Readonly<Record<string, Sentences>>;

export const LANGUAGES: Languages = { en: english, ar: arabic, ur: urdu };

/** Returns the tag of the catalogue that an Accept-Language header prefers, or English if it names none. */
export function languageOf(header: string | undefined, languages: Readonly<Record<string, unknown>>): string {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', quality = ''] = wish.split(';');
    return { tag: tag.trim(), quality: Number(quality.replace(/^\s*q=/, '') || 1) };
  });
  const known = (tag: string) => [tag, tag.replace(/-.*/, '')].find((name) => Object.hasOwn(languages, name));
  const best = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  return best.map(({ tag }) => known(tag)).find((tag) => tag !== undefined) ?? 'en';
}

/** Returns a function that translates sentences into the caller's language. */
export function speakerOf({ headers, server }: FastifyRequest): Say {
  const { languages } = server;
  return speakerIn(languageOf(headers['accept-language'], languages), languages);
}

/** Returns a function that translates sentences into the language of a tag. */
export function speakerIn(tag: string, languages: Languages = LANGUAGES): Say {
  const language = languages[tag] ?? english;
  return (sentence) => sayIn(language, sentence) ?? inEnglish(sentence);
}

/** Returns the English problem for a schema's message, for the command line. */
export function problemInEnglish(message: string): string {
  return inEnglish(ruleOf(message) ?? sentence('invalid_input'));
}
