import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aedText, isWholeFils, toAed, toFils } from './fils.ts';

test('converts 12.35 AED into 1235 fils and back', () => {
  expect(toFils(12.35)).toBe(1235);
  expect(toAed(1235)).toBe(12.35);
});

test('is exact where floating point is not', () => {
  expect(toFils(1.1)).toBe(110);
  expect(toFils(4.35)).toBe(435);
  expect(toFils(8.29)).toBe(829);
  expect(toFils(0.1 + 0.2)).toBe(30);
  expect(toFils(-0)).toBe(0);
});

test('refuses a third decimal, and text that is not an amount', () => {
  for (const aed of [0.005, 12.345, 999_999.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(isWholeFils(aed)).toBe(false);
    expect(() => toFils(aed)).toThrow('not a whole number of fils');
  }
});

test('round-trips every amount up to ten trillion AED, also as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (fils) => {
      expect(toFils(toAed(fils))).toBe(fils);
      expect(toFils(Number(toAed(fils).toFixed(2)))).toBe(fils);
    }),
  );
});

test('formats an amount for a sentence with its currency, thousands and both decimals', () => {
  expect([0, 5, 150_000, 123_456].map(aedText)).toEqual([
    'AED 0.00',
    'AED 0.05',
    'AED 1,500.00',
    'AED 1,234.56',
  ]);
});
