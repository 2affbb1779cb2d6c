import { expect, test } from 'vitest';
import { avatarName, type LooseUser, pictureOf, shownName, userFacts } from './user-facts.tsx';

test('someone of whom a server sent nothing shows N/A everywhere', () => {
  expect(shownName({})).toBe('N/A');
  expect(avatarName({})).toBe('');
  const shown = userFacts({}).filter(({ value }) => value !== 'N/A');
  expect(shown.map(({ label, value }) => [label, Reflect.get(Object(value), 'props')])).toEqual([
    ['Email', { email: 'N/A' }],
  ]);
});

test('additional addresses are written out, as far as they are known', () => {
  const addresses = [
    { houseNo: '12', street: 'Al Wasl Road', city: 'Abu-Dhabi', country: 'UAE' },
    { city: 'Ajman' },
    {},
  ];
  expect(userFacts({ addresses }).at(-2)?.value).toBe('12, Al Wasl Road, Abu Dhabi, UAE · Ajman · N/A');
});

test('a name is as much of it as there is', () => {
  expect(shownName({ firstName: 'Priya', lastName: 'Nair' })).toBe('Priya Nair');
  expect(shownName({ lastName: 'Nair' })).toBe('Nair');
});

test('a phone and a picture are read under either name, and one address stands for street and house number', () => {
  const facts = (user: LooseUser) =>
    Object.fromEntries(userFacts(user).map(({ label, value }) => [label, value]));
  expect(facts({ phone: '800 FALCON', phoneNo: '' }).Phone).toBe('800 FALCON');
  expect(facts({ phone: '800 FALCON', phoneNo: '04 1' }).Phone).toBe('04 1');
  expect(facts({ address: 'Villa 2', houseNo: ' ' })).toMatchObject({ Address: 'Villa 2' });
  expect(facts({ address: 'Villa 2' })).not.toHaveProperty('Street');
  expect(facts({ address: 'Villa 2', street: 'Palm Road' })).toMatchObject({
    Street: 'Palm Road',
    'House No': 'N/A',
  });
  expect(pictureOf({ image: '', profilePic: '/a.png' })).toBe('/a.png');
});
