import { type FirstRead, readAhead } from '../api/ahead.ts';
import { loadHostSettings } from '../api/host.ts';
import { type SessionKeys, setSessionKeys } from '../api/token.ts';
import type { Spoken } from '../texts/language.ts';
import { reloadOnce } from '../ui/reload.ts';

type Start<Language extends Spoken> = {
  language: Language;
  sessionKeys: SessionKeys;
  /** Fetches the rest of the code, which draws the page once the settings are here. */
  load: () => Promise<{ show: (language: Language) => Promise<void> }>;
};

/** JSON that the page carries, by the id of its block. */
const inPage = (id: string) => document.getElementById(id)?.textContent;

async function askAhead(): Promise<void> {
  await loadHostSettings(inPage('settings'));
  const reads: FirstRead[] = JSON.parse(inPage('first-reads') ?? '[]');
  // With a search in its address a screen reads something else.
  if (location.search === '') readAhead(reads);
}

/** Starts a page of an entry: asks for settings and data at once, while its code is still on its way. */
export async function startPage<Language extends Spoken>(start: Start<Language>): Promise<void> {
  const { language, sessionKeys, load } = start;
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.dir;
  setSessionKeys(sessionKeys);
  try {
    const [{ show }] = await Promise.all([load(), askAhead()]);
    await show(language);
  } catch (cause) {
    // Code that an update has taken away comes with the page anew; else the one sentence that is here says so.
    if (!(await reloadOnce())) document.body.textContent = language.notLoaded;
    throw new Error('The code of the page could not be fetched.', { cause });
  }
}
