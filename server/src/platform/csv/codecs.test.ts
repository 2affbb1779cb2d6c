import { email as emailField } from '@tawseel/contract/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readSettings } from '../settings.ts';
import {
  addresses,
  areas,
  centimetres,
  city,
  email,
  instant,
  kilograms,
  money,
  oneOf,
  phone,
  text,
  yesOrNo,
} from './codecs.ts';
import { dayOrderOf } from './typed-time.ts';

const ZONE = 'Asia/Dubai';

test.each([
  ['0', 0],
  ['12.3', 1230],
  ['12.35', 1235],
  ['12.350', 1235],
  ['1,234.50', 123450],
  ['AED 1234', 123400],
  ['249,90', 24990],
  ['٢٤٩٫٩٠', 24990],
  ['۲۴۹٫۹۰', 24990],
  ['\u202a249.90\u202c', 24990],
  ['1000000', 100_000_000],
])('reads %j as money', (cell, fils) => {
  expect(money.parse(cell, ZONE)).toBe(fils);
});

test.each(['-5', '12.345', '1.250,50', '1000000.01', '1e3', '', 'twelve', 'NaN', 'USD 5', '0x10'])(
  'refuses %j as money',
  (cell) => {
    expect(money.parse(cell, ZONE)).toBeUndefined();
  },
);

test('reads weights to the gram and sides to the millimetre', () => {
  expect([kilograms.parse('4.355', ZONE), kilograms.parse('30 kg', ZONE)]).toEqual([4355, 30_000]);
  expect([kilograms.parse('١٫٥ kg', ZONE), centimetres.parse('10,5', ZONE)]).toEqual([1500, 105]);
  expect(['30.001', '31', '0', '-1', '1.2345'].map((cell) => kilograms.parse(cell, ZONE))).toEqual(
    Array(5).fill(undefined),
  );
  expect([centimetres.parse('10.1', ZONE), centimetres.parse('500', ZONE)]).toEqual([101, 5000]);
  expect(['0', '500.1', '3.25'].map((cell) => centimetres.parse(cell, ZONE))).toEqual(
    Array(3).fill(undefined),
  );
});

