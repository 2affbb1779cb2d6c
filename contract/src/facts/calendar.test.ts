import { expect, test } from 'vitest';
import { hijriYearOf, ramadanOf } from './calendar.ts';

test('knows the Ramadan of a year', () => {
  expect([1447, 1448, 1449].map(ramadanOf)).toEqual([
    { from: '2026-02-18', to: '2026-03-19' },
    { from: '2027-02-08', to: '2027-03-08' },
    { from: '2028-01-28', to: '2028-02-25' },
  ]);
});

test('every Ramadan has 29 or 30 days and follows the previous one by a lunar year', () => {
  const from = (year: number) => Date.parse(ramadanOf(year).from) / 86_400_000;
  for (let year = 1440; year < 1480; year += 1) {
    const { to } = ramadanOf(year);
    expect([29, 30]).toContain(Date.parse(to) / 86_400_000 - from(year) + 1);
    expect([354, 355]).toContain(from(year + 1) - from(year));
  }
});

test('knows the Hijri year of a day', () => {
  expect(hijriYearOf('2026-11-22')).toBe(1448);
  expect(hijriYearOf('2027-02-08')).toBe(1448);
  expect(hijriYearOf('2027-12-31')).toBe(1449);
});
