import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tawseel/contract/facts/durations';
import { missing } from '../ui/format.ts';
import { roadText } from './en/road.ts';

/** Returns the time since an instant, in the largest unit of at least one. */
export function spanSince(since: string | null | undefined, now: number): string {
  const span = now - Date.parse(since ?? '');
  if (Number.isNaN(span)) return missing();
  if (span >= DAY_MS) return roadText.days(Math.floor(span / DAY_MS));
  return span >= HOUR_MS
    ? roadText.hours(Math.floor(span / HOUR_MS))
    : roadText.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
}
