import { expect, test } from 'vitest';
import { modeShares } from './mode-chart.tsx';

test('shares are whole numbers and sum to 100', () => {
  for (let urgent = 0; urgent <= 40; urgent += 1) {
    const shares = modeShares(urgent, 41 - urgent)!;
    expect(shares.urgent + shares.normal).toBe(100);
    expect(Number.isInteger(shares.urgent)).toBe(true);
  }
  expect(modeShares(1, 2)).toEqual({ urgent: 33, normal: 67 });
});

test('there are no shares without orders', () => {
  expect(modeShares(0, 0)).toBeUndefined();
});
