import { expect, test } from 'vitest';
import { amountFromText } from './typed-amount.ts';

test.each([
  ['AED 1,234.50', 1234.5],
  ['\u20c3 120.00', 120],
  ['د.إ.\u200f 120.50', 120.5],
  ['١٢٠٫٥٠ د.إ.', 120.5],
  ['Dhs 120', 120],
  ['Dhs. 1,120.00', 1120],
  ['DH 120', 120],
  ['120 dirhams', 120],
  ['120 درهم', 120],
  ['120/-', 120],
  ['AED 120/-', 120],
])('%j is an amount of %d', (typed, number) => {
  expect(Number(amountFromText(typed))).toBe(number);
});

test.each(['120 USD', 'Dhs', '12 Dhs 5', ''])('%j is no amount', (typed) => {
  expect(amountFromText(typed)).toBeUndefined();
});
