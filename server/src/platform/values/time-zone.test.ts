import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIME_ZONES } from '../../testing/time-zones.ts';
import { instantOf, wallClock } from './time-zone.ts';

const HOUR_MS = 60 * 60 * 1000;
const zones = fc.constantFrom(...TIME_ZONES);
const instants = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2035, 0, 1) });

function shown(instant: string, timeZone: string): string {
  return new Date(wallClock(Date.parse(instant), timeZone)).toISOString().slice(0, 19);
}

function instant(wall: string, timeZone: string): string {
  return new Date(instantOf(Date.parse(`${wall}Z`), timeZone)).toISOString();
}

test('shows Dubai four hours after UTC, all year', () => {
  expect(shown('2026-01-31T21:30:00Z', 'Asia/Dubai')).toBe('2026-02-01T01:30:00');
  expect(shown('2026-07-31T19:59:59Z', 'Asia/Dubai')).toBe('2026-07-31T23:59:59');
  expect(instant('2026-02-01T00:00', 'Asia/Dubai')).toBe('2026-01-31T20:00:00.000Z');
});

describe('where clocks are set forward', () => {
  test('New York goes from 2 to 3 at 07:00 UTC on 8 March 2026', () => {
    expect(shown('2026-03-08T06:59:59Z', 'America/New_York')).toBe('2026-03-08T01:59:59');
    expect(shown('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08T03:00:00');
    expect(instant('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  });

  test('a day without midnight begins at one (Beirut), and a skipped day ends immediately (Apia)', () => {
    expect(instant('2026-03-29T00:00', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(shown('2026-03-28T22:00:00Z', 'Asia/Beirut')).toBe('2026-03-29T01:00:00');
    expect(instant('2011-12-30T00:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(instant('2011-12-31T00:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });
});

describe('where clocks are set back', () => {
  test('stays at the end of the first run during the second run through the hour', () => {
    expect(shown('2026-11-01T05:30:00Z', 'America/New_York')).toBe('2026-11-01T01:30:00');
    expect(shown('2026-11-01T06:30:00Z', 'America/New_York')).toBe('2026-11-01T01:59:59');
    expect(shown('2026-11-01T07:00:00Z', 'America/New_York')).toBe('2026-11-01T02:00:00');
    expect(instant('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('a repeated midnight begins the day the first time (Havana)', () => {
    expect(instant('2026-11-01T00:00', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
  });

  test('stays there also across UTC midnight (Apia, until 2021)', () => {
    expect(shown('2020-04-04T14:59:00Z', 'Pacific/Apia')).toBe('2020-04-05T03:59:59');
  });
});

test('never goes backwards, in any zone', () => {
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 0, max: 3 * HOUR_MS }), (zone, start, later) => {
      expect(wallClock(start + later, zone)).toBeGreaterThanOrEqual(wallClock(start, zone));
    }),
    { numRuns: 2000 },
  );
});

test('shows the hour that Intl shows, where clocks move by whole hours', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIME_ZONES.slice(0, 6)), instants, (timeZone, instant) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      const wall = new Date(wallClock(instant, timeZone)).toISOString();
      expect(`${wall.slice(0, 10)} ${wall.slice(11, 13)}`).toBe(format.format(instant).slice(0, 13));
    }),
    { numRuns: 500 },
  );
});

test('finds the first instant that shows a time', () => {
  fc.assert(
    fc.property(zones, instants, (zone, wall) => {
      const found = instantOf(wall, zone);
      expect(wallClock(found, zone)).toBeGreaterThanOrEqual(wall);
      expect(wallClock(found - 1, zone)).toBeLessThan(wall);
    }),
    { numRuns: 2000 },
  );
});

test('refuses a zone that does not exist', () => {
  expect(() => wallClock(0, 'Asia/Dubay')).toThrow(RangeError);
});
