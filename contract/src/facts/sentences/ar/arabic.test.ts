import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORTED_KINDS } from '../../imported-kinds.ts';
import { isolated } from '../../isolated.ts';
import { STOP_ACTS } from '../../stop-acts.ts';
import { sayIn, sentence } from '../sentence.ts';
import { arabic } from './arabic.ts';
import { counted, PARCELS } from './words.ts';

test('a counted noun has six forms', () => {
  const forms = [0, 1, 2, 3, 11, 100].map((count) => counted(count, PARCELS));
  expect(forms).toEqual(['0 شحنة', 'شحنة واحدة', 'شحنتان', '3 شحنات', '11 شحنة', '100 شحنة']);
  expect(new Set(forms).size).toBe(6);
});

test('a count takes the form and the figures of Intl', () => {
  const rules = new Intl.PluralRules('ar');
  const isAsOfIntl = (count: number) => {
    const form = count === 0 ? 'other' : rules.select(count);
    const figures = count === 1 || count === 2 ? '' : `${count.toLocaleString('en')} `;
    const nouns = ['one', 'two', 'few', 'many', 'other'] as const;
    expect(counted(count, nouns)).toBe(`${figures}${form}`);
  };
  for (let count = 0; count <= 250; count += 1) isAsOfIntl(count);
  fc.assert(fc.property(fc.nat(), isAsOfIntl));
});

test('a value keeps its direction in a sentence, and is absent if it is empty', () => {
  const said = sayIn(arabic, sentence('scan_not_here', { trackingID: 'TWS-2222-232W', holder: 'Al Quoz' }));
  expect(said).toBe('ليست \u2068TWS-2222-232W\u2069 هنا: هي لدى \u2068Al Quoz\u2069. أدخلها أولًا.');
  expect(sayIn(arabic, sentence('scan_not_here', { trackingID: 'T', holder: '' }))).not.toContain('لدى');
});

test.each([
  sentence('too_late_to_correct', { trackingID: 'T', state: 'cancelled' }),
  sentence('too_late_to_correct', { trackingID: 'T', state: 'returned' }),
  sentence('too_late_to_correct', { trackingID: 'T', state: 'delivered' }),
  ...STOP_ACTS.map((act) =>
    sentence('note_late_act', { act, reason: 'not_home', name: '', cash: 0, card: 0, note: '' }),
  ),
  sentence('no_such_area', { area: 'ديرة', city: 'Ras Al Khaimah', zone: 'Zone 2' }),
  sentence('areas_of_zone', { city: 'Ras Al Khaimah', zone: 'Zone 2' }),
  ...IMPORTED_KINDS.map((kind) => sentence('other_import_runs', { by: '', kind, percent: 5 })),
])('says codes and names of places in Arabic: %j', (said) => {
  expect(sayIn(arabic, said)).not.toMatch(/[A-Za-z]{2}/);
});

test('staff do not read the name of an administrator who imports', () => {
  const running = sentence('other_import_runs', { by: '', kind: 'city-rates', percent: 5 });
  expect(sayIn(arabic, running)).toMatch(/شخص آخر.*أسعار المدن/);
});

test('a text of values alone runs from right to left, whatever they begin with', () => {
  expect(isolated`${'TWS-2222-232W'}: ${'في المستودع'}`).toBe(
    '\u200f\u2068TWS-2222-232W\u2069: \u2068في المستودع\u2069',
  );
  expect(isolated`الشحنة ${'TWS-2222-232W'}`).toBe('الشحنة \u2068TWS-2222-232W\u2069');
});
