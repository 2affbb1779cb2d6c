import { charges } from '@tawseel/contract/charges';
import { expect, test } from 'vitest';
import { draftOf, readDraft, withSaved } from './charge-edits.ts';

const size = charges.updateSizeCharge.body;
const weight = charges.updateWeightCharge.body;
const first = { id: 'w1', name: '0-1', price: 2 };
const large = { id: 's3', name: 'Large', price: 10, maxVolume: 90_000 };

test('sends a price as a number, and no volume where there is none', () => {
  const draft = { ...draftOf(first), price: '2.5' };
  expect(readDraft(weight, first, draft, false)).toEqual({ body: { id: 'w1', price: 2.5 } });
});

test('sends a volume left blank as unlimited', () => {
  expect(readDraft(size, large, draftOf(large), true)).toEqual({
    body: { id: 's3', price: 10, maxVolume: 90_000 },
  });
  expect(readDraft(size, large, { ...draftOf(large), maxVolume: ' ' }, true)).toEqual({
    body: { id: 's3', price: 10, maxVolume: null },
  });
});

test('begins with empty boxes for what is unlimited or missing', () => {
  expect(draftOf({ id: 's4', name: 'Extra Large', price: undefined, maxVolume: null })).toMatchObject({
    price: '',
    maxVolume: '',
  });
});

test('refuses a price left blank and a volume of 0, each at its box', () => {
  const draft = { ...draftOf(large), price: '', maxVolume: '0' };
  expect(readDraft(size, large, draft, true)).toEqual({
    problems: { price: 'Must be a number in AED.', maxVolume: 'Must be more than 0.' },
  });
});

test('what is left as another server stores it stops no change of the rest', () => {
  const odd = { id: '', name: 'Any', price: 7.125, maxVolume: 999_999_999 };
  expect(readDraft(size, odd, { ...draftOf(odd), price: '8' }, true)).toEqual({
    body: { id: '', price: 8, maxVolume: 999_999_999 },
  });
  expect(readDraft(size, odd, { ...draftOf(odd), maxVolume: '5' }, true)).toEqual({
    body: { id: '', price: 7.125, maxVolume: 5 },
  });
  expect(readDraft(size, odd, { ...draftOf(odd), price: '7.126', maxVolume: '0' }, true)).toEqual({
    problems: { price: 'At most 2 decimals.', maxVolume: 'Must be more than 0.' },
  });
});

test('changes the saved charge alone', () => {
  const rows = [
    { _id: 's3', price: 10 },
    { _id: 's4', price: 20 },
  ];
  expect(withSaved(rows, { id: 's4', price: 25, maxVolume: null })).toEqual([
    { _id: 's3', price: 10 },
    { _id: 's4', price: 25, maxVolume: null },
  ]);
});
