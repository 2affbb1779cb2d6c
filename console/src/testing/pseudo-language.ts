import { english } from '../texts/en/english.ts';
import type { Language } from '../texts/language.ts';

/** The same, with brackets around every text in it and around all that its functions answer. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => bracketed(value(...given));
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, { get: (texts, name) => bracketed(Reflect.get(texts, name)) });
}

/** Another language as far as the code can tell: bracketed texts, Arabic figures, from right to left. */
export const pseudo: Language = {
  locale: 'ar-AE-u-nu-arab',
  dir: 'rtl',
  missing: '⟦N/A⟧',
  notLoaded: '⟦⟧',
  money: (amount) => `⟦AED ${amount}⟧`,
  parts: new Proxy(english.parts, {
    get: (parts, name) => async () => bracketed(await Reflect.get(parts, name)()),
  }),
};
