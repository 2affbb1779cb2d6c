import { describe, expect, test } from 'vitest';
import { rule, ruleOf } from './sentences/rule.ts';
import {
  emiratesIdCheckDigit,
  emiratesIdShape,
  ibanProblem,
  makani,
  masked,
  normalPhone,
  shownPhone,
  trnProblem,
} from './uae.ts';

describe('normalPhone', () => {
  test.each([
    '12',
    '999',
    'call me',
    '',
    '+',
    '05012345',
    '05012345678',
    '+97150123456',
    '+971 11 123 4567',
    '97150123',
    '04 123 4567 ext 2',
    '050 123 4567, 055 123 4567',
    '050 123 4567 / 055 123 4567',
    '800 TAWSEEL',
    '800 12',
    '+0501234567',
    '++971501234567',
    '97+1501234567',
    '050123456٧٨',
    '9.71501E+11',
    '+1234567890123456',
    '0'.repeat(1_000_000),
    'x'.repeat(1_000_000),
  ])('reads no number in %.40j', (typed) => expect(normalPhone(typed)).toBeUndefined());

  test.each([
    '0501234567',
    '501234567',
    '+971501234567',
    '00971501234567',
    '971501234567',
    '+971 50 123 4567',
    '+971-50-123-4567',
    '+971–50–123–4567',
    '+971 (0)50 123 4567',
    '00971 0501234567',
    '(050) 123.4567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '۰۵۰ ۱۲۳ ۴۵۶۷',
    '+٩٧١٥٠١٢٣٤٥٦٧',
    '\u202a+971\u00a050\u00a0123\u00a04567\u202c',
  ])('reads %j as the same mobile number', (typed) => expect(normalPhone(typed)).toBe('+971501234567'));

  test.each([
    ['04 123 4567', '+97141234567'],
    ['+971 2 555 0101', '+97125550101'],
    ['41234567', '+97141234567'],
    ['800 123', '+971800123'],
    ['8001234567', '+9718001234567'],
    ['+971 800 82973', '+97180082973'],
    ['600 54 4444', '+971600544444'],
    ['+966 50 123 4567', '+966501234567'],
    ['0044 7700 900123', '+447700900123'],
  ])('reads %j as %s', (typed, number) => expect(normalPhone(typed)).toBe(number));
});

test.each([
  ['0501234567', '+971 50 123 4567'],
  ['+97141234567', '+971 4 123 4567'],
  ['80012345', '800 12345'],
  ['+966501234567', '+966501234567'],
  ['04 123 4567 ext 2', '04 123 4567 ext 2'],
])('shows the phone %j as %s', (typed, shown) => expect(shownPhone(typed)).toBe(shown));

describe('Emirates ID', () => {
  test.each([
    '784-1980-1234567',
    '785-1980-1234567-8',
    '784-1780-1234567-8',
    'N1234567',
    '7841980123456788',
    '',
  ])('refuses the format of %j', (typed) => expect(emiratesIdShape(typed)).toBeUndefined());

  test.each(['784-1980-1234567-8', '784198012345678', '784 1980 1234567 8', '٧٨٤١٩٨٠١٢٣٤٥٦٧٨'])(
    'accepts %s',
    (typed) => {
      expect(emiratesIdShape(typed)).toBe('784-1980-1234567-8');
      expect(emiratesIdCheckDigit(typed)).toBe(true);
    },
  );

  test('detects any single wrong digit', () => {
    const right = '784198012345678';
    for (let at = 0; at < right.length; at += 1) {
      const other = (Number(right[at]) + 1) % 10;
      expect(emiratesIdCheckDigit(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
    }
  });
});

test('reads a Makani number with and without its space, and nothing else', () => {
  expect(['1234567890', '12345 67890', '١٢٣٤٥ ٦٧٨٩٠'].map(makani)).toEqual(Array(3).fill('12345 67890'));
  expect(['123456789', '12345678901', '12345 6789O', ''].map(makani)).toEqual(Array(4).fill(undefined));
});

describe('ibanProblem', () => {
  test.each([
    ['AE07 0331 2345 6789 0123 45', 'not_emirates_iban'],
    ['AE07033123456789012345A', 'not_emirates_iban'],
    ['AE070331234567890123457', 'iban_digit'],
    ['GB82WEST12345698765433', 'iban_digit'],
    ['AE', 'not_iban'],
  ])('reports the problem with %s', (typed, code) =>
    expect(ruleOf(ibanProblem(typed) ?? '')?.code).toBe(code),
  );

  test.each([
    'AE070331234567890123456',
    'ae07 0331 2345 6789 0123 456',
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
    'SA03 8000 0000 6080 1016 7519',
  ])('accepts %s', (typed) => expect(ibanProblem(typed)).toBeUndefined());
});

test('accepts a TRN of 15 digits from 1 to 03, and refuses any other', () => {
  expect(['100123456789003', '100-1234-5678-9003', '١٠٠١٢٣٤٥٦٧٨٩٠٠٣'].map(trnProblem)).toEqual(
    Array(3).fill(undefined),
  );
  expect(['200123456789003', '100123456789004', '10012345678903', ''].map(trnProblem)).toEqual(
    Array(4).fill(rule('not_trn')),
  );
});

test('masks all but the last four characters, and all of a text no longer than that', () => {
  expect(masked('784-1980-1234567-8')).toBe('•••-••••-••••567-8');
  expect(masked('AE070331234567890123456')).toBe('•••••••••••••••••••3456');
  expect(masked('1234')).toBe('••••');
  expect(masked('')).toBe('');
  expect(masked('٠١٢٣٤٥٦٧')).toBe('••••٤٥٦٧');
});
