import { expect, test } from 'vitest';
import { avatarName, type LooseUser, pictureOf, shownName, userFacts } from './user-facts.tsx';

test('an empty user shows N/A everywhere', () => {
  expect(shownName({})).toBe('N/A');
  expect(avatarName({})).toBe('');
  const shown = userFacts({}).filter(({ value }) => value !== 'N/A');
  expect(shown.map(({ label, value }) => [label, Reflect.get(Object(value), 'props')])).toEqual([
    ['Email', { email: 'N/A' }],
  ]);
});

test('shows additional addresses as far as they are known', () => {
  const addresses = [
    { houseNo: '12', street: 'Al Wasl Road', city: 'Abu-Dhabi', country: 'UAE' },
    { city: 'Ajman' },
    {},
  ];
  expect(userFacts({ addresses }).at(-2)?.value).toBe('12, Al Wasl Road, Abu Dhabi, UAE · Ajman · N/A');
});

test('shows the known parts of a name', () => {
  expect(shownName({ firstName: 'Priya', lastName: 'Nair' })).toBe('Priya Nair');
  expect(shownName({ lastName: 'Nair' })).toBe('Nair');
});

test('reads phone and picture under either name, and accepts an address line for street and house number', () => {
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
