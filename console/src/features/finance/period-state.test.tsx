// @vitest-environment jsdom
import { DEFAULT_PERIOD } from '@tawseel/contract/facts/periods';
import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreenHook } from '../../testing/screen.tsx';
import { financeText } from '../../texts/en/finance.ts';
import { datesProblem, PERIOD_CHOICES, usePeriod } from './period-state.ts';

const BOTH = 'Please select both start and end dates.';
const open = (address?: string) => renderScreenHook(usePeriod, address);

describe('usePeriod', () => {
  test('starts with today', async () => {
    const { result } = await open();
    expect(result.current).toMatchObject({ choice: 'today', applied: { dateFilter: 'today' } });
  });

  test('offers the five periods in order and starts with today', () => {
    const names = PERIOD_CHOICES.map((choice) => financeText.periods[choice]);
    expect(names).toEqual(['Today', 'Yesterday', 'This Week', 'This Month', 'Custom']);
    expect(PERIOD_CHOICES[0]).toBe(DEFAULT_PERIOD);
  });

  test('requests a fixed choice immediately', async () => {
    const { result, does } = await open();
    await does(() => result.current.choose('this week'));
    expect(result.current).toMatchObject({ choice: 'this week', applied: { dateFilter: 'this week' } });
  });

  test('keeps the previous period until both custom dates are set', async () => {
    const { result, does } = await open('/home?period=yesterday');
    await does(() => result.current.choose('custom'));
    expect(result.current).toMatchObject({
      choice: 'custom',
      waiting: true,
      applied: { dateFilter: 'yesterday' },
    });
    await does(() => result.current.setDates({ start: '2026-11-01', end: '' }));
    expect(result.current).toMatchObject({
      waiting: true,
      problem: undefined,
      applied: { dateFilter: 'yesterday' },
    });
    await does(() => result.current.setDates({ start: '2026-11-01', end: '2026-11-21' }));
    expect(result.current).toMatchObject({
      waiting: false,
      applied: { startDate: '2026-11-01', endDate: '2026-11-21' },
    });
  });

  test('keeps a date that was set a moment before the other, in one rendering', async () => {
    const { result, does } = await open('/home?period=custom');
    await does(() => {
      result.current.setDates({ start: '2026-11-01' });
      result.current.setDates({ end: '2026-11-21' });
    });
    expect(result.current.applied).toEqual({ startDate: '2026-11-01', endDate: '2026-11-21' });
  });

  test('asks for both dates on Apply', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01');
    let mayLoad: boolean | undefined;
    await does(() => {
      mayLoad = result.current.apply();
    });
    expect(mayLoad).toBe(false);
    expect(result.current.problem).toBe(BOTH);
  });

  test('requests nothing while a year is being typed', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01');
    await does(() => result.current.setDates({ start: '2026-11-01', end: '0002-11-21' }));
    expect(result.current).toMatchObject({ waiting: true, problem: undefined });
  });

  test('requests days before 2000 too, once both are set', async () => {
    const { result, does } = await open('/home?period=custom&from=1999-12-01');
    await does(() => result.current.setDates({ start: '1999-12-01', end: '1999-12-31' }));
    expect(result.current.applied).toEqual({ startDate: '1999-12-01', endDate: '1999-12-31' });
  });

  test('reports dates in the wrong order immediately, and requests nothing', async () => {
    const { result, does } = await open('/home?period=custom');
    await does(() => result.current.setDates({ start: '2026-11-21', end: '2026-11-01' }));
    expect(result.current.problem).toBe('The start date must not be after the end date.');
    expect(result.current).toMatchObject({ waiting: true, applied: { dateFilter: 'today' } });
  });

  test('is restored from the address, and ignores invalid values in it', async () => {
    const custom = await open('/home?period=custom&from=2026-11-01&to=2026-11-02');
    expect(custom.result.current.applied).toEqual({ startDate: '2026-11-01', endDate: '2026-11-02' });
    cleanup();
    const odd = await open('/home?period=for+ever');
    expect(odd.result.current).toMatchObject({ choice: 'today', applied: { dateFilter: 'today' } });
  });

  test('clears the dates when a fixed choice is selected', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01&to=2026-11-02');
    await does(() => result.current.choose('this month'));
    expect(location.search).toBe('?period=this+month');
  });
});

test('a single day is both start and end', () => {
  expect(datesProblem({ start: '2026-11-21', end: '2026-11-21' })).toBeUndefined();
  expect(datesProblem({ start: '', end: '2026-11-21' })).toBe(BOTH);
});
