import { expect, test } from 'vitest';
import { avatarName, fullName, userFacts } from './user-facts.ts';

test('someone of whom a server sent nothing shows N/A everywhere', () => {
  expect(fullName({})).toBe('N/A');
  expect(avatarName({})).toBe('');
  expect(userFacts({}).filter(({ value }) => value !== 'N/A')).toEqual([]);
});

test('additional addresses are written out, as far as they are known', () => {
  const addresses = [
    { houseNo: '12', street: 'Al Wasl Road', city: 'Abu-Dhabi', country: 'UAE' },
    { city: 'Ajman' },
    {},
  ];
  expect(userFacts({ addresses }).at(-1)?.value).toBe('12, Al Wasl Road, Abu Dhabi, UAE · Ajman · N/A');
});

test('a name is as much of it as there is', () => {
  expect(fullName({ firstName: 'Priya', lastName: 'Nair' })).toBe('Priya Nair');
  expect(fullName({ lastName: 'Nair' })).toBe('Nair');
});
