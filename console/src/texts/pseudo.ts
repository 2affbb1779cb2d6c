import { isolateFigures, isolateParts } from './directions.ts';
import { english } from './en/english.ts';
import type { Language } from './language.ts';

/** Returns a value with brackets around every text in it and around all results of its functions. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`;
  if (typeof value === 'function') return (...given: unknown[]) => bracketed(value(...given));
  if (Array.isArray(value)) return value.map(bracketed);
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, { get: (texts, name) => bracketed(Reflect.get(texts, name)) });
}

/**
 * Pseudo-language to test screens with another language: texts in brackets, and figures and dates of a language of
 * its direction. Text outside of brackets is untranslated. Not in the production build.
 */
export const pseudo = (dir: Language['dir']): Language => ({
  locale: dir === 'rtl' ? 'ar-AE-u-nu-arab' : 'de-DE',
  dir,
  missing: '«N/A»',
  comma: ', ',
  ...(dir === 'rtl' ? { isolateFigures, isolateParts } : {}),
  notLoaded: '«»',
  refusals: async () => {
    const { english: catalogue } = await import('@tawseel/contract/facts/sentences/en/english');
    const { sayIn } = await import('@tawseel/contract/facts/sentences/sentence');
    return (refusal) => sayIn(bracketed(catalogue) as typeof catalogue, refusal);
  },
  money: (amount, sign) => `${sign}«AED ${amount}»`,
  parts: new Proxy(english.parts, {
    get: (parts, name) => async () => bracketed(await Reflect.get(parts, name)()),
  }),
});
