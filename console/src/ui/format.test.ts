import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { arabic } from '../texts/ar/arabic.ts';
import { english } from '../texts/en/english.ts';
import { showDay, showTime } from './dates.ts';
import { showMoney, showNumber, showPrice } from './format.ts';
import { formats, setFormats, setTimeZone } from './formats.ts';

test.each(['en-GB', 'ar-AE-u-hc-h23-nu-latn', 'ur-PK-u-hc-h23-nu-latn', 'de-DE', 'ar-AE-u-nu-arab'])(
  'every figure is written as Intl writes it in %s',
  (locale) => {
    const before = formats;
    onTestFinished(() => setFormats(before));
    setFormats({ ...before, locale, money: (amount) => amount });
    const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const price = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 10 });
    const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    const figures = fc.oneof(
      fc.integer(),
      fc.integer().map((fils) => fils / 100),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(
        figures.filter((value) => !Object.is(value, -0)),
        (value) => {
          expect([showMoney(value), showPrice(value), showNumber(value)]).toEqual([
            amount.format(Math.abs(value)),
            price.format(value),
            count.format(value),
          ]);
        },
      ),
    );
  },
);

test.each([english, arabic])('every day is written as Intl writes it: $locale', (language) => {
  const before = formats;
  onTestFinished(() => setFormats(before));
  setFormats(language);
  const format = (zone: string) =>
    new Intl.DateTimeFormat(language.locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    });
  const [inDubai, inUtc] = ['Asia/Dubai', 'UTC'].map(format);
  const days = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const instant = day.toISOString();
      expect(showDay(instant)).toBe(inDubai?.format(day));
      expect(showDay(instant.slice(0, 10))).toBe(inUtc?.format(Date.parse(instant.slice(0, 10))));
    }),
  );
});

test('shows an instant as a day in the time zone of the business', () => {
  expect(showDay('2026-11-01T20:30:00Z')).toBe('2 Nov 2026');
});

test.each([
  '02/11/2026',
  '2-11-2026',
  'last Tuesday',
  'week 12',
  'week 12 2026',
  '2026 week 12',
  'Nov 26',
  'Nov 26 14:52',
  'Nov 26 14:52 GMT+0400',
  '26 Nov',
  'Room 1204',
  'Order 7 of 2026',
  '11/26',
  '0',
  '5',
  '12',
  '12345',
  '20261121',
])('%s stays as it was sent', (date) => {
  expect([showDay(date), showTime(date)]).toEqual([date, date]);
});

test.each([undefined, null, '', ' '])('%j is missing', (date) => {
  expect(showDay(date)).toBe('N/A');
});

test.each(['1790847000000', '1790847000'])('%s is an instant, counted since 1970', (date) => {
  expect([showDay(date), showTime(date)]).toEqual(['1 Oct 2026', '1 Oct 2026, 13:30']);
});

/** A browser is in one of these zones at most. */
const ZONES = ['America/New_York', 'Asia/Dubai', 'Pacific/Auckland'];
const inAllZones = (date: string, show: (date: string) => string) => {
  const shown = ZONES.map((zone) => {
    setTimeZone(zone);
    return show(date);
  });
  setTimeZone('Asia/Dubai');
  return [...new Set(shown)];
};

test.each(['2026-10-01', '1 Oct 2026', 'Oct 1, 2026', 'Thu Oct 01 2026'])(
  'the day %s without a time is that day in every time zone, without an hour',
  (date) => {
    expect([...inAllZones(date, showDay), ...inAllZones(date, showTime)]).toEqual([
      '1 Oct 2026',
      '1 Oct 2026',
    ]);
  },
);

test.each([
  '2026-11-21T23:52:00',
  '2026-11-21 23:52:00.123456',
  '2026-11-21T23:52',
  '21 Nov 2026 23:52',
  'Nov 21, 2026, 11:52:00 PM',
  ' Sat Nov 21 2026 23:52:00 ',
])('the time %s without a zone is in that of the business, whatever zone the browser has', (date) => {
  expect(inAllZones(date, showTime)).toEqual(['21 Nov 2026, 23:52']);
});

test.each([
  '2026-11-21T19:52:00Z',
  '2026-11-21T23:52:00+04:00',
  '2026-11-21 19:52:00+00',
  'Sat, 21 Nov 2026 19:52:00 GMT',
  'Sat Nov 21 2026 23:52:00 GMT+0400 (Gulf Standard Time)',
])('the time %s with a zone is shown in that of the business', (date) => {
  expect(showTime(date)).toBe('21 Nov 2026, 23:52');
});
