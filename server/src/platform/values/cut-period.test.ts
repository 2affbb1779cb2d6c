import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIME_ZONES } from '../../testing/time-zones.ts';
import { cutPeriod, type Pieces } from './cut-period.ts';
import { businessHour, startOfHour, toIso } from './period.ts';

const DUBAI = 'Asia/Dubai';

test('cuts the worked example into a month, two days, two hours and a partial hour', () => {
  const period = { from: '2026-01-30T18:30:00.000Z', to: '2026-03-01T21:00:00.000Z' };
  expect(cutPeriod(period, DUBAI)).toEqual({
    months: { first: '2026-02', last: '2026-02' },
    days: ['2026-01-31', '2026-03-01'],
    hours: ['2026-01-30T23', '2026-03-02T00'],
    edges: [{ from: '2026-01-30T18:30:00.000Z', to: '2026-01-30T19:00:00.000Z' }],
  });
});

test('reads no orders for whole days, and no totals within an hour', () => {
  const day = { from: '2026-11-20T20:00:00.000Z', to: '2026-11-21T20:00:00.000Z' };
  expect(cutPeriod(day, DUBAI)).toEqual({ months: undefined, days: ['2026-11-21'], hours: [], edges: [] });
  const minutes = { from: '2026-11-21T10:05:00.000Z', to: '2026-11-21T10:50:00.000Z' };
  expect(cutPeriod(minutes, DUBAI)).toEqual({ months: undefined, days: [], hours: [], edges: [minutes] });
});

test('has no pieces for an empty period', () => {
  for (const instant of ['2026-11-20T20:00:00.000Z', '2026-11-20T20:00:01.000Z']) {
    const pieces = { months: undefined, days: [], hours: [], edges: [] };
    expect(cutPeriod({ from: instant, to: instant }, DUBAI)).toEqual(pieces);
  }
});

test('lists ten thousand years by their first and last month', () => {
  const all = { from: '0000-01-01T00:00:00.000Z', to: '9999-12-31T23:59:59.999Z' };
  const { months, days, hours, edges } = cutPeriod(all, DUBAI);
  expect(months).toEqual({ first: '0000-02', last: '9999-12' });
  expect(days.length + hours.length + edges.length).toBeLessThan(100);
});

const zones = fc.constantFrom(...TIME_ZONES);
const instants = fc.integer({ min: Date.UTC(2008, 0, 1), max: Date.UTC(2032, 0, 1) });
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 3 * 3_600_000 }),
  fc.integer({ min: 0, max: 100 * 86_400_000 }),
  fc.integer({ min: 0, max: 3000 * 86_400_000 }),
);

test('cuts any period in any zone into pieces that tile it exactly, with at most two partial hours', () => {
  fc.assert(
    fc.property(zones, instants, lengths, (zone, start, length) => {
      const period = { from: toIso(start), to: toIso(start + length) };
      const pieces = cutPeriod(period, zone);
      expect(pieces.edges.length).toBeLessThanOrEqual(2);
      let reached = period.from;
      for (const piece of spansOf(pieces, zone)) {
        expect(piece.from).toBe(reached);
        reached = piece.to;
      }
      expect(reached).toBe(period.to);
    }),
    { numRuns: 1000 },
  );
});

test('has each instant of the period in exactly one piece by its labels, and no other instant', () => {
  fc.assert(
    fc.property(
      zones,
      instants,
      lengths,
      fc.double({ min: -0.1, max: 1.1, noNaN: true }),
      (zone, start, length, at) => {
        const period = { from: toIso(start), to: toIso(start + length) };
        const instant = toIso(start + Math.round(length * at));
        const { months, days, hours, edges } = cutPeriod(period, zone);
        const hour = businessHour(instant, zone);
        const found = [
          months !== undefined && months.first <= hour.slice(0, 7) && hour.slice(0, 7) <= months.last,
          days.includes(hour.slice(0, 10)),
          hours.includes(hour),
          ...edges.map((edge) => edge.from <= instant && instant < edge.to),
        ].filter(Boolean);
        expect(found.length).toBe(period.from <= instant && instant < period.to ? 1 : 0);
      },
    ),
    { numRuns: 2000 },
  );
});

function spansOf({ months, days, hours, edges }: Pieces, zone: string) {
  const monthSpans = [months].flatMap((run) => {
    if (!run) return [];
    const next = new Date(`${run.last}-01T00:00Z`);
    next.setUTCMonth(next.getUTCMonth() + 1);
    const after = next.toISOString().slice(0, 10);
    return [{ from: startOfHour(`${run.first}-01T00`, zone), to: startOfHour(`${after}T00`, zone) }];
  });
  const daySpans = days.map((day) => {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString();
    return { from: startOfHour(`${day}T00`, zone), to: startOfHour(`${next.slice(0, 10)}T00`, zone) };
  });
  const hourSpans = hours.map((hour) => {
    const next = new Date(Date.parse(`${hour}:00Z`) + 3_600_000).toISOString();
    return { from: startOfHour(hour, zone), to: startOfHour(next.slice(0, 13), zone) };
  });
  const spans = [...monthSpans, ...daySpans, ...hourSpans, ...edges];
  return spans.sort((one, two) => one.from.localeCompare(two.from) || one.to.localeCompare(two.to));
}
