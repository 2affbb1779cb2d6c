import { expect, test } from 'vitest';
import { draftOf, readDraft, withSaved } from './charge-edits.ts';

const first = { key: 'k', id: 'w1', name: '0-1', price: 2 };
const large = { key: 'k', id: 's3', name: 'Large', price: 10, maxVolume: 90_000 };

test('sends a price as a number, and no volume if there is none', () => {
  const draft = { ...draftOf(first), price: '2.5' };
  expect(readDraft(first, draft, false)).toEqual({ change: { price: 2.5 } });
});

test('sends a volume left blank as unlimited', () => {
  expect(readDraft(large, draftOf(large), true)).toEqual({
    change: { price: 10, maxVolume: 90_000 },
  });
  expect(readDraft(large, { ...draftOf(large), maxVolume: ' ' }, true)).toEqual({
    change: { price: 10, maxVolume: null },
  });
});

test('starts with empty boxes for unlimited or missing values', () => {
  expect(
    draftOf({ key: 'k', id: 's4', name: 'Extra Large', price: undefined, maxVolume: null }),
  ).toMatchObject({
    price: '',
    maxVolume: '',
  });
});

test.each(['-12.5', '-١٢٫٥', '\u2212۱۲٫۵', '-12,5\u200b'])('refuses %s, below 0, at its box', (typed) => {
  expect(readDraft(large, { ...draftOf(large), price: typed, maxVolume: typed }, true)).toEqual({
    problems: { price: 'Must be 0 or more.', maxVolume: 'Must be 0 or more.' },
  });
});

test('refuses text that is not a number, each at its box, and nothing else', () => {
  expect(readDraft(large, { ...draftOf(large), price: '', maxVolume: 'big' }, true)).toEqual({
    problems: { price: 'Must be a number in AED.', maxVolume: 'Must be a number in cm³.' },
  });
  expect(readDraft(large, { ...draftOf(large), price: '7.125', maxVolume: '0' }, true)).toEqual({
    change: { price: 7.125, maxVolume: 0 },
  });
  expect(readDraft(first, { ...draftOf(first), price: '5000000' }, false)).toEqual({
    change: { price: 5_000_000 },
  });
});

test("an unchanged value in another server's format is sent back unchanged", () => {
  const odd = { key: 'k', id: '', name: 'Any', price: 1e21, maxVolume: 'on request' };
  expect(readDraft(odd, { ...draftOf(odd), price: '8' }, true)).toEqual({
    change: { price: 8, maxVolume: 'on request' },
  });
  expect(readDraft(odd, { ...draftOf(odd), maxVolume: '5' }, true)).toEqual({
    change: { price: 1e21, maxVolume: 5 },
  });
  expect(readDraft(odd, { ...draftOf(odd), maxVolume: 'on reques' }, true)).toEqual({
    problems: { maxVolume: 'Must be a number in cm³.' },
  });
});

test('changes only the saved charge, which is no starting price any more', () => {
  const rows = [
    { _id: 's3', price: 10 },
    { _id: 's4', price: 20, starting: true },
  ];
  expect(withSaved(rows, { id: 's4', price: 25, maxVolume: null })).toEqual([
    { _id: 's3', price: 10 },
    { _id: 's4', price: 25, maxVolume: null },
  ]);
});
