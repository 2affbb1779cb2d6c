import { expect, test } from 'vitest';
import { isMissing, splitFields, withHeader, withValue, withWord } from './fields.ts';

const field = {
  name: 'title',
  required: true,
  from: [],
  set: '',
  absent: '',
  problem: '',
  unknown: [],
  among: [],
};
const choice = { mapping: '', columns: {}, set: { title: 'Perfume' }, take: ['refunded'] };

test('a required column is missing until it comes from the file or has a value, as is one that cannot be read', () => {
  expect(isMissing(field)).toBe(true);
  expect(isMissing({ ...field, required: false })).toBe(false);
  expect(isMissing({ ...field, from: ['Item'] })).toBe(false);
  expect(isMissing({ ...field, set: 'Perfume' })).toBe(false);
  expect(isMissing({ ...field, set: 'x', problem: 'expected text' })).toBe(true);
});

test('missing fields come first, and optional fields that the file lacks are hidden', () => {
  const columns = {
    ...{ choice, mappings: [], header: [], unread: [], rows: [], rowFaults: [], problem: '' },
    fields: [{ ...field, name: 'a', from: ['A'] }, { ...field, name: 'b', required: false }, field],
  };
  const { shown, more } = splitFields(columns);
  expect([shown, more].map((fields) => fields.map(({ name }) => name))).toEqual([['title', 'a'], ['b']]);
});

test('a choice is changed in one place', () => {
  expect(withHeader(choice, 'title', 'Item')).toEqual({ ...choice, columns: { title: 'Item' } });
  expect(withValue(choice, 'title', '').set).toEqual({});
  expect(withValue(choice, 'weight_kg', '1').set).toEqual({ title: 'Perfume', weight_kg: '1' });
  expect(withWord(choice, 'fulfilled', true).take).toEqual(['refunded', 'fulfilled']);
  expect(withWord(choice, 'refunded', false).take).toEqual([]);
});
