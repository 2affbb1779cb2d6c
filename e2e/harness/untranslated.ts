import type { Page, Response } from '@playwright/test';

/** Words of the wire, which a language has words of its own for. */
const WIRE_WORDS =
  /^(Abu-Dhabi|Dubai|Sharjah|Ajman|Fujairah|Ras-Al-Khaimah|Umm-Al-Quwain|United Arab Emirates|Zone [12]|Pending|Not Pickup|Pickup|completed|return|created|accepted|unpick|pickup|warehouse|assignedtodriver|delivered|normal|urgent|COD|Card|Wallet|Parcel|Active|unActive|User|Company|Supervisor|Operator|Driver|Cashier|administrator|supervisor|operator|driver|cashier|Small|Medium|Large|Extra Large)$/;
const WORD = /\p{Script=Latin}{2,}/gu;

/** Fields that people fill with whatever they like, a word of the wire too. */
const FREE = ['vehicleType'];
/** A language is offered by its own name. */
const LANGUAGES = ['English', 'Pseudo', 'Accents'];
/** Tracking IDs of ours begin so in every language. */
const PREFIX = 'TWS';

/** The texts in what a server sent but for words of the wire: names, streets and messages are of no language. */
function dataIn(value: unknown): string[] {
  if (typeof value === 'string') return WIRE_WORDS.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    FREE.includes(name) ? [String(part)] : dataIn(part),
  );
}

/** Collects the words of the data that servers send to a page; resolves to those that are there by now. */
export function collectSent(page: Page): () => Promise<ReadonlySet<string>> {
  const sent = new Set([...LANGUAGES, PREFIX]);
  const reading: Promise<void>[] = [];
  async function read(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.includes('json')) return;
    // One that was cancelled has no body.
    const texts = dataIn(await response.json().catch(() => undefined));
    for (const [word] of texts.flatMap((text) => [...text.matchAll(WORD)])) sent.add(word);
  }
  page.on('response', (response) => reading.push(read(response)));
  return async () => {
    await Promise.all(reading);
    return sent;
  };
}

/** What stands outside of the brackets of the pseudo-language, the inner ones taken away first. */
function outside(text: string): string {
  const less = text.replace(/«[^«»]*»/g, '');
  return less === text ? text : outside(less);
}

/** Every text of the page, as it is read and as it is read out; keys of a keyboard have what is printed on them. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const all = [...document.querySelectorAll('title, body, body *')];
    return all.flatMap((element) => {
      if (element.closest('kbd, script, style, mark')) return [];
      // What was searched for cuts a text in several.
      const isCut = element.querySelector(':scope > mark') !== null;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const texts = isCut ? [element.textContent] : own.map(({ textContent }) => textContent);
      return [...texts, ...said.map((name) => element.getAttribute(name))].map((text) => text ?? '');
    });
  });
}

/** Texts of the page with a word that neither a language nor a server has said. */
export async function untranslated(page: Page, collected: ReturnType<typeof collectSent>): Promise<string[]> {
  const texts = new Set(await textsOf(page));
  const sent = await collected();
  return [...texts].filter((text) => [...outside(text).matchAll(WORD)].some(([word]) => !sent.has(word)));
}
