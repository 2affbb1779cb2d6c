import { expect, test } from 'vitest';
import { daysOfPeriod } from './figure-days.ts';

test.each([
  ['this-month', '2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
  ['this-month', '2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
  ['last-month', '2026-11-21', { from: '2026-10-01', to: '2026-10-31' }],
  ['last-month', '2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
  ['last-month', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
  ['last-7-days', '2026-03-03', { from: '2026-02-25', to: '2026-03-03' }],
] as const)('%s on %s has its first and last day', (period, today, days) => {
  expect(daysOfPeriod(period, today)).toEqual(days);
});
