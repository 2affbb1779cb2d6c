import { missing } from '../ui/format.ts';
import { roadText } from './en/road.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is since then, in the largest unit of which it is one. */
export function spanSince(since: string | null | undefined, now: number): string {
  const span = now - Date.parse(since ?? '');
  if (Number.isNaN(span)) return missing();
  if (span >= DAY) return roadText.days(Math.floor(span / DAY));
  return span >= HOUR
    ? roadText.hours(Math.floor(span / HOUR))
    : roadText.minutes(Math.max(0, Math.floor(span / MINUTE)));
}
