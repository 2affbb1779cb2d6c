import { english } from './en/driver-english.ts';
import type { LanguageOf } from './language.ts';

/** Languages of the page of drivers by tag. */
export const DRIVER_LANGUAGES: Readonly<Record<string, () => Promise<LanguageOf<typeof english>>>> = {
  en: async () => english,
  ar: async () => (await import('./ar/driver-arabic.ts')).arabic,
  ur: async () => (await import('./ur/driver-urdu.ts')).urdu,
};
