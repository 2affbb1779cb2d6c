import type { Page, Response } from '@playwright/test';
import { outside, wordsIn, wordsOfReply } from '@tawseel/console/testing/words';

/** Languages are offered by their own names; our tracking IDs begin with TWS in every language. */
const KNOWN = ['English', 'Pseudo', 'Accents', 'TWS'];

/** Collects the words in the JSON that servers send to a page; the returned function resolves to them. */
export function collectSent(page: Page): () => Promise<ReadonlySet<string>> {
  const sent = new Set(KNOWN);
  const reading: Promise<void>[] = [];
  async function read(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.includes('json')) return;
    // A response that was cancelled has no body.
    for (const word of wordsOfReply(await response.json().catch(() => undefined))) sent.add(word);
  }
  page.on('response', (response) => reading.push(read(response)));
  return async () => {
    await Promise.all(reading);
    return sent;
  };
}

/** Returns all texts of the page, visible and for screen readers, except names of keyboard keys. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const readAttributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const all = [...document.querySelectorAll('title, body, body *')];
    return all.flatMap((element) => {
      if (element.closest('kbd, script, style, mark, body [lang]')) return [];
      // The mark of a search splits a text.
      const isCut = element.querySelector(':scope > mark') !== null;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const texts = isCut ? [element.textContent] : own.map(({ textContent }) => textContent);
      return [...texts, ...readAttributes.map((name) => element.getAttribute(name))].map(
        (text) => text ?? '',
      );
    });
  });
}

/** Returns the texts of the page with a word that came neither from the language nor from a server. */
export async function untranslated(page: Page, collected: ReturnType<typeof collectSent>): Promise<string[]> {
  const texts = new Set(await textsOf(page));
  const sent = await collected();
  return [...texts].filter((text) => wordsIn(outside(text)).some((word) => !sent.has(word)));
}
