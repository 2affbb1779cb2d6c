// The entry: asks for settings and data at once, while the code of the page is still on its way.
import { type FirstRead, readAhead } from './api/ahead.ts';
import { loadHostSettings } from './api/host.ts';
import { english } from './texts/en/english.ts';
import { reloadOnce } from './ui/reload.ts';

const language = english;
document.documentElement.lang = language.locale;
document.documentElement.dir = language.dir;

/** JSON that the page carries, by the id of its block. */
const inPage = (id: string) => document.getElementById(id)?.textContent;

async function askAhead(): Promise<void> {
  await loadHostSettings(inPage('settings'));
  const reads: FirstRead[] = JSON.parse(inPage('first-reads') ?? '[]');
  // With a search in its address a screen reads something else.
  if (location.search === '') readAhead(reads);
}

async function start(): Promise<void> {
  try {
    const [{ show }] = await Promise.all([import('./main.tsx'), askAhead()]);
    await show(language);
  } catch (cause) {
    // Code that an update has taken away comes with the page anew; else the one sentence that is here says so.
    if (!(await reloadOnce())) document.body.textContent = language.notLoaded;
    throw new Error('The code of the console could not be fetched.', { cause });
  }
}

void start();
