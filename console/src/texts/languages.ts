import { english } from './en/english.ts';
import type { Language } from './language.ts';

/** By their tags, in the order they are offered; any but English is fetched once it is chosen. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => english,
  ...(import.meta.env.MODE !== 'production' && {
    'en-XA': async () => (await import('./pseudo.ts')).pseudo('ltr'),
    'ar-XB': async () => (await import('./pseudo.ts')).pseudo('rtl'),
  }),
};

/** Where the person's own choice is kept: for a visit in the session, else in this browser. */
export const LANGUAGE_KEY = 'language';

/** Tag of the language: that of this visit (`?lang=`), else the person's own, else the business's, else English. */
export function languageTag(ofBusiness?: string): string {
  const isKnown = (tag: string | null | undefined) => Object.hasOwn(LANGUAGES, tag ?? '');
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked) sessionStorage.setItem(LANGUAGE_KEY, asked);
  return (
    [sessionStorage.getItem(LANGUAGE_KEY), localStorage.getItem(LANGUAGE_KEY), ofBusiness].find(isKnown) ??
    'en'
  );
}
