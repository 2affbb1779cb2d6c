import { expect, test } from 'vitest';
import { callLink, phoneKey, whatsAppLink } from './phones.ts';

test('a phone number has the same key in every common format', () => {
  const forms = [
    '0501234567',
    '501234567',
    '050 123 4567',
    '050-123-4567',
    '+971501234567',
    '+971 50 123 4567',
    '00971501234567',
    '00971 (0)50-1234567',
    '+971 (0) 50 123 4567',
    '971501234567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '\u202a+971 50 123 4567\u202c',
    '050 123 4567 / 04 338 1200',
    '050 123 4567 ext 2',
    '971501234567.0',
    ' ٩٧١٥٠١٢٣٤٥٦٧.0 ',
  ];
  for (const form of forms) expect(phoneKey(form), form).toBe('+971501234567');
});

test('landlines, toll-free and foreign numbers have keys; text that is not a number has none', () => {
  expect(['04 338 1200', '+971 4 338 1200', '009714-3381200'].map(phoneKey)).toEqual(
    Array(3).fill('+97143381200'),
  );
  expect(['800 12345', '+971 800 12345'].map(phoneKey)).toEqual(['+97180012345', '+97180012345']);
  expect(['+44 20 7946 0958', '0044 20 7946 0958'].map(phoneKey)).toEqual(['+442079460958', '+442079460958']);
  expect(phoneKey('+1 501234567')).toBe('+1501234567');
  expect(['', 'call me', '999', '+'].map(phoneKey)).toEqual(['', '', '', '']);
});

test.each([
  '050 555 0601',
  '505550601',
  '\u202a+971 50 555 0601\u202c',
  '050\u200b5550601',
  '\u061c0505550601\u200d',
  '050\u00a0555\u00a00601',
  '٠٥٠٥٥٥٠٦٠١',
  '۰۵۰ ۵۵۵ ۰۶۰۱',
  '00971505550601',
  '971505550601.0',
  '٩٧١٥٠٥٥٥٠٦٠١.0',
  '050 555 0601 / 055 555 0609',
  '0505550601, 0555550609',
  '050 555 0601 055 555 0609',
  '0505550601 - 0555550609',
  '050-555-0601-055-555-0609',
  '0505550601 2',
  '050 555 0601 ext 2',
  'Mobile: 050 555 0601',
])('dials %j as one number with its country code', (typed) => {
  expect(callLink(typed)).toBe('tel:+971505550601');
});

test.each([
  ['+971 4 555 0101 / 02', 'tel:+97145550101'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 20 7946 0958 +971 50 555 0601', 'tel:+442079460958'],
  ['800 12345', 'tel:+97180012345'],
  ['800 TAWSEEL', 'tel:+9718008297335'],
  ['999', 'tel:999'],
  ['٩٩٩', 'tel:999'],
  ['call me', undefined],
  ['', undefined],
])('dials %j as %s', (typed, link) => expect(callLink(typed)).toBe(link));

test.each([
  ['050 123 4567', '971501234567'],
  ['+971 50 123 4567', '971501234567'],
  ['00971501234567', '971501234567'],
  ['501234567', '971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '971501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', '971501234567'],
  ['050\u200b1234567', '971501234567'],
  ['050 123 4567 / 055 765 4321', '971501234567'],
  ['971501234567.0', '971501234567'],
  ['+44 20 7946 0000', '442079460000'],
])('WhatsApp is asked for %s by its whole number', (phone, digits) => {
  expect(whatsAppLink(phone, 'Hello & bye')).toBe(`https://wa.me/${digits}?text=Hello%20%26%20bye`);
});

test.each(['999', 'call me', ''])('WhatsApp is not offered for %j, which has no country', (phone) => {
  expect(whatsAppLink(phone, 'Hello')).toBeUndefined();
});
