import { vi } from 'vitest';

/**
 * Setup of the server's tests: argon2id at a thousandth of the cost that is asked for, and that the hash names. The
 * processes that tests start hash at the whole cost.
 */
vi.mock('node:crypto', async (actual) => {
  const real = await actual<typeof import('node:crypto')>();
  const argon2: typeof real.argon2 = (algorithm, parameters, callback) =>
    real.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...real, argon2 };
});
