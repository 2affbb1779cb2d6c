import { expect, test } from 'vitest';
import { isPaidInCoins } from './cash.ts';

test.each([
  [25_000, [25_000]],
  [24_990, [24_975, 24_980, 24_990, 25_000]],
  [24_975, [24_975]],
  [0, [0]],
  [-10, [-25, -20, -10, 0]],
])('%d fils are paid as the amount itself or rounded to coins, and otherwise not', (due, paid) => {
  const near = [-25, -24, -15, -10, 0, 10, 24, 25].map((by) => due + by);
  expect(near.filter((amount) => isPaidInCoins(due, amount))).toEqual(paid);
});
