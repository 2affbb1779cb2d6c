import { type FirstRead, readAhead } from '../api/ahead.ts';
import { loadHostSettings } from '../api/host.ts';
import { type SessionKeys, setSessionKeys } from '../api/token.ts';
import type { Spoken } from '../texts/language.ts';
import { languageTag } from '../texts/language-choice.ts';
import { reloadOnce } from '../ui/states/reload.ts';

type Start<Language extends Spoken> = {
  sessionKeys: SessionKeys;
  /** Languages by tag, English among them. */
  languages: Readonly<Record<string, () => Promise<Language>>>;
  /** Message if not even the language could be fetched. */
  notLoaded: string;
  /** Fetches the rest of the code, which renders the page after the settings are loaded. */
  load: () => Promise<{ show: (language: Language) => Promise<void> }>;
};

/** Returns JSON in the page by the id of its block. */
const inPage = (id: string) => document.getElementById(id)?.textContent;

function askAhead(language: string): void {
  const reads: FirstRead[] = JSON.parse(inPage('first-reads') ?? '[]');
  // With a query in its address a screen reads something else.
  if (location.search === '') readAhead(reads, language);
}

/** Starts a page of an entry: requests settings and data at once, while its code is loading. */
export async function startPage<Language extends Spoken>(start: Start<Language>): Promise<void> {
  let { notLoaded } = start;
  setSessionKeys(start.sessionKeys);

  async function chooseLanguage(): Promise<Language> {
    const settings = await loadHostSettings(inPage('settings'));
    const tag = languageTag(start.languages, settings);
    askAhead(tag);
    const language = await start.languages[tag]!();
    ({ notLoaded } = language);
    document.documentElement.lang = language.locale;
    document.documentElement.dir = language.dir;
    return language;
  }

  try {
    const [{ show }, language] = await Promise.all([start.load(), chooseLanguage()]);
    await show(language);
  } catch (cause) {
    // Code that an update has deleted is loaded by reloading the page; otherwise the one sentence is shown.
    if (!(await reloadOnce())) document.body.textContent = notLoaded;
    throw new Error('The code of the page could not be fetched.', { cause });
  }
}
