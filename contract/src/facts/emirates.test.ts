import { expect, test } from 'vitest';
import { CITY_CODES, cityFromText, cityLabel, EMIRATES } from './emirates.ts';

test('reads a city in any case, with spaces or hyphens', () => {
  expect(cityFromText('ras al khaimah')).toBe('Ras-Al-Khaimah');
  expect(cityFromText('  UMM-AL  QUWAIN ')).toBe('Umm-Al-Quwain');
  expect(cityFromText('Dubai')).toBe('Dubai');
});

test('knows no city outside the seven emirates', () => {
  expect(cityFromText('Doha')).toBeUndefined();
  expect(cityFromText('')).toBeUndefined();
});

test('shows every city with spaces and reads it back', () => {
  for (const city of EMIRATES) {
    expect(cityLabel(city)).not.toContain('-');
    expect(cityFromText(cityLabel(city))).toBe(city);
  }
});

test('gives each city its own code', () => {
  expect(new Set(Object.values(CITY_CODES)).size).toBe(EMIRATES.length);
});
