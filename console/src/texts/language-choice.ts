/** Languages by tag, in the order of the menu. */
type Languages = Readonly<Record<string, () => Promise<unknown>>>;

/** Storage key of the user's choice: of a visit in the session storage, otherwise in the local storage. */
export const LANGUAGE_KEY = 'language';

type Host = { features: readonly string[]; language?: string };

/**
 * Returns the tag of the language: that of this visit (`?lang=`), otherwise the user's own, the business's, the
 * browser's, or English. With another company's server it is the business's or English, because no page offers to change
 * it back.
 */
export function languageTag(languages: Languages, { features, language }: Host): string {
  const isKnown = (tag: string | null | undefined) => Object.hasOwn(languages, tag ?? '');
  const ofUser = features.includes('tawseel') ? chosenTags() : [];
  const ofBrowser = ofUser.length > 0 ? navigator.languages.map((tag) => tag.split('-')[0]) : [];
  return [...ofUser, language, ...ofBrowser].find(isKnown) ?? 'en';
}

/** Returns the tags that the user chose for this visit and for this browser; null for none. */
function chosenTags(): (string | null)[] {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked) sessionStorage.setItem(LANGUAGE_KEY, asked);
  return [sessionStorage.getItem(LANGUAGE_KEY), localStorage.getItem(LANGUAGE_KEY)];
}

/** Returns a language by its own name: 'English', 'العربية'. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

/** Stores the user's choice and reloads the page. */
export function chooseLanguage(tag: string): void {
  localStorage.setItem(LANGUAGE_KEY, tag);
  sessionStorage.removeItem(LANGUAGE_KEY);
  location.assign(location.pathname);
}
