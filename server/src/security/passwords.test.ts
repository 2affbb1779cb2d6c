import { expect, test, vi } from 'vitest';
import { weakness } from './passwords.ts';

const hashing = vi.hoisted(() => ({ now: 0, most: 0 }));

const machine = vi.hoisted(() => ({ processors: 0 }));
vi.mock('node:os', async (actual) => {
  const real = await actual<typeof import('node:os')>();
  return { ...real, availableParallelism: () => machine.processors };
});

// The real one; it only counts how many are at work.
vi.mock('node:crypto', async (actual) => {
  const real = await actual<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (algorithm, parameters, callback) => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    real.argon2(algorithm, parameters, (error, hash) => {
      hashing.now -= 1;
      callback(error, hash);
    });
  };
  return { ...real, argon2 };
});

test.each([
  { processors: 2, most: 1 },
  { processors: 8, most: 2 },
])(
  'of $processors processors $most hash passwords, so that others have one, and threads to read files with',
  async ({ processors, most }) => {
    machine.processors = processors;
    vi.resetModules();
    const { hashPassword } = await import('./passwords.ts');
    hashing.most = 0;
    await Promise.all(Array.from({ length: 6 }, () => hashPassword('palm-harbour-parcel-71')));
    expect(hashing).toEqual({ now: 0, most });
  },
);

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
  expect(await weakness(password, own)).toMatch(/^(The|This) password .*\.$/);
});

test.each([
  'palm-harbour-parcel-71',
  'gP8sKd72mQwzT4xN5bVh',
  'صباح الخير يا دبي الجميلة',
  'x9x9x9x9Quay!creek-harbour',
])('takes the password %s', async (password) => {
  expect(await weakness(password, own)).toBeUndefined();
});
