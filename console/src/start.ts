// The entry: asks for settings and data at once, while the code of the page is still on its way.
import { type FirstRead, readAhead } from './api/ahead.ts';
import { loadHostSettings } from './api/host.ts';
import { english } from './texts/en/english.ts';
import type { Language } from './texts/language.ts';
import { LANGUAGES, languageTag } from './texts/languages.ts';
import { reloadOnce } from './ui/reload.ts';

/** JSON that the page carries, by the id of its block. */
const inPage = (id: string) => document.getElementById(id)?.textContent;

/** Asks for what the page reads first, and for its language. */
async function askAhead(): Promise<Language> {
  const settings = await loadHostSettings(inPage('settings'));
  const reads: FirstRead[] = JSON.parse(inPage('first-reads') ?? '[]');
  // With a search in its address a screen reads something else.
  if (location.search === '') readAhead(reads);
  const language = await LANGUAGES[languageTag(settings.language)]!();
  document.documentElement.lang = language.locale;
  document.documentElement.dir = language.dir;
  return language;
}

async function start(): Promise<void> {
  let { notLoaded }: Pick<Language, 'notLoaded'> = english;
  try {
    const [{ show }, language] = await Promise.all([import('./main.tsx'), askAhead()]);
    ({ notLoaded } = language);
    await show(language);
  } catch (cause) {
    // Code that an update has taken away comes with the page anew; else the one sentence that is here says so.
    if (!(await reloadOnce())) document.body.textContent = notLoaded;
    throw new Error('The code of the console could not be fetched.', { cause });
  }
}

void start();
