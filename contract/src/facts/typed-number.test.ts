import { expect, test } from 'vitest';
import { numberFromText } from './typed-number.ts';

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['0,125', 0.125],
  [' 12 ', 12],
  ['12.', 12],
  ['12,', 12],
  ['.5', 0.5],
  [',5', 0.5],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['1,250,000', 1_250_000],
  ['1 250,50', 1250.5],
  ['1\u00a0250', 1250],
  ['AED 1,234.50', 1234.5],
  ['aed12', 12],
  ['12.50 AED', 12.5],
  ['١٢٫٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['١٬٢٥٠٫٥', 1250.5],
  ['١٢،٥', 12.5],
  ['\u202a12.5\u202c', 12.5],
  ['12\u200b.5\u2060', 12.5],
  ['\u2068٢٤٩٫٩٠\u2069', 249.9],
  ['-5', -5],
  ['\u22125', -5],
])('%j is read as %d', (typed, number) => {
  expect(numberFromText(typed)).toBe(number);
});

test.each([
  '-',
  'Dhs 5',
  '.',
  ',',
  '--5',
  '1.5.5',
  '1e3',
  '5000e',
  '1,2500',
  '12,50,00',
  '1250,500',
  '1 25',
  '1.250,50',
  '1,250 500',
  '0x10',
  'AED',
  '12 kg',
  'Infinity',
])('%j is refused as ambiguous', (typed) => {
  expect(numberFromText(typed)).toBeNaN();
});

test.each(['', '  '])('%j is not a number', (typed) => {
  expect(numberFromText(typed)).toBeUndefined();
});
