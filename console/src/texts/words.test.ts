import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { afterEach, expect, test } from 'vitest';
import { english } from './en/english.ts';
import { speak } from './language.ts';
import { pseudo } from './pseudo.ts';
import { cityOptions, showCity, showWord } from './words.ts';

afterEach(() => speak(english));

test('English has exactly the words of the specification', () => {
  expect(EMIRATES.map((city) => showWord('listedCity', city))).toEqual(EMIRATES);
  expect(showWord('profileStatus', 'unActive')).toBe('unActive');
  expect(showWord('orderStatus', 'Not Pickup')).toBe('Not Pickup');
  expect(['Abu-Dhabi', 'Ras-Al-Khaimah', 'Ajman'].map(showCity)).toEqual([
    'Abu Dhabi',
    'Ras Al Khaimah',
    'Ajman',
  ]);
});

test('another language has its own words, for a city with spaces or hyphens', async () => {
  await speak(pseudo('rtl'));
  expect(['Abu-Dhabi', 'Abu Dhabi'].map(showCity)).toEqual(['«Abu Dhabi»', '«Abu Dhabi»']);
  expect(showWord('area', "Al Bada'a")).toBe("«Al Bada'a»");
  expect(cityOptions()[0]).toEqual({ value: 'Abu-Dhabi', label: '«Abu Dhabi»' });
});

test('an unknown word stays as it was sent', () => {
  expect(showCity('Al-Ain')).toBe('Al Ain');
  expect(showCity('dubai')).toBe('dubai');
  expect(showWord('orderStatus', 'Completed')).toBe('Completed');
  expect(showWord('role', 'constructor')).toBe('constructor');
});

test('a missing word is N/A', () => {
  expect([showCity(undefined), showCity(''), showWord('payment', undefined)]).toEqual(['N/A', 'N/A', 'N/A']);
});
