import { type Span, toIso } from './period.ts';
import { instantOf, wallClock } from './time-zone.ts';

/** The pieces of a period, none overlapping, which together are the whole of it. */
export type Pieces = {
  /** 'YYYY-MM', one unbroken run. */
  months: string[];
  /** 'YYYY-MM-DD' outside those months. */
  days: string[];
  /** 'YYYY-MM-DDTHH' outside those days. */
  hours: string[];
  /** The parts of hours left over, at most two. */
  edges: Span[];
};

type Stretch = { from: number; to: number };
type Grain = 'months' | 'days' | 'hours';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LABEL_LENGTHS: Readonly<Record<Grain, number>> = { months: 7, days: 10, hours: 13 };

/**
 * Cuts a period into whole months, days and hours of the business, so that stored totals can be summed and only
 * the edges read orders. In Asia/Dubai, 30 January 22:30 to 2 March 01:00 is the month 2026-02, the days
 * 2026-01-31 and 2026-03-01, the hours 2026-01-30T23 and 2026-03-02T00, and the edge from 22:30 to 23:00.
 */
export function cutPeriod(period: Span, timeZone: string): Pieces {
  const pieces: Pieces = { months: [], days: [], hours: [], edges: [] };
  let stretches: Stretch[] = [{ from: Date.parse(period.from), to: Date.parse(period.to) }];
  for (const grain of ['months', 'days', 'hours'] as const) {
    stretches = stretches.flatMap((stretch) => cutStretch(stretch, grain, timeZone, pieces[grain]));
  }
  pieces.edges = stretches.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) }));
  return pieces;
}

/** Adds the labels that lie wholly inside a stretch and gives back what is left before and after them. */
function cutStretch(stretch: Stretch, grain: Grain, timeZone: string, labels: string[]): Stretch[] {
  let first = floorTo(grain, wallClock(stretch.from, timeZone));
  if (instantOf(first, timeZone) < stretch.from) first = next(grain, first);
  const end = floorTo(grain, wallClock(stretch.to, timeZone));
  if (first >= end) return [stretch].filter(isSome);

  for (let wall = first; wall < end; wall = next(grain, wall)) {
    labels.push(new Date(wall).toISOString().slice(0, LABEL_LENGTHS[grain]));
  }
  const head = { from: stretch.from, to: instantOf(first, timeZone) };
  const tail = { from: instantOf(end, timeZone), to: stretch.to };
  return [head, tail].filter(isSome);
}

function isSome(stretch: Stretch): boolean {
  return stretch.from < stretch.to;
}

function floorTo(grain: Grain, wall: number): number {
  if (grain === 'hours') return Math.floor(wall / HOUR_MS) * HOUR_MS;
  if (grain === 'days') return Math.floor(wall / DAY_MS) * DAY_MS;
  return new Date(wall).setUTCDate(1) - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
}

function next(grain: Grain, wall: number): number {
  if (grain === 'hours') return wall + HOUR_MS;
  if (grain === 'days') return wall + DAY_MS;
  const date = new Date(wall);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}
