import { expect, test } from 'vitest';
import { namesIn, neighbour, shownAreas } from './area-rows.ts';

const marina = {
  _id: 'm',
  city: 'Dubai',
  name: 'Dubai Marina',
  nameAr: 'دبي مارينا',
  aliases: ['JBR'],
  sortCode: 'DXB · Z1 · MARINA',
};
const deira = { _id: 'd', city: 'Dubai', name: 'Deira', nameAr: 'ديرة', sortCode: 'DXB · Z1 · DEIRA' };
const ain = { _id: 'a', city: 'Abu-Dhabi', name: 'Al Ain', nameAr: 'العين', sortCode: 'AUH · AIN' };
const all = [ain, marina, deira];

test.each([
  ['', all],
  ['al-ain', [ain]],
  ['العين', [ain]],
  ['jbr', [marina]],
  ['مارينا', [marina]],
  ['z1 · d', [deira]],
  ['DXB', [marina, deira]],
  ['nowhere', []],
])('a search for %j shows areas with that name or sort code', (search, shown) => {
  expect(shownAreas(all, '', search)).toEqual(shown);
});

test('an emirate shows only its own areas', () => {
  expect(shownAreas(all, 'Dubai', '')).toEqual([marina, deira]);
});

test('an area moves within its emirate', () => {
  expect(neighbour(all, deira, -1)).toBe(marina);
  expect(neighbour(all, marina, 1)).toBe(deira);
  expect(neighbour(all, marina, -1)).toBeUndefined();
  expect(neighbour(all, ain, 1)).toBeUndefined();
});

test('other names are separated by commas, including Arabic ones', () => {
  expect(namesIn(' JBR, Marina,, مارينا، جي بي آر ')).toEqual(['JBR', 'Marina', 'مارينا', 'جي بي آر']);
});
