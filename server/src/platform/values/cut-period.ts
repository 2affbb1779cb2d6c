import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import { type Span, toIso } from './period.ts';
import { instantOf, wallClock } from './time-zone.ts';

/** Pieces that make up a period without overlapping. */
export type Pieces = {
  /** First and last month of an unbroken run, 'YYYY-MM', of any length. */
  months: { first: string; last: string } | undefined;
  /** Days 'YYYY-MM-DD' outside those months. */
  days: string[];
  /** Hours 'YYYY-MM-DDTHH' outside those days. */
  hours: string[];
  /** Remaining parts of hours, at most two. */
  edges: Span[];
};

type Stretch = { from: number; to: number };
/** Half-open interval of wall-clock time that starts and ends on a whole month, day or hour. */
type Run = { first: number; end: number };
type Grain = 'month' | 'day' | 'hour';

const LABEL_LENGTHS: Readonly<Record<Grain, number>> = { month: 7, day: 10, hour: 13 };

/**
 * Partitions a period into whole months, days and hours of the business, so that stored totals can be summed and
 * orders are read only for the edges. In Asia/Dubai, 30 January 22:30 to 2 March 01:00 is the month 2026-02, the days
 * 2026-01-31 and 2026-03-01, the hours 2026-01-30T23 and 2026-03-02T00, and the edge from 22:30 to 23:00. The work is
 * the same for a year and for ten thousand.
 */
export function cutPeriod(period: Span, timeZone: string): Pieces {
  const whole = { from: Date.parse(period.from), to: Date.parse(period.to) };
  const months = cutStretch([whole].filter(isSome), 'month', timeZone);
  const days = cutStretch(months.left, 'day', timeZone);
  const hours = cutStretch(days.left, 'hour', timeZone);
  const [run] = months.runs;
  return {
    months: run && { first: labelOf(run.first, 'month'), last: labelOf(run.end - 1, 'month') },
    days: labels(days.runs, 'day', DAY_MS),
    hours: labels(hours.runs, 'hour', HOUR_MS),
    edges: hours.left.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) })),
  };
}

/**
 * Returns the runs of a grain that lie completely inside the stretches, in wall-clock time, and the parts left before
 * and after them.
 */
function cutStretch(stretches: Stretch[], grain: Grain, timeZone: string): { runs: Run[]; left: Stretch[] } {
  const runs: Run[] = [];
  const left = stretches.flatMap((stretch) => {
    let first = floorTo(grain, wallClock(stretch.from, timeZone));
    if (instantOf(first, timeZone) < stretch.from) first = next(grain, first);
    const end = floorTo(grain, wallClock(stretch.to, timeZone));
    if (first >= end) return [stretch];
    runs.push({ first, end });
    const head = { from: stretch.from, to: instantOf(first, timeZone) };
    const tail = { from: instantOf(end, timeZone), to: stretch.to };
    return [head, tail].filter(isSome);
  });
  return { runs, left };
}

function labels(runs: Run[], grain: Grain, length: number): string[] {
  return runs.flatMap(({ first, end }) =>
    Array.from({ length: (end - first) / length }, (_, index) => labelOf(first + index * length, grain)),
  );
}

function labelOf(wall: number, grain: Grain): string {
  return new Date(wall).toISOString().slice(0, LABEL_LENGTHS[grain]);
}

function isSome(stretch: Stretch): boolean {
  return stretch.from < stretch.to;
}

function floorTo(grain: Grain, wall: number): number {
  if (grain === 'hour') return Math.floor(wall / HOUR_MS) * HOUR_MS;
  if (grain === 'day') return Math.floor(wall / DAY_MS) * DAY_MS;
  return new Date(wall).setUTCDate(1) - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
}

function next(grain: Grain, wall: number): number {
  if (grain === 'hour') return wall + HOUR_MS;
  if (grain === 'day') return wall + DAY_MS;
  const date = new Date(wall);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}
