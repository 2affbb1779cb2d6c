import { expect, test } from 'vitest';
import { changes, summary } from './rules.ts';

test('shows either a profit or a loss, in AED', () => {
  expect(summary({ revenueFils: 1050, expensesFils: 1200 })).toEqual({
    totalRevenue: 10.5,
    expenses: 12,
    profit: 0,
    loss: 1.5,
  });
  expect(summary({ revenueFils: 1200, expensesFils: 1050 })).toMatchObject({ profit: 1.5, loss: 0 });
  expect(summary({ revenueFils: 7, expensesFils: 7 })).toMatchObject({ profit: 0, loss: 0 });
});

test('states changes in percent to one decimal, and none if the previous value was 0', () => {
  const now = { revenue: 150, expenses: 1, loss: 5, profit: 80, users: 0 };
  const before = { revenue: 120, expenses: 3, loss: 0, profit: 80, users: 0 };
  expect(changes(now, before)).toEqual({ revenue: 25, expenses: -66.7, loss: null, profit: 0, users: null });
  expect(changes({ loss: 99_999 }, { loss: 100_000 })).toEqual({ loss: 0 });
});