test.each([
  ['2026-11-21T10:00:00.123Z', '2026-11-21T10:00:00.123Z'],
  ['2026-11-21T14:00:00+04:00', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 14:00:00 +0400', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 14:00', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21', '2026-11-20T20:00:00.000Z'],
  ['21/11/2026 14:00', '2026-11-21T10:00:00.000Z'],
  ['1/2/2026', '2026-01-31T20:00:00.000Z'],
  // Formats that spreadsheets write after opening and saving such a file.
  ['21/11/2026 2:30 PM', '2026-11-21T10:30:00.000Z'],
  ['2026-11-21 02:30:00 PM', '2026-11-21T10:30:00.000Z'],
  ['21/11/2026 12:05 am', '2026-11-20T20:05:00.000Z'],
  ['21/11/2026 2:30 م', '2026-11-21T10:30:00.000Z'],
  ['21-11-2026 14:30', '2026-11-21T10:30:00.000Z'],
  ['21.11.2026 14:30', '2026-11-21T10:30:00.000Z'],
  ['21/11/2026, 14:30:00', '2026-11-21T10:30:00.000Z'],
  ['2026/11/21', '2026-11-20T20:00:00.000Z'],
  ['21-Nov-26', '2026-11-20T20:00:00.000Z'],
  ['21 November 2026 9:05', '2026-11-21T05:05:00.000Z'],
  ['Nov 21, 2026', '2026-11-20T20:00:00.000Z'],
  ['٢١/١١/٢٠٢٦ ١٤:٠٠', '2026-11-21T10:00:00.000Z'],
  ['\u200e۲۰۲۶-۱۱-۲۱ ۱۴:۰۰\u200e', '2026-11-21T10:00:00.000Z'],
])('reads the time %j', (cell, iso) => {
  expect(instant.parse(cell, ZONE)).toBe(iso);
});

test.each([
  '2026-02-30',
  '31/04/2026',
  '2026-13-01',
  '2026-11-21 24:00',
  '2026-11-21 10:60',
  '11-21-2026',
  'today',
  '20261121',
  '2026-11-21T10:00:00X',
  '21-Abc-26',
  '21/11/2026 0:30 PM',
  '21/11/2026 13:30 PM',
  '21/11-2026',
])('refuses the time %j', (cell) => {
  expect(instant.parse(cell, ZONE)).toBeUndefined();
});

test('reads the month first if the file writes it so, and detects whether a time is unambiguous', () => {
  expect(instant.monthFirst?.parse('11/21/2026 2:30 PM', ZONE)).toBe('2026-11-21T10:30:00.000Z');
  expect(instant.monthFirst?.parse('3/4/2026', ZONE)).toBe('2026-03-03T20:00:00.000Z');
  expect(instant.monthFirst?.parse('21/11/2026', ZONE)).toBeUndefined();
  const written = ['11/21/2026 2:30 PM', '21.11.26', '3/4/2026 10:00', '4/4/2026', '2026-03-04', '3-Apr-26'];
  expect(written.map(dayOrderOf)).toEqual([
    'monthFirst',
    'dayFirst',
    'either',
    undefined,
    undefined,
    undefined,
  ]);
});

test('reads a time in a zone with daylight saving time', () => {
  expect(instant.parse('2026-07-01 12:00', 'Europe/Berlin')).toBe('2026-07-01T10:00:00.000Z');
  expect(instant.parse('2026-12-01 12:00', 'Europe/Berlin')).toBe('2026-12-01T11:00:00.000Z');
});

test('writes a time with its UTC offset, and reads it back as the same instant', () => {
  expect(instant.format('2026-11-21T10:52:00.000Z', ZONE)).toBe('2026-11-21T14:52:00+04:00');
  expect(instant.format('2026-11-21T10:52:07.040Z', 'America/St_Johns')).toBe(
    '2026-11-21T07:22:07.040-03:30',
  );
  expect(instant.format('2026-07-01T10:00:00.000Z', 'Europe/Berlin')).toBe('2026-07-01T12:00:00+02:00');
  const time = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  const zone = fc.constantFrom(ZONE, 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC');
  // Includes times when clocks are put back, and years when zones were not whole minutes from UTC.
  const change = fc.integer({ min: 0, max: 7_200_000 }).map((ms) => new Date(1793509200000 + ms));
  fc.assert(
    fc.property(fc.oneof(time, change), zone, (date, timeZone) => {
      const iso = date.toISOString();
      expect(instant.parse(instant.format(iso, timeZone), timeZone)).toBe(iso);
    }),
    { numRuns: 500 },
  );
});

describe('words', () => {
  test('cities, modes and yes or no, ignoring case', () => {
    expect([city.parse('abu dhabi', ZONE), city.parse('Al Ain', ZONE)]).toEqual(['Abu-Dhabi', undefined]);
    expect(oneOf(['urgent', 'normal']).parse('URGENT', ZONE)).toBe('urgent');
    expect([yesOrNo.parse('TRUE', ZONE), yesOrNo.parse('no', ZONE), yesOrNo.parse('maybe', ZONE)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test('an email is validated alike by calls, files and settings', () => {
    const takes = (text: string) => {
      const isSetting = () => readSettings({ ADMIN_EMAIL: text }).ADMIN_EMAIL === text;
      return [z.safeParse(emailField, text).success, email.parse(text, ZONE) !== undefined, isSetting()];
    };
    for (const text of ['a@b.ae', "o'neil&co/desk@mail.b.example", 'a..b@c.ae', 'a@xn--mgbaam7a8h.xn--p1ai'])
      expect(takes(text), text).toEqual([true, true, true]);
    for (const text of [
      'a@b',
      'a b@c.ae',
      '"a"@b.ae',
      'a@b_c.ae',
      'é@b.ae',
      'a@.ae',
      `${'a'.repeat(250)}@b.ae`,
    ]) {
      expect(z.safeParse(emailField, text).success, text).toBe(false);
      expect(email.parse(text, ZONE), text).toBeUndefined();
      expect(() => readSettings({ ADMIN_EMAIL: text }), text).toThrow('must be an email address');
    }
  });

  test('emails, phones and text within their limits', () => {
    expect(
      ['a@b.ae', 'a b@c.ae', 'a@b', 'a@@b.ae', '<a@b.ae>'].map(
        (cell) => email.parse(cell, ZONE) !== undefined,
      ),
    ).toEqual([true, false, false, false, false]);
    expect(
      ['+971 50 123 4567', '12', 'call me'].map((cell) => phone.parse(cell, ZONE) !== undefined),
    ).toEqual([true, false, false]);
    expect([text(3).parse('abc', ZONE), text(3).parse('abcd', ZONE), text(3).parse('a\0', ZONE)]).toEqual([
      'abc',
      undefined,
      undefined,
    ]);
  });
});

describe('lists', () => {
  test('addresses with spaces, areas with semicolons', () => {
    expect(addresses.parse('https://a.example/1 /pictures/2.svg', ZONE)).toEqual([
      'https://a.example/1',
      '/pictures/2.svg',
    ]);
    expect(addresses.parse('javascript:alert(1)', ZONE)).toBeUndefined();
    expect(addresses.parse('//evil.example/x', ZONE)).toBeUndefined();
    expect(areas.parse('Deira; Al Karama;', ZONE)).toEqual(['Deira', 'Al Karama']);
  });

  test.each([[['Deira', 'Al Karama']], [['a;b', 'c']], [['[x]']], [[' led']]])(
    '%j is read back the same',
    (list) => {
      expect(areas.parse(areas.format(list, ZONE), ZONE)).toEqual(list);
    },
  );
});
