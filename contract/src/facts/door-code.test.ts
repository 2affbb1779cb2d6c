import { expect, test } from 'vitest';
import { isDoorCode, withCheckDigit } from './door-code.ts';

test('accepts a code as it is read out', () => {
  expect(withCheckDigit('5724')).toBe('57240');
  expect(withCheckDigit('1234')).toBe('12340');
  for (let code = 0; code < 10_000; code += 1)
    expect(isDoorCode(withCheckDigit(String(code).padStart(4, '0')))).toBe(true);
});

test('refuses another length, letters, one wrong digit and two swapped digits', () => {
  for (const wrong of ['', '1234', '123400', '1234O', ' 12340', '-1234'])
    expect(isDoorCode(wrong)).toBe(false);
  const right = withCheckDigit('4821');
  for (let at = 0; at < 5; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = right.slice(0, at) + digit + right.slice(at + 1);
      expect(isDoorCode(typed)).toBe(typed === right);
    }
  for (let at = 0; at < 4; at += 1)
    expect(isDoorCode(right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2))).toBe(false);
});
