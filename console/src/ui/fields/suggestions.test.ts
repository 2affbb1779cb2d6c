import { finder } from '@tawseel/contract/facts/searches';
import { expect, test } from 'vitest';
import { setFormats } from '../formats.ts';
import { labelOf, onlyOne } from './suggestions.ts';

const person = (id: string, name: string, phone: string) => ({
  id,
  name,
  details: [phone, `${id}@x.example`],
});
const people = [
  person('ali', 'Ali', '050 1'),
  person('hassan', 'Ali Hassan', '050 2'),
  person('omar', 'Omar', '050 3'),
  person('other', 'omar', '050 4'),
];
const digits = (text: string) => text.replace(/\D/g, '') || undefined;

test.each([
  ['Ali', 'ali'],
  [' ali hassan ', 'hassan'],
  ['\u202aAli\u200b Hassan\u202c', 'hassan'],
  ['Omar (050 3, omar@x.example)', 'omar'],
  ['050 4', 'other'],
  ['OTHER@x.example', 'other'],
  ['0502', 'hassan'],
  ['Hassan', 'hassan'],
  [' ass', 'hassan'],
  ['other@', 'other'],
])('%j is the only exact match, or the only partial match', (typed, id) => {
  expect(onlyOne(people, typed, { finder, keyOf: digits })?.id).toBe(id);
});

test.each(['', 'Al', 'Omar', 'Nobody', '050'])('%j matches nobody uniquely', (typed) => {
  expect(onlyOne(people, typed, { finder, keyOf: digits })).toBeUndefined();
});

test('prefers the name as it was typed to another spelling of it, and that to a part of a name', () => {
  const named = ['José', 'Jose', 'Ömer', 'Ömer Ali'].map((name) => person(name, name, '050 5'));
  const idOf = (typed: string) => onlyOne(named, typed, { finder })?.id;
  expect(['José', 'jose', 'Omer'].map(idOf)).toEqual(['José', 'Jose', 'Ömer']);
});

test('distinguishes two of the same name', () => {
  expect(people.map(labelOf)).toContain('omar (050 4, other@x.example)');
});

test('a label is the same in every language, because it becomes the value of the box', () => {
  setFormats({ locale: 'ar', dir: 'rtl', missing: '', comma: '، ', money: (amount) => amount });
  const label = labelOf(person('omar', 'Omar', '050 3'));
  expect(label).toBe('Omar (050 3, omar@x.example)');
  expect(onlyOne(people, label, { finder })?.id).toBe('omar');
});
