import type { Work } from '../engine/work.ts';
import { businessDay } from '../values/period.ts';
import { invalidField } from './errors.ts';

/** Throws if a day has not come. */
export function refuseDayToCome(
  { now, timeZone }: Pick<Work, 'now' | 'timeZone'>,
  path: string,
  day: string,
): void {
  if (day > businessDay(now.toISOString(), timeZone)) throw invalidField(path, 'day_to_come');
}
