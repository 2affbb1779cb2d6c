import { expect, test } from 'vitest';
import { showDay, showTime } from './format.ts';

test('an instant is a day in the time zone of the business', () => {
  expect(showDay('2026-11-01T20:30:00Z')).toBe('2 Nov 2026');
});

test.each(['02/11/2026', '2-11-2026', 'last Tuesday'])('%s stays as it was sent', (date) => {
  expect([showDay(date), showTime(date)]).toEqual([date, date]);
});

test.each([undefined, null, '', ' '])('%j is missing', (date) => {
  expect(showDay(date)).toBe('N/A');
});
