import { expect, test } from 'vitest';
import { fieldOfName, onlyOnes, reordered } from './rules.ts';

test('a city has an only warehouse if it has exactly one', () => {
  const warehouses = [
    { id: 'a', city: 'Dubai' },
    { id: 'b', city: 'Ajman' },
    { id: 'c', city: 'Dubai' },
  ];
  expect([...onlyOnes(warehouses)]).toEqual([['Ajman', 'b']]);
});

test('reports a name at its field, as it is written there', () => {
  const area = { name: 'Dubai Marina', nameAr: 'دبي مارينا', aliases: ['JBR', 'The Marina'] };
  expect(fieldOfName(area, 'dubaimarina')).toEqual({ path: 'name', text: 'Dubai Marina' });
  expect(fieldOfName(area, 'دبيمارينا')).toEqual({ path: 'nameAr', text: 'دبي مارينا' });
  expect(fieldOfName(area, 'marina')).toEqual({ path: 'aliases.1', text: 'The Marina' });
});

const areas = ['a', 'b', 'c', 'd'].map((id, place) => ({ id, place }));
const idsOf = (order: typeof areas | undefined) => order?.map(({ id }) => id).join('');

test.each([
  ['dcba', 'dcba'],
  ['db', 'adcb'],
  ['a', 'abcd'],
  ['dbd', 'adcb'],
])('moving %s to this order makes four areas %s', (ids, order) => {
  const after = reordered(areas, [...ids]);
  expect(idsOf(after)).toBe(order);
  expect(after?.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
});

test('refuses to reorder by an unknown area', () => {
  expect(reordered(areas, ['a', 'x'])).toBeUndefined();
});

test('reordering many areas compares each only a few times', () => {
  let read = 0;
  const many = Array.from({ length: 500 }, (_, place) => ({
    place,
    get id() {
      read += 1;
      return `area ${place}`;
    },
  }));
  const ids = many.map(({ id }) => id).reverse();
  expect(reordered(many, ids)?.[0]?.id).toBe('area 499');
  expect(read).toBeLessThan(5 * many.length);
});
