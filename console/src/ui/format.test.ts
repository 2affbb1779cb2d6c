import { expect, test } from 'vitest';
import { setTimeZone, showDay, showTime } from './format.ts';

test('an instant is a day in the time zone of the business', () => {
  expect(showDay('2026-11-01T20:30:00Z')).toBe('2 Nov 2026');
});

test.each(['02/11/2026', '2-11-2026', 'last Tuesday'])('%s stays as it was sent', (date) => {
  expect([showDay(date), showTime(date)]).toEqual([date, date]);
});

test.each([undefined, null, '', ' '])('%j is missing', (date) => {
  expect(showDay(date)).toBe('N/A');
});

test.each(['1790847000000', '1790847000'])('%s is an instant, counted since 1970', (date) => {
  expect([showDay(date), showTime(date)]).toEqual(['1 Oct 2026', '1 Oct 2026, 13:30']);
});

test('a day alone is that day in every time zone, at no hour', () => {
  setTimeZone('America/New_York');
  expect([showDay('2026-10-01'), showTime('2026-10-01')]).toEqual(['1 Oct 2026', '1 Oct 2026']);
  setTimeZone('Asia/Dubai');
});
