import type { english } from './en/english.ts';
import type { Params, Say, Sentence } from './say.ts';

/** Every sentence of the server by its code. English is the measure: a language that lacks one does not compile. */
export type Sentences = { [C in Code]: (typeof english)[C] extends string ? string : (typeof english)[C] };

export type Code = keyof typeof english;

/** What a code is said with: nothing where its sentence is always the same. */
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

/** A sentence in a language; undefined where its catalogue has no such code. */
export function sayIn(catalogue: Catalogue, { code, params }: Sentence): string | undefined {
  const text = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (typeof text !== 'function') return text;
  // Its code has typed the params where they were given.
  return text(params as never, (inner) => sayIn(catalogue, inner) ?? '');
}
