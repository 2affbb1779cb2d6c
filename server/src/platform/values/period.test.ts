import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay, businessHour, type PeriodFilter, periodOf, startOfHour } from './period.ts';

/** Saturday, 15:20 in Dubai. */
const NOW = new Date('2026-11-21T11:20:00Z');

function dubai(filter: PeriodFilter, now = NOW) {
  return periodOf(filter, now, BUSINESS_TIME_ZONE);
}

describe('a current period', () => {
  test('today is compared with yesterday to the same clock time', () => {
    expect(dubai({ dateFilter: 'today' })).toEqual({
      from: '2026-11-20T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      previous: { from: '2026-11-19T20:00:00.000Z', to: '2026-11-20T11:20:00.000Z' },
    });
  });

  test('this week begins on Monday and is compared with last week to the same weekday and time', () => {
    expect(dubai({ dateFilter: 'this week' })).toEqual({
      from: '2026-11-15T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      previous: { from: '2026-11-08T20:00:00.000Z', to: '2026-11-14T11:20:00.000Z' },
    });
    const sunday = dubai({ dateFilter: 'this week' }, new Date('2026-11-22T10:00:00Z'));
    const monday = dubai({ dateFilter: 'this week' }, new Date('2026-11-22T20:00:00Z'));
    expect(sunday.from).toBe('2026-11-15T20:00:00.000Z');
    expect(monday.from).toBe('2026-11-22T20:00:00.000Z');
    expect(monday.previous).toEqual({ from: '2026-11-15T20:00:00.000Z', to: '2026-11-15T20:00:00.000Z' });
  });

  test('this month is compared with last month to the same day and time', () => {
    expect(dubai({ dateFilter: 'this month' })).toEqual({
      from: '2026-10-31T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      previous: { from: '2026-09-30T20:00:00.000Z', to: '2026-10-21T11:20:00.000Z' },
    });
  });

  test('this month on the 31st is compared with all of a shorter last month', () => {
    const { previous } = dubai({ dateFilter: 'this month' }, new Date('2026-03-31T11:20:00Z'));
    expect(previous).toEqual({ from: '2026-01-31T20:00:00.000Z', to: '2026-02-28T20:00:00.000Z' });
  });

  test('this month in January is compared with December of the previous year', () => {
    const { from, previous } = dubai({ dateFilter: 'this month' }, new Date('2026-01-02T11:20:00Z'));
    expect(from).toBe('2025-12-31T20:00:00.000Z');
    expect(previous).toEqual({ from: '2025-11-30T20:00:00.000Z', to: '2025-12-02T11:20:00.000Z' });
  });

  test('today begins at midnight of the business, not of UTC', () => {
    expect(dubai({ dateFilter: 'today' }, new Date('2026-11-20T20:00:00Z')).from).toBe(
      '2026-11-20T20:00:00.000Z',
    );
    expect(dubai({ dateFilter: 'today' }, new Date('2026-11-20T19:59:59Z')).from).toBe(
      '2026-11-19T20:00:00.000Z',
    );
  });

  test('keeps the clock time if clocks were set back in between', () => {
    const noon = new Date('2026-11-01T17:00:00Z');
    expect(periodOf({ dateFilter: 'today' }, noon, 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
      previous: { from: '2026-10-31T04:00:00.000Z', to: '2026-10-31T16:00:00.000Z' },
    });
  });
});

test('yesterday is compared with the day before it', () => {
  expect(dubai({ dateFilter: 'yesterday' })).toEqual({
    from: '2026-11-19T20:00:00.000Z',
    to: '2026-11-20T20:00:00.000Z',
    previous: { from: '2026-11-18T20:00:00.000Z', to: '2026-11-19T20:00:00.000Z' },
  });
});

test('selected days include both ends and are compared with as many days before', () => {
  expect(dubai({ startDate: '2026-03-01', endDate: '2026-03-10' })).toEqual({
    from: '2026-02-28T20:00:00.000Z',
    to: '2026-03-10T20:00:00.000Z',
    previous: { from: '2026-02-18T20:00:00.000Z', to: '2026-02-28T20:00:00.000Z' },
  });
  expect(dubai({ startDate: '2026-11-21', endDate: '2026-11-21' })).toMatchObject({
    from: '2026-11-20T20:00:00.000Z',
    to: '2026-11-21T20:00:00.000Z',
  });
});

test('contains now, follows the previous one and starts and ends at midnight, in every zone and at every time', () => {
  const zones = fc.constantFrom(
    'Asia/Dubai',
    'America/New_York',
    'Africa/Cairo',
    'Pacific/Chatham',
    'Asia/Beirut',
  );
  const filters = fc.constantFrom('today' as const, 'this week' as const, 'this month' as const);
  const times = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(filters, times, zones, (dateFilter, time, zone) => {
      const { from, to, previous } = periodOf({ dateFilter }, new Date(time), zone);
      const now = new Date(time).toISOString();
      expect(from <= now && now < to).toBe(true);
      expect(previous.from <= previous.to && previous.to <= from).toBe(true);
      for (const start of [from, to, previous.from])
        expect(startOfHour(`${businessDay(start, zone)}T00`, zone)).toBe(start);
    }),
    { numRuns: 500 },
  );
});

test('labels have the day and hour of the business, and begin at that time', () => {
  expect(businessDay('2026-01-31T21:30:00Z', 'Asia/Dubai')).toBe('2026-02-01');
  expect(businessHour('2026-01-31T21:30:00Z', 'Asia/Dubai')).toBe('2026-02-01T01');
  expect(startOfHour('2026-02-01T01', 'Asia/Dubai')).toBe('2026-01-31T21:00:00.000Z');
});

test('refuses an invalid day', () => {
  expect(() => startOfHour('21/11/2026', 'Asia/Dubai')).toThrow('is no day');
});

test('stays inside the years that compare as text', () => {
  const { from, to, previous } = periodOf(
    { startDate: '0000-01-01', endDate: '9999-12-31' },
    NOW,
    'America/New_York',
  );
  for (const instant of [from, to, previous.from, previous.to]) expect(instant).toMatch(/^\d{4}-/);
});
