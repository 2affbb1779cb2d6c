import { english } from './en/english.ts';
import type { Language } from './language.ts';

/** Languages by tag, in the order of the menu; any but English is fetched once it is chosen. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => english,
  ar: async () => (await import('./ar/arabic.ts')).arabic,
  ...(import.meta.env.MODE !== 'production' && {
    'en-XA': async () => (await import('./pseudo.ts')).pseudo('ltr'),
    'ar-XB': async () => (await import('./pseudo.ts')).pseudo('rtl'),
  }),
};
