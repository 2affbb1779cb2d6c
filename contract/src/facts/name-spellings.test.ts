import { describe, expect, test } from 'vitest';
import { nameSpellings } from './name-spellings.ts';
import { finder, nameFinder } from './searches.ts';
import { similarFinder } from './similar-names.ts';

/** Spellings of one name, of which each finds each. */
const SAME = [
  ['عبد الله السالم', 'عبدالله السالم', 'عَبدُ الله السالم'],
  ['أبو بكر', 'ابوبكر', 'أبوبكر'],
  ['آل نهيان', 'ال نهيان', 'النهيان', 'آلنهيان'],
  ['أم سقيم', 'امسقيم'],
  ['Al-Mansouri', 'Al Mansouri', 'AlMansouri', 'al mansouri'],
  ['Abdul Rahman', 'Abdul-Rahman', 'Abdulrahman'],
  ['Abu Bakr Al Hosani', 'AbuBakr Al-Hosani', 'Abu-Bakr AlHosani'],
];

describe('nameFinder', () => {
  test.each(SAME)('finds %s by each of its spellings', (...names) => {
    for (const typed of names)
      for (const name of names) expect([typed, name, nameFinder(typed)([name])]).toEqual([typed, name, true]);
  });

  test.each([
    ['Ali M', 'Salim'],
    ['Nas R', 'Nasr'],
    ['Al M', 'Almas'],
    ['Mansouri', 'Man Souri'],
    ['Anne Marie', 'AnneMarie'],
  ])('does not find %s in %s', (typed, name) => {
    expect(nameFinder(typed)([name])).toBe(false);
  });

  test('finds at least what the specification finds, with few forms of a long name', () => {
    const long = 'Mohammed bin Rashid bin Saeed Al Maktoum';
    expect(finder(long)([long])).toBe(true);
    expect(nameFinder(long)([long.replaceAll('bin ', 'bin-').replace('Al ', 'Al-')])).toBe(true);
    expect(nameFinder(long)([long.replaceAll('bin ', 'bin').replace('Al ', 'Al')])).toBe(true);
    expect(nameSpellings(long.toLowerCase()).length).toBeLessThanOrEqual(9);
    expect(nameSpellings('tws-4ck5')).toEqual(['tws-4ck5']);
  });
});

describe('similarFinder', () => {
  test.each([
    ['Mohamed', ['Muhammad', 'Mohammed Ali', 'Huda Mohammad']],
    ['Yousef', ['Yusuf', 'Youssef']],
    ['Omar Khaled', ['Umar Khalid']],
    ['Al Mansoori', ['AlMansouri', 'El-Mansuri', 'Mansouri']],
    ['Mansoori', ['AlMansouri', 'Al-Mansuri']],
    ['Abdulrahman', ['Abd Al Rahman', 'Abdel Rahmaan']],
    ['إسماعيل', ['اسمعيل']],
    ['عبدالرحمان', ['عبد الرحمن']],
  ])('finds names like %s', (search, names) => {
    expect(names.filter((name) => !similarFinder(search)?.(name))).toEqual([]);
  });

  test('compares from the start of a word, and never what is no name', () => {
    expect(similarFinder('Salim')?.('Muslim')).toBe(false);
    for (const [search, name] of [
      ['Mohamed', 'Ahmed'],
      ['Salman', 'Salem Anwar'],
      ['Mohamed', 'Mohaned'],
    ] as const)
      expect(similarFinder(search)?.(name), name).toBe(false);
    for (const search of ['Ali', 'TWS-4CK5', '0501234567', 'nr 1234', '', '---'])
      expect(similarFinder(search), search).toBeUndefined();
  });
});
