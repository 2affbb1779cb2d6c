import { english } from './en/english.ts';
import type { Language } from './language.ts';

/** Languages by tag, in the order of the menu; any but English is fetched once it is chosen. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => english,
  ...(import.meta.env.MODE !== 'production' && {
    'en-XA': async () => (await import('./pseudo.ts')).pseudo('ltr'),
    'ar-XB': async () => (await import('./pseudo.ts')).pseudo('rtl'),
  }),
};

/** Storage key of the user's choice: of a visit in the session storage, otherwise in the local storage. */
export const LANGUAGE_KEY = 'language';

/**
 * Returns the tag of the language: that of this visit (`?lang=`), otherwise the user's own, the business's, or
 * English.
 */
export function languageTag(ofBusiness?: string): string {
  const isKnown = (tag: string | null | undefined) => Object.hasOwn(LANGUAGES, tag ?? '');
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked) sessionStorage.setItem(LANGUAGE_KEY, asked);
  return (
    [sessionStorage.getItem(LANGUAGE_KEY), localStorage.getItem(LANGUAGE_KEY), ofBusiness].find(isKnown) ??
    'en'
  );
}
