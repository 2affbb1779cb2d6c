import type { english } from './en/english.ts';
import type { Params, Say, Sentence } from './say.ts';

/** All sentences of the server by code. English is the reference: a language that lacks one does not compile. */
export type Sentences = { [C in Code]: (typeof english)[C] extends string ? string : (typeof english)[C] };

export type Code = keyof typeof english;

/** Params of a code's sentence; none if the sentence is constant. */
export type ParamsOf<C extends Code> = (typeof english)[C] extends (
  params: infer P extends Params,
  ...say: never
) => string
  ? [params: P]
  : [];

export function sentence<C extends Code>(code: C, ...[params]: ParamsOf<C>): Sentence<C> {
  return params ? { code, params } : { code };
}

type Catalogue = Readonly<Record<string, string | ((params: never, say: Say) => string)>>;

/** Returns a sentence in a language, or undefined if the catalogue lacks its code. */
export function sayIn(catalogue: Catalogue, { code, params }: Sentence): string | undefined {
  const text = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (typeof text !== 'function') return text;
  // The params were type-checked by the code where they were passed.
  return text(params as never, (inner) => sayIn(catalogue, inner) ?? '');
}
