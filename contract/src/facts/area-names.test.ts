import { describe, expect, test } from 'vitest';
import { areaKey, areaKeys, findArea, readPlace } from './area-names.ts';

const area = (city: string, name: string, nameAr: string, ...aliases: string[]) => ({
  city,
  name,
  nameAr,
  aliases,
});
const ain = area('Abu-Dhabi', 'Al Ain', 'العين', 'Al Ain City');
const jimi = area('Abu-Dhabi', 'Al Jimi', 'الجيمي');
const marina = area('Dubai', 'Dubai Marina', 'دبي مارينا', 'Marina', 'Marsa Dubai');
const deira = area('Dubai', 'Deira', 'ديرة');
const nahdaDubai = area('Dubai', 'Al Nahda', 'النهدة');
const nahdaSharjah = area('Sharjah', 'Al Nahda', 'النهدة');
const khorFakkan = area('Sharjah', 'Khor Fakkan', 'خورفكان', 'Khorfakkan');
const industrial = area('Sharjah', 'Industrial Area 10', 'المنطقة الصناعية 10');
const all = [ain, jimi, marina, deira, nahdaDubai, nahdaSharjah, khorFakkan, industrial];

describe('the key of a name', () => {
  test.each([
    [['Al Ain', 'AL-AIN', 'Alain', ' al  ain ', 'Ain', 'Al‑Ain'], 'ain'],
    [['العين', 'عين', 'الـعَيْن'], 'عين'],
    [['رأس الخيمة', 'راس الخيمه'], 'راسالخيمه'],
    [["Al Bada'a", 'Al Bada’a', 'Badaa'], 'badaa'],
    [['المنطقة الصناعية ١٠', 'المنطقة الصناعية 10'], 'منطقهالصناعيه10'],
    [['Café', 'The cafe'], 'cafe'],
    [['كلباء الکبرى', 'كلباء الكبري'], 'كلباءالكبري'],
  ])('%j has one', (texts, key) => {
    expect([...new Set(texts.map(areaKey))]).toEqual([key]);
  });

  test('is empty if no letter is left, and never only an article', () => {
    expect(['', ' - ', '؟!'].map(areaKey)).toEqual(['', '', '']);
    expect(areaKey('Al')).toBe('al');
  });

  test('each name of an area is one of its keys, once', () => {
    expect(areaKeys(khorFakkan)).toEqual(['khorfakkan', 'خورفكان']);
    expect(areaKeys({ name: 'Yas', nameAr: '', aliases: [] })).toEqual(['yas']);
  });
});

describe('a place as it is typed', () => {
  test.each([
    ['Al Ain', undefined, ['ain']],
    ['Al Jimi, Al Ain', undefined, ['jimialain', 'jimi', 'ain']],
    ['Deira - Dubai', 'Dubai', ['deiradubai', 'deira']],
    ['Nahda Sharjah', 'Sharjah', ['nahdasharjah', 'nahda']],
    ['Ras Al Khaimah Al Nakheel', 'Ras-Al-Khaimah', ['rasalkhaimahalnakheel', 'nakheel']],
    ['الشارقة', 'Sharjah', []],
    ['Abu Dhabi', 'Abu-Dhabi', []],
    ['  ', undefined, []],
  ])('%s', (text, city, keys) => {
    expect(readPlace(text)).toEqual({ city, keys });
  });
});

describe('finds an area', () => {
  test.each([
    ['Al Ain', ain],
    ['ALAIN', ain],
    ['عين', ain],
    ['Al Jimi, Al Ain', jimi],
    ['Unheard-of, Al Ain', ain],
    ['marsa dubai', marina],
    ['Marina, Dubai', marina],
    ['nahda sharjah', nahdaSharjah],
    ['Khorfakkan', khorFakkan],
    ['المنطقة الصناعية ١٠', industrial],
  ])('%s, in any emirate', (text, expected) => {
    expect(findArea(all, { text })).toEqual({ city: expected.city, area: expected, near: [] });
  });

  test('within a named emirate', () => {
    expect(findArea(all, { city: 'Sharjah', text: 'Al Nahda' }).area).toBe(nahdaSharjah);
    expect(findArea(all, { city: 'sharjah', text: 'Nahda' }).area).toBe(nahdaSharjah);
  });
});

describe('finds no area', () => {
  test('offering both for a name that two emirates have', () => {
    const found = findArea(all, { text: 'Al Nahda' });
    expect(found).toEqual({ city: undefined, area: undefined, near: [nahdaDubai, nahdaSharjah] });
  });

  test('offering the one of another emirate', () => {
    const found = findArea(all, { city: 'Dubai', text: 'Al Ain' });
    expect(found).toMatchObject({ city: 'Dubai', area: undefined });
    expect(found.near[0]).toBe(ain);
  });

  test.each([
    ['mari', [marina]],
    ['Khor Fakan', [khorFakkan]],
    ['Dubia Marina', [marina]],
    ['Khorfakkan Corniche', [khorFakkan]],
    ['Quito', []],
  ])('offering names close to %s', (text, near) => {
    expect(findArea(all, { text })).toMatchObject({ area: undefined, near });
  });

  test('for only an emirate, or an empty text', () => {
    expect(findArea(all, { text: 'Sharjah' })).toEqual({ city: 'Sharjah', area: undefined, near: [] });
    expect(findArea(all, { city: 'Dubai', text: 'Dubai' })).toEqual({
      city: 'Dubai',
      area: undefined,
      near: [],
    });
    expect(findArea(all, { text: '!' })).toEqual({ city: undefined, area: undefined, near: [] });
  });

  test('offers at most eight', () => {
    const many = Array.from({ length: 20 }, (_, at) => area('Dubai', `Block ${at}`, ''));
    expect(findArea(many, { text: 'Block' }).near).toHaveLength(8);
  });

  test('a text of a thousand letters is answered quickly', () => {
    const asked = { text: 'ab '.repeat(400) };
    expect(findArea(all, asked)).toMatchObject({ area: undefined, near: [] });
  });
});
