import { expect, test } from 'vitest';
import { CITY_CODES, cityFromText, cityLabel, EMIRATES } from './emirates.ts';

test('reads a city, ignoring case, with spaces or hyphens', () => {
  expect(cityFromText('ras al khaimah')).toBe('Ras-Al-Khaimah');
  expect(cityFromText('  UMM-AL  QUWAIN ')).toBe('Umm-Al-Quwain');
  expect(cityFromText('Dubai')).toBe('Dubai');
});

test.each([
  ['Abu-Dhabi', ['AUH', 'AZ', 'AE-AZ', 'AbuDhabi', 'Emirate of Abu Dhabi', 'أبوظبي', 'أبو ظبي', 'ابو ظبى']],
  ['Dubai', ['DXB', 'dxb', 'DU', 'AE-DU', 'دبي', 'إمارة دبي', 'دُبَيّ', 'دبی', '\u200fدبي\u200f']],
  ['Sharjah', ['SHJ', 'SH', 'Sharjah Emirate', 'الشارقة', 'الشارقه', 'امارة الشارقة']],
  ['Ajman', ['AJM', 'AJ', 'عجمان', 'عجـمان']],
  ['Fujairah', ['FUJ', 'FU', 'الفجيرة', 'الفجيره']],
  ['Ras-Al-Khaimah', ['RAK', 'RK', 'Ras al-Khaimah', 'رأس الخيمة', 'راس الخيمه', 'رأس  الخيمة']],
  ['Umm-Al-Quwain', ['UAQ', 'UQ', 'Umm al-Quwain', 'أم القيوين', 'ام القيوين', 'إمارة أم القيوين']],
])('reads %s by its airport, its code and its Arabic name', (city, texts) => {
  expect(texts.map((text) => cityFromText(text))).toEqual(texts.map(() => city));
});

test('knows no city outside the seven emirates', () => {
  for (const text of ['Doha', '', ' ', 'Emirate', 'إمارة', 'AE', 'AE-', 'Al Ain', 'العين', 'constructor']) {
    expect(cityFromText(text)).toBeUndefined();
  }
});

test('formats every city with spaces and reads it back', () => {
  for (const city of EMIRATES) {
    expect(cityLabel(city)).not.toContain('-');
    expect(cityFromText(cityLabel(city))).toBe(city);
  }
});

test('gives each city its own code', () => {
  expect(new Set(Object.values(CITY_CODES)).size).toBe(EMIRATES.length);
});
