import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tawseel/contract/facts/durations';
import { missing } from '../ui/format.ts';
import { roadText } from './en/road.ts';

/** How long it is since then, in the largest unit of which it is one. */
export function spanSince(since: string | null | undefined, now: number): string {
  const span = now - Date.parse(since ?? '');
  if (Number.isNaN(span)) return missing();
  if (span >= DAY_MS) return roadText.days(Math.floor(span / DAY_MS));
  return span >= HOUR_MS
    ? roadText.hours(Math.floor(span / HOUR_MS))
    : roadText.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
}
