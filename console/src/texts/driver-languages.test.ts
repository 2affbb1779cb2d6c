import { expect, test } from 'vitest';
import { setFormats } from '../ui/formats.ts';
import { DRIVER_LANGUAGES } from './driver-languages.ts';
import { english } from './en/driver-english.ts';
import { LANGUAGES } from './languages.ts';

const others = Object.keys(DRIVER_LANGUAGES).filter((tag) => tag !== 'en');

/** Returns the paths of English texts that a language has no text for, or an empty one. */
function lacking(texts: unknown, inEnglish: unknown, path: string): string[] {
  if (typeof inEnglish === 'object' && inEnglish !== null) {
    return Object.entries(inEnglish).flatMap(([key, text]) =>
      lacking((texts as Record<string, unknown> | undefined)?.[key], text, `${path}.${key}`),
    );
  }
  const isSame = typeof texts === typeof inEnglish && texts !== '';
  return isSame ? [] : [path];
}

test.each(others)('a driver is offered a language only if it has every text of the page: %s', async (tag) => {
  const { parts } = await DRIVER_LANGUAGES[tag]!();
  for (const [name, load] of Object.entries(english.parts)) {
    const translated = await parts[name as keyof typeof parts]();
    expect(lacking(translated, await load(), name)).toEqual([]);
  }
});

test('finds a text that is missing, is empty or is of another kind', () => {
  const inEnglish = { a: 'a', b: { c: (count: number) => `${count}`, d: 'd' } };
  expect(lacking({ a: '', b: { c: 'c' } }, inEnglish, '')).toEqual(['.a', '.b.c', '.b.d']);
});

test('the office is not offered Urdu', () => {
  expect([Object.keys(DRIVER_LANGUAGES), Object.hasOwn(LANGUAGES, 'ur')]).toEqual([
    ['en', 'ar', 'ur'],
    false,
  ]);
});

test('Urdu counts by its own plurals, with Latin figures, and its dates are in words', async () => {
  const urdu = await DRIVER_LANGUAGES.ur!();
  setFormats(urdu);
  const { driverText: text } = await urdu.parts.driver();
  const plain = (words: string) => words.replace(/[\u200f\u2066-\u2069]/g, '');
  expect([1, 2, 11].map(text.pictureCount).map(plain)).toEqual(['1 تصویر', '2 تصویریں', '11 تصویریں']);
  expect(plain(text.thereOf(1, 3))).toBe('3 پارسلوں میں سے 1 موجود');
  const date = new Date('2026-11-28T14:05:00Z');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(urdu.locale, { ...options, timeZone: 'UTC' }).format(date);
  expect(format({ day: 'numeric', month: 'short', year: 'numeric' })).toBe('28 نومبر، 2026');
  expect(format({ hour: '2-digit', minute: '2-digit' })).toBe('14:05');
  expect(['Dubai', 'ras al khaimah', 'Muscat'].map(text.city)).toEqual(['دبئی', 'راس الخیمہ', 'Muscat']);
});
