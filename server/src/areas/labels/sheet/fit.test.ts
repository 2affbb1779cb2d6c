import { expect, test } from 'vitest';
import { FITS, fitOf } from './fit.ts';

const ORDINARY = { name: 'Ahmed Saleh', phones: '+971501234567', street: 'Street 8, villa 12', door: '' };
const words = (length: number) => 'Street number '.repeat(40).slice(0, length);

test('an ordinary street is in large letters, the longest in the largest that it fits in', () => {
  expect(fitOf(ORDINARY)).toBe('');
  expect(fitOf({ ...ORDINARY, street: words(200) })).toBe('');
  expect(fitOf({ ...ORDINARY, street: 'W'.repeat(200) })).toBe('s1');
  const long = { name: words(120), phones: words(123), door: words(243) };
  expect(fitOf({ ...ORDINARY, ...long })).toBe('');
  expect(fitOf({ ...long, street: words(100) })).toBe('s1');
  expect(fitOf({ ...long, street: words(150) })).toBe('s2');
  expect(fitOf({ ...long, street: 'W'.repeat(200) })).toBe('s3');
});

test('longer texts never get larger letters', () => {
  const fits = Array.from({ length: 200 }, (_, length) =>
    FITS.indexOf(
      fitOf({ name: words(120), phones: words(123), door: words(243), street: 'M'.repeat(length) }),
    ),
  );
  expect(fits).toEqual(fits.toSorted((one, other) => one - other));
});
