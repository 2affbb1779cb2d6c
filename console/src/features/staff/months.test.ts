import { expect, test } from 'vitest';
import { english } from '../../texts/en/english.ts';
import { speak } from '../../texts/language.ts';
import { pseudo } from '../../texts/pseudo.ts';
import { showMonth, showNamedMonth } from './months.ts';

test("a month is shown in the user's language, whether it is a number or its English name", async () => {
  expect([showMonth('2026-11'), showNamedMonth('November 2026')]).toEqual(['November 2026', 'November 2026']);
  await speak(pseudo('ltr'));
  expect([showMonth('2026-03'), showNamedMonth('March 2026')]).toEqual(['März 2026', 'März 2026']);
  const others = ['Mar 2026', 'Ramadan 1448', 'March', '2026-99'];
  expect(others.map(showNamedMonth)).toEqual(others);
  expect(showNamedMonth(undefined)).toBe('«N/A»');
  await speak(english);
});

test.each(['2026-10', '2026-10-01', '2026-09-30T20:00:00.000Z', '2026-10-01 00:00:00'])(
  'the date %s shows its month, in the time zone of the business',
  (date) => {
    expect(showNamedMonth(date)).toBe('October 2026');
  },
);
