import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setFormats } from '../ui/formats.ts';

/** A text in English and in another language. */
export type TextPair = { english: string; translated: string };

/** Stands for a value that a text inserts. */
export const INSERTED = 'x1x';
/** Values for texts that take some: any, the beginning of a number that the demo has, and counts. */
const GIVEN = [INSERTED, 'PCK', 0, 1, 2, 3, 4];

const folder = path.resolve(import.meta.dirname, '../texts');

/** Returns a text with the value, or undefined if it takes another kind of value. */
function fill(text: (...given: unknown[]) => unknown, given: string | number): unknown {
  try {
    return text(given, given, given);
  } catch {
    return undefined;
  }
}

function pairsOf(english: unknown, translated: unknown): TextPair[] {
  if (typeof english === 'string') return [{ english, translated: String(translated) }];
  if (typeof english === 'function') {
    const [inEnglish, inOther] = [english, translated] as (() => unknown)[];
    return GIVEN.flatMap((given) => pairsOf(fill(inEnglish!, given), fill(inOther!, given)));
  }
  if (typeof english !== 'object' || !english || !translated) return [];
  return Object.entries(english).flatMap(([name, text]) => pairsOf(text, Reflect.get(translated, name)));
}

/** Returns the texts of the console in English with those of another language. */
export async function readTextPairs(tag: string): Promise<TextPair[]> {
  setFormats({ locale: 'en-GB', dir: 'ltr', missing: INSERTED, comma: ', ', money: (amount) => amount });
  const names = readdirSync(path.join(folder, 'en')).filter((name) => !name.includes('english'));
  const texts = (language: string, name: string) => import(path.join(folder, language, name));
  const pairs = names.map(async (name) => pairsOf(await texts('en', name), await texts(tag, name)));
  return (await Promise.all(pairs)).flat();
}
