import { expect, test } from 'vitest';
import { weakness } from './passwords.ts';

const own = ['mariam.suwaidi@palmcourier.ae', 'Mariam Al Suwaidi'];

test.each([
  'short',
  'passwordpassword',
  'Password123!!',
  'trustno1trustno1',
  '123456789012',
  'abcdefghijklmn',
  'qwertyuiopasdf',
  'aaaaaaaaaaaaaaaa',
  'Mariam1234567',
  'suwaidi@palmcourier',
  'mariam.suwaidi@palmcourier.ae',
])('refuses the password %s', async (password) => {
  expect(await weakness(password, own)).toMatch(/^(short|weak)_password$/);
});

test.each([
  'palm-harbour-parcel-71',
  'gP8sKd72mQwzT4xN5bVh',
  'صباح الخير يا دبي الجميلة',
  'x9x9x9x9Quay!creek-harbour',
])('accepts the password %s', async (password) => {
  expect(await weakness(password, own)).toBeUndefined();
});
