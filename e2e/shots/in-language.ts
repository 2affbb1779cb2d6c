import type { Locator, Page } from '@playwright/test';
import { INSERTED, readTextPairs, type TextPair } from '@tawseel/console/testing/text-pairs';

type Name = string | RegExp;

/** Source of a pattern for marks of direction, or none. */
const MARKS = '[\\u200f\\u2066-\\u2069]{0,2}';

/** Returns the source of a pattern that matches a text with any value in it, with marks of direction or without. */
function sourceOf(text: string): string {
  const literal = text.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // The spaces of an amount may be of the kind that does not break.
  return literal
    .replace(/[\u200f\u2066-\u2069]/g, MARKS)
    .replaceAll(' ', '\\s')
    .replaceAll(INSERTED, '(.*)');
}

/** Returns a text that inserts what the name inserts in the English one, or undefined if the name is another text. */
function filledAs(name: Name, { english, translated }: TextPair): string | undefined {
  const isWorded = english.replaceAll(INSERTED, '').length > 8;
  const [, value] = (isWorded && new RegExp(`^${sourceOf(english)}$`).exec(String(name))) || [];
  return value === undefined ? undefined : translated.replaceAll(INSERTED, value);
}

/** Returns a pattern for a name in English that matches its translations too. */
function translate(name: Name, pairs: readonly TextPair[]): Name {
  const source = typeof name === 'string' ? sourceOf(name) : name.source.replace(/[«»]\*/g, '');
  const pattern = new RegExp(typeof name === 'string' ? `^${source}$` : source);
  const translationsOf = (isMeant: (english: string) => boolean) =>
    pairs.filter(({ english }) => isMeant(english.trim())).map(({ translated }) => translated);
  const found = [
    translationsOf((english) => pattern.test(english)),
    pairs.flatMap((pair) => filledAs(name, pair) ?? []),
    translationsOf((english) => typeof name === 'string' && english.includes(name)),
  ].find((translations) => translations.length > 0);
  if (!found) return name;
  const words = [...new Set(found.map(sourceOf)), source].join('|');
  return new RegExp(
    `${source.startsWith('^') ? `^${MARKS}` : ''}(${words})${source.endsWith('$') ? '$' : ''}`,
  );
}

/** Lets the steps of shots find parts by their English names on all pages of a browser, which are in another language. */
export async function findInLanguage(page: Page, tag: string): Promise<void> {
  const pairs = await readTextPairs(tag);
  const inLanguage = (value: unknown): unknown => {
    if (typeof value === 'string' || value instanceof RegExp) return translate(value, pairs);
    if (typeof value !== 'object' || value === null) return value;
    const named = Object.entries(value).filter(([key]) => key === 'name' || key === 'hasText');
    return { ...value, ...Object.fromEntries(named.map(([key, name]) => [key, inLanguage(name)])) };
  };
  for (const owner of [page, page.locator('html')]) {
    const methods: Record<string, (this: Locator, ...given: unknown[]) => unknown> =
      Object.getPrototypeOf(owner);
    for (const method of ['getByLabel', 'getByText', 'getByRole', 'locator', 'filter']) {
      const find = methods[method];
      if (!find) continue;
      const isByRole = method === 'getByRole' || method === 'locator';
      methods[method] = function (first, ...options) {
        return find.call(this, isByRole ? first : inLanguage(first), ...options.map(inLanguage));
      };
    }
  }
}
