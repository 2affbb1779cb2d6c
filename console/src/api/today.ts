import { DAY_MS } from '@tawseel/contract/facts/durations';
import { hostSettings } from './host.ts';

/** Returns the day at the business, such as '2026-11-21'. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format(new Date());
}

/** Returns the day so many days later, by default the next one. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
