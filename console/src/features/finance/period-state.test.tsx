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
  test('begins with today', async () => {
    const { result } = await open();
    expect(result.current).toMatchObject({ choice: 'today', applied: { dateFilter: 'today' } });
  });

  test('offers the five periods in order and begins with today', () => {
    const names = PERIOD_CHOICES.map((choice) => financeText.periods[choice]);
    expect(names).toEqual(['Today', 'Yesterday', 'This Week', 'This Month', 'Custom']);
    expect(PERIOD_CHOICES[0]).toBe(DEFAULT_PERIOD);
  });

  test('asks for a fixed choice at once', async () => {
    const { result, does } = await open();
    await does(() => result.current.choose('this week'));
    expect(result.current).toMatchObject({ choice: 'this week', applied: { dateFilter: 'this week' } });
  });

  test('stays with the period before until both custom dates are set', async () => {
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

  test('says on Apply that both dates are wanted', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01');
    let mayLoad: boolean | undefined;
    await does(() => {
      mayLoad = result.current.apply();
    });
    expect(mayLoad).toBe(false);
    expect(result.current.problem).toBe(BOTH);
  });

  test('asks for nothing while a year is being typed', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01');
    await does(() => result.current.setDates({ start: '2026-11-01', end: '0002-11-21' }));
    expect(result.current).toMatchObject({ waiting: true, problem: undefined });
  });

  test('asks for days of before 2000 too, once both are set', async () => {
    const { result, does } = await open('/home?period=custom&from=1999-12-01');
    await does(() => result.current.setDates({ start: '1999-12-01', end: '1999-12-31' }));
    expect(result.current.applied).toEqual({ startDate: '1999-12-01', endDate: '1999-12-31' });
  });

  test('says at once that the dates are the wrong way round, and asks for nothing', async () => {
    const { result, does } = await open('/home?period=custom');
    await does(() => result.current.setDates({ start: '2026-11-21', end: '2026-11-01' }));
    expect(result.current.problem).toBe('The start date must not be after the end date.');
    expect(result.current).toMatchObject({ waiting: true, applied: { dateFilter: 'today' } });
  });

  test('is restored from the address, and takes no nonsense from it', async () => {
    const custom = await open('/home?period=custom&from=2026-11-01&to=2026-11-02');
    expect(custom.result.current.applied).toEqual({ startDate: '2026-11-01', endDate: '2026-11-02' });
    cleanup();
    const odd = await open('/home?period=for+ever');
    expect(odd.result.current).toMatchObject({ choice: 'today', applied: { dateFilter: 'today' } });
  });

  test('forgets the dates when a fixed choice is taken', async () => {
    const { result, does } = await open('/home?period=custom&from=2026-11-01&to=2026-11-02');
    await does(() => result.current.choose('this month'));
    expect(location.search).toBe('?period=this+month');
  });
});

test('a single day is both start and end', () => {
  expect(datesProblem({ start: '2026-11-21', end: '2026-11-21' })).toBeUndefined();
  expect(datesProblem({ start: '', end: '2026-11-21' })).toBe(BOTH);
});
