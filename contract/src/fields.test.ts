import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { phoneFromText } from './facts/phones.ts';
import {
  address,
  email,
  lines,
  maybeLines,
  maybeWords,
  money,
  NO_CONTROL,
  phone,
  picture,
  words,
} from './fields.ts';

const read = (text: string) => z.safeParse(phone, text).data;

test.each([
  '+971 50 123 4567',
  '00971501234567',
  '050-123-4567',
  '(04) 123 4567',
  '04.123.4567',
  '04 123 4567 ext 2',
  '04 123 4567 Ext:2',
  '+971 (0)4 123 4567 x12',
  '800 TAWSEEL',
  '800-TAWSEEL',
  '600 5 44444',
  '999',
  '+971 4 555 0101 / 02',
  '04 123 4567, 050 123 4567',
  'Tel: 04 123 4567',
  '+971–4–123–4567',
  '+971\u00a050\u00a0123\u00a04567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '۰۵۰ ۱۲۳ ۴۵۶۷',
  '04 123 4567 تحويلة 2',
])('accepts the phone %s unchanged', (text) => {
  expect([read(text), phoneFromText(text)]).toEqual([text, text]);
});

test.each([
  '12',
  'call me',
  'N/A',
  'noura@mail.example',
  '<b>0501234567</b>',
  '0501234567\0',
  // A long number after a spreadsheet has shortened it.
  '9.71501E+11',
  '9,71501234567E+11',
  '0501234567'.repeat(7),
])('refuses the phone %j', (text) => {
  expect([read(text), phoneFromText(text)]).toEqual([undefined, undefined]);
});

test('removes the direction marks that a phone puts around a copied number', () => {
  const copied = ' \u202a+971 50 123 4567\u202c ';
  expect([read(copied), phoneFromText(copied)]).toEqual(['+971 50 123 4567', '+971 50 123 4567']);
  expect(read('\u200e')).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'data:x', ''])(
  'refuses the address %j',
  (text) => expect(z.safeParse(address, text).success).toBe(false),
);

test.each(['https://a.example/1.png', 'http://a.example', '/pictures/1.svg'])(
  'accepts the address %s',
  (text) => expect(z.parse(address, text)).toBe(text),
);

test.each([
  'http://a.example/1.png',
  'https://localhost/1.png',
  'https://files.localhost/1.png',
  'https://intranet/1.png',
  'https://printer.local/1.png',
  'https://127.0.0.1/1.png',
  'https://0x7f.1/1.png',
  'https://2130706433/1.png',
  'https://10.0.0.8/1.png',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/1.png',
  'https://[fe80::1]/1.png',
  'https://a.example./1.png',
  'https://user:secret@a.example/1.png',
  'https://127.0.0.1\\.a.example/',
  'https://a.example@localhost/',
  'HTTPS://LOCALHOST/',
  'https://localhost%2ea.example/',
  `https://a.example/${'x'.repeat(500)}`,
  '//evil.example',
])('refuses the address %s for a picture', (text) => expect(z.safeParse(picture, text).success).toBe(false));

test.each(['https://a.example/1.png', 'https://cdn-1.shop.co.uk:8443/a?b#c', '/pictures/1.svg'])(
  'accepts the address %s for a picture',
  (text) => expect(z.parse(picture, text)).toBe(text),
);

test('a text has no character that reverses its direction; the marks of Arabic text stay', () => {
  const typed = '\u202e\u2066 gnp.exe\u202c\u2069 ';
  for (const schema of [words(), maybeWords(), lines(50), maybeLines(50)])
    expect(z.parse(schema, typed)).toBe('gnp.exe');
  expect(z.parse(words(), 'محمد\u200f 5')).toBe('محمد\u200f 5');
  expect(z.safeParse(words(), '\u202e').success).toBe(false);
});

test.each(['\u200b', '\u200d', '\u00ad', '\u2060', '\u061c', '\ufeff'])(
  'strips the invisible character %j wherever it is pasted',
  (mark) => {
    for (const schema of [words(), maybeWords(), lines(50), maybeLines(50)])
      expect(z.parse(schema, `${mark}Om${mark}ar${mark} `)).toBe('Omar');
    expect(z.parse(email, `om${mark}ar@mail.example${mark}`)).toBe('omar@mail.example');
    expect(read(`${mark}050${mark}1234567`)).toBe('0501234567');
    expect(z.safeParse(words(), mark).success).toBe(false);
  },
);

test.each(['می\u200cخواهم', 'ශ්\u200dරී', '👨\u200d👩\u200d👧'])(
  'keeps the joiners in the spelling of %s',
  (text) => {
    expect(z.parse(words(), text)).toBe(text);
  },
);

test('refuses amounts below a fils, and ignores floating-point noise', () => {
  expect([1e-9, 0.001, 0.004].map((aed) => z.safeParse(money, aed).success)).toEqual([false, false, false]);
  expect([0, 0.01, 0.1 + 0.2].map((aed) => z.safeParse(money, aed).success)).toEqual([true, true, true]);
});

test('a single-line text accepts a pasted one, with spaces for its line ends and tabs', () => {
  expect(z.parse(words(), ' Villa 12\r\n Street 4\tJumeirah\u2028')).toBe('Villa 12  Street 4 Jumeirah');
  expect(z.safeParse(words(), '\n').success).toBe(false);
});

test.each(['Omar\u001b[2J', 'Omar\0', 'Omar\u009b2J', 'Omar\ud83d'])(
  'no text accepts %j, which terminals interpret or storage loses',
  (text) => {
    for (const kind of [words(), maybeWords(), lines(100), maybeLines(100)])
      expect(z.safeParse(kind, text).error?.issues[0]?.message).toBe(NO_CONTROL);
  },
);

test('a multi-line text keeps its lines', () => {
  expect(z.parse(lines(100), 'one\r\n\ttwo\n')).toBe('one\r\n\ttwo');
});
