import { expect, test } from 'vitest';
import { english } from '../../texts/en/english.ts';
import { speak } from '../../texts/language.ts';
import { pseudo } from '../../texts/pseudo.ts';
import { showMonth, showNamedMonth } from './months.ts';

test('a month is named in the language, whether it came as a number or by its English name', async () => {
  expect([showMonth('2026-11'), showNamedMonth('November 2026')]).toEqual(['November 2026', 'November 2026']);
  await speak(pseudo('ltr'));
  expect([showMonth('2026-03'), showNamedMonth('March 2026')]).toEqual(['März 2026', 'März 2026']);
  expect(['Mar 2026', '2026-03', 'Ramadan 1448', 'March'].map(showNamedMonth)).toEqual([
    'Mar 2026',
    '2026-03',
    'Ramadan 1448',
    'March',
  ]);
  expect(showNamedMonth(undefined)).toBe('«N/A»');
  await speak(english);
});
