import { english } from '@tawseel/contract/facts/sentences/en/english';
import { ruleOf } from '@tawseel/contract/facts/sentences/rule';
import type { Say, Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Sentences, sayIn, sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    languages: Languages;
  }
}

/** Catalogues by their tags, English among them. */
export type Languages = Readonly<Record<string, Sentences>>;

export const LANGUAGES: Languages = { en: english };

/** Content negotiation: the tag of the catalogue that an Accept-Language header likes best; English where it has none. */
export function languageOf(header: string | undefined, languages: Languages): string {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', quality = ''] = wish.split(';');
    return { tag: tag.trim(), quality: Number(quality.replace(/^\s*q=/, '') || 1) };
  });
  const known = (tag: string) => [tag, tag.replace(/-.*/, '')].find((name) => Object.hasOwn(languages, name));
  const best = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  return best.map(({ tag }) => known(tag)).find((tag) => tag !== undefined) ?? 'en';
}

/** Says sentences to whoever asked, in their language. */
export function speakerOf({ headers, server }: FastifyRequest): Say {
  const { languages } = server;
  const language = languages[languageOf(headers['accept-language'], languages)]!;
  return (said) => sayIn(language, said) ?? inEnglish(said);
}

/** What is wrong by the message of a schema, for the command line. */
export function problemInEnglish(message: string): string {
  return inEnglish(ruleOf(message) ?? sentence('invalid_input'));
}

export function inEnglish(said: Sentence): string {
  return sayIn(english, said) ?? said.code;
}
