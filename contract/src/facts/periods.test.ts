import { expect, test } from 'vitest';
import { DATE_FILTERS, DEFAULT_PERIOD, PERIOD_CHOICES } from './periods.ts';

test('offers the five periods in order and begins with today', () => {
  expect(PERIOD_CHOICES.map((choice) => choice.label)).toEqual([
    'Today',
    'Yesterday',
    'This Week',
    'This Month',
    'Custom',
  ]);
  expect(PERIOD_CHOICES[0]?.value).toBe(DEFAULT_PERIOD);
});

test('sends every choice but custom by its own name', () => {
  const values = PERIOD_CHOICES.map((choice) => choice.value);
  expect(values).toEqual([...DATE_FILTERS, 'custom']);
});
