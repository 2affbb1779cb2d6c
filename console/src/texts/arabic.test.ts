import { CHANGED_SECRET, HIDDEN_SECRET } from '@tawseel/contract/facts/audit';
import { expect, test } from 'vitest';
import { valueText } from '../features/audit/audit-rows.ts';
import { joined, setFormats, show, showMoney, showNumber } from '../ui/format.ts';
import { arabic } from './ar/arabic.ts';
import { english } from './en/english.ts';
import { speak } from './language.ts';

test('phones, other figures and negative amounts keep their order between Arabic words', () => {
  setFormats(arabic);
  expect(['+971 55 672 8437', '100384726190003', 'Al Quoz', ''].map(show)).toEqual([
    '\u2066+971 55 672 8437\u2069',
    '\u2066100384726190003\u2069',
    'Al Quoz',
    'غير متوفر',
  ]);
  expect([showMoney(-5), showNumber(12_000)]).toEqual(['\u2066\u2212AED 5.00\u2069', '12,000']);
  setFormats(english);
  expect([show('+971 55 672 8437'), showMoney(-5)]).toEqual(['+971 55 672 8437', '\u2212AED 5.00']);
});

test('parts of a text are joined by the comma of the language, each in its own direction', () => {
  const parts = ['فيلا 12', 'Al Wasl Road', '', undefined, 'دبي'];
  setFormats(arabic);
  expect(joined(parts)).toBe('\u2068فيلا 12\u2069، \u2068Al Wasl Road\u2069، \u2068دبي\u2069');
  expect(joined(['Al Quoz', false])).toBe('Al Quoz');
  setFormats(english);
  expect(joined(parts)).toBe('فيلا 12, Al Wasl Road, دبي');
});

test('what the audit log withholds is named in the language of the reader', async () => {
  await speak(arabic);
  expect([valueText(CHANGED_SECRET, 'pin'), valueText(`Bank ${HIDDEN_SECRET}`)]).toEqual([
    'تغيّر',
    'Bank [مخفي]',
  ]);
  await speak(english);
  expect([valueText(CHANGED_SECRET, 'pin'), valueText(`Bank ${HIDDEN_SECRET}`)]).toEqual([
    'changed',
    'Bank [hidden]',
  ]);
});
